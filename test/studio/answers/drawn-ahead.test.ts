/** Pictures that come with the answer to an edit: they are taken for the texts that they are of, and for no others. */
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { FacesOrder } from "../../../src/index.ts";
import { drawnAhead, drawnEdits, drawWithEdits } from "../../../src/studio/client/answers/drawn-ahead.ts";
import { revise } from "../../../src/studio/client/project/revision.ts";
import type { Ask } from "../../../src/studio/shared/calls.ts";
import { answerCalls } from "../../support/studio/answered-calls.ts";

const path = "content/sample/decks/crew.yaml";
const order: FacesOrder = {
  game: "sample",
  faces: [{ deck: "crew", card: "cook", side: "front" }],
  known: ["one"],
  box: "bleed",
};
const at = (offset: number) => ({ line: 1, column: 1, offset });
const edit = { file: path, start: at(7), end: at(11), text: "Baker" };
const drafts = [{ path, text: "title: Cook" }];
const after = [{ path, text: "title: Baker" }];
const picture = {
  deck: "crew",
  card: "cook",
  side: "front",
  isMissing: false,
  name: "two",
  svg: "<svg/>",
  findings: [],
};

/** What the server answers, and the calls that were made. */
function server(answer: object): string[] {
  const names: string[] = [];
  answerCalls((url) => {
    names.push(url);
    return Response.json({ title: "Set title", files: [{ path, edits: [edit] }], ...answer });
  });
  return names;
}

let endLook = (): void => {};

beforeEach(() => {
  endLook = drawWithEdits(() => order);
  onTestFinished(() => endLook());
});

const edits: Ask<"edits"> = {
  kind: "field",
  game: "sample",
  deck: "crew",
  card: "cook",
  path: ["title"],
  text: "Baker",
};

const ask = () => drawnEdits(edits, drafts);

test("the pictures are those of the texts after the edit", async () => {
  const names = server({ pictures: [picture] });
  const made = await ask();
  expect(names).toEqual(["/api/drawnEdits"]);
  expect(made).toEqual({ title: "Set title", files: [{ path, before: "title: Cook", edits: [edit] }] });
  expect(drawnAhead(order, after)).toEqual([picture]);
  const known = { ...order, known: ["three"] };
  expect(drawnAhead(known, after), "what else is known does not matter").toEqual([picture]);
});

test("other texts, other faces and other files are asked for", async () => {
  server({ pictures: [picture] });
  await ask();
  expect(drawnAhead(order, drafts)).toBeUndefined();
  expect(drawnAhead(order, [...after, { path: "content/sample/game.yaml", text: "" }])).toBeUndefined();
  expect(drawnAhead(order, [])).toBeUndefined();
  expect(drawnAhead({ ...order, ink: "low" }, after)).toBeUndefined();
  expect(drawnAhead({ ...order, faces: [...order.faces, ...order.faces] }, after)).toBeUndefined();
  revise();
  expect(drawnAhead(order, after), "files have changed").toBeUndefined();
});

test("a drawing that came without its SVG must still be here", async () => {
  const { svg: _, ...known } = { ...picture, name: "one" };
  server({ pictures: [known] });
  await ask();
  expect(drawnAhead(order, after)).toEqual([known]);
  expect(drawnAhead({ ...order, known: [] }, after)).toBeUndefined();
});

test("an edit whose pictures cannot be drawn stands; without a large picture none are asked for", async () => {
  const names = server({});
  expect((await ask()).title).toBe("Set title");
  expect(drawnAhead(order, after)).toBeUndefined();
  endLook();
  await ask();
  expect(names).toEqual(["/api/drawnEdits", "/api/edits"]);
});

test("whoever asks may order another picture than what is looked at", async () => {
  server({ pictures: [picture] });
  const own = { ...order, box: "trim" as const };
  await drawnEdits(edits, drafts, { order: own });
  expect([drawnAhead(own, after), drawnAhead(order, after)]).toEqual([[picture], undefined]);
});
