/** Which findings are shown on which card. */
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";
import { findingsOfCards, merged, worstOf } from "../../../src/studio/client/decks/card-findings.ts";

const at = (offset: number) => ({ line: 1, column: 1, offset });
const finding = (
  file: string,
  offset: number,
  message: string,
  more: Partial<Diagnostic> = {},
): Diagnostic => ({
  rule: "a/b",
  severity: "warning",
  message,
  file,
  start: at(offset),
  end: at(offset + 1),
  ...more,
});

const place = (start: number, end: number, file = "ships.yaml") => ({ file, start, end });

const DECKS = [
  {
    id: "ships",
    frontFile: "ship.svg.hbs",
    cards: [
      { id: "a", place: place(10, 20) },
      { id: "b", place: place(20, 40) },
    ],
  },
  {
    id: "crew",
    cards: [
      { id: "a", place: place(5, 50, "crew.yaml") },
      { id: "c", place: place(5, 50, "crew.yaml") },
    ],
  },
];

const messages = (found: ReturnType<typeof findingsOfCards>) =>
  Object.fromEntries([...found].map(([key, list]) => [key, list.map(({ message }) => message)]));

test("those in a card's entry, and those in templates that name it", () => {
  const found = findingsOfCards(DECKS, [
    finding("ships.yaml", 12, "in a"),
    finding("ships.yaml", 20, "in b"),
    finding("ships.yaml", 5, "before all"),
    finding("ships.yaml", 90, "after all"),
    finding("ship.svg.hbs", 3, "too long (card b)"),
    finding("ship.svg.hbs", 3, "too small (cards b, a and 7 more)"),
    finding("ship.svg.hbs", 3, "about no card"),
  ]);
  expect(messages(found)).toEqual({
    "ships/a": ["in a", "too small (cards b, a and 7 more)"],
    "ships/b": ["in b", "too long (card b)", "too small (cards b, a and 7 more)"],
  });
});

test("those in a partial are about cards of every deck; those in an entry about all that it makes, or those it names", () => {
  const found = findingsOfCards(DECKS, [
    finding("frame.svg.hbs", 3, "too long (card a)"),
    finding("crew.yaml", 9, "in both"),
    finding("crew.yaml", 9, "in one (card c)"),
  ]);
  expect(messages(found)).toEqual({
    "ships/a": ["too long (card a)"],
    "crew/a": ["too long (card a)", "in both"],
    "crew/c": ["in both", "in one (card c)"],
  });
});

test("one that the check and the face both report counts once", () => {
  const ofCheck = finding("x.svg.hbs", 3, "too long (cards a, b)");
  const ofFace = finding("x.svg.hbs", 3, "too long (card a)");
  expect(merged([ofCheck], [ofFace, finding("x.svg.hbs", 9, "other")])).toHaveLength(2);
});

test("the worst decides the mark", () => {
  expect(worstOf([finding("x", 1, "m", { severity: "hint" }), finding("x", 1, "m")])).toBe("warning");
  expect(worstOf([])).toBeUndefined();
});
