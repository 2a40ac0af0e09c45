/** What is asked of a template keeps to that template, also when another one has been opened since. */
import { beforeEach, expect, test } from "vitest";
import { documents, open } from "../../../src/studio/client/documents/documents.ts";
import { askNow, seenText } from "../../../src/studio/client/template/asked-things.ts";

const [FRONT, BACK] = ["templates/duel/front.svg.hbs", "templates/duel/back.svg.hbs"];
const TEXT = '<a x="1"/><b x="22"/>';
const ASK = {
  kind: "move-things",
  game: "duel",
  deck: "cards",
  card: "axe",
  side: "front",
  starts: [TEXT.indexOf("<b")],
  by: { x: 1, y: 0 },
} as const;

beforeEach(() => {
  documents.value = new Map();
});

test("offsets follow the template that they are of, and no other", () => {
  const front = open(FRONT, { text: TEXT, hash: "f" });
  const seen = seenText(FRONT);
  const back = open(BACK, { text: `<!-- another -->${TEXT}`, hash: "b" });
  expect(askNow(ASK, seen)).toEqual(ASK);
  back.change("Add a line", [{ from: 0, to: 0, text: "\n" }]);
  expect(askNow(ASK, seen)).toEqual(ASK);
  front.change("Move a", [{ from: 6, to: 7, text: "100" }]);
  expect(askNow(ASK, seen)).toEqual({ ...ASK, starts: [front.text.peek().indexOf("<b")] });
});

test("a template that is not open has no text that was seen, and the ask stays as it is", () => {
  expect(seenText(FRONT)).toBeUndefined();
  expect(seenText(undefined)).toBeUndefined();
  expect(askNow(ASK, undefined)).toEqual(ASK);
});
