/** Which findings are shown on which card. */
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import {
  findingsByCard,
  findingsByField,
  mergedFindings,
  worstOf,
} from "../../../src/studio/client/findings/by-card.ts";

const at = (offset: number) => ({ line: 1, column: 1, offset });
const finding = (file: string, offset: number, message: string, more: Partial<Diagnostic> = {}) => ({
  rule: "a/b",
  severity: "warning" as const,
  message,
  file,
  start: at(offset),
  end: at(offset + 1),
  ...more,
});
const of = (deck: string, ...ids: string[]) => [{ game: "duel", deck, ids }];

const messages = (found: ReturnType<typeof findingsByCard>) =>
  Object.fromEntries([...found].map(([key, list]) => [key, list.map(({ message }) => message)]));

test("findings are on the cards that they say they are about, and only on those of this game", () => {
  const found = findingsByCard("duel", [
    finding("ships.yaml", 12, "in a", { cards: of("ships", "a") }),
    finding("ship.svg.hbs", 3, "too small", { cards: [...of("ships", "b", "a"), ...of("crew", "a")] }),
    finding("frame.svg.hbs", 3, "in another game", { cards: [{ game: "race", deck: "ships", ids: ["a"] }] }),
    finding("ship.svg.hbs", 3, "about no card (card b)"),
  ]);
  expect(messages(found)).toEqual({
    "ships/a": ["in a", "too small"],
    "ships/b": ["too small"],
    "crew/a": ["too small"],
  });
});

test("while a file cannot be read, findings in it are on its cards as they were", () => {
  const place = (start: number, end: number) => ({ file: "ships.yaml", start, end });
  const old = {
    id: "ships",
    cards: [
      { id: "a", place: place(10, 20) },
      { id: "b", place: place(21, 40) },
    ],
  };
  const broken = [finding("ships.yaml", 25, "no map"), finding("crew.yaml", 25, "elsewhere")];
  expect(messages(findingsByCard("duel", broken, [old]))).toEqual({ "ships/b": ["no map"] });
  expect(messages(findingsByCard("duel", broken))).toEqual({});
});

test("one that the check and the picture both report counts once, the worst first", () => {
  const ofCheck = finding("x.svg.hbs", 3, "too long", { cards: of("ships", "a", "b") });
  const ofFace = finding("x.svg.hbs", 3, "too long", { cards: of("ships", "a") });
  const other = finding("x.svg.hbs", 9, "too long", { severity: "error" });
  expect(mergedFindings([ofCheck], [ofFace, other])).toEqual([other, ofCheck]);
});

test("one about a field counts once wherever the check found it first, and once a field", () => {
  const inField = (offset: number, ...field: string[]) =>
    finding("ships.yaml", offset, "unknown", { field, cards: of("ships", "a", "b") });
  const all = mergedFindings([inField(12, "title")], [inField(33, "title"), inField(35, "text")]);
  expect(all.map(({ field }) => field)).toEqual([["title"], ["text"]]);
});

test("findings of fields, by their keys, those of the card as a whole left out", () => {
  const found = findingsByField([
    finding("ships.yaml", 1, "cost", { field: ["special", "cost"] }),
    finding("ships.yaml", 1, "second", { field: ["bars", 1] }),
    finding("ships.yaml", 1, "card"),
  ]);
  expect([...found.keys()]).toEqual(["special.cost", "bars.1"]);
});

test("the worst decides the mark", () => {
  expect(worstOf([finding("x", 1, "m", { severity: "hint" }), finding("x", 1, "m")])).toBe("warning");
  expect(worstOf([])).toBeUndefined();
});
