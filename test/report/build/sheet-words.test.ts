/** What a build says about a file: sheets of paper, what is printed on them, how many pieces. */
import { expect, test } from "vitest";
import { countSheets } from "../../../src/pipeline/print/sheet-counts.ts";
import { sheetWords } from "../../../src/report/build/build-words.ts";
import type { Backs, Placement, SheetSet, SheetSide } from "../../../src/sheet/sheet.ts";

const side = (kind: SheetSide["side"], pieces = 1): SheetSide =>
  ({
    side: kind,
    placements: Array.from({ length: pieces }, () => ({}) as Placement),
  }) as unknown as SheetSide;
const set = (backs: Backs, sheets: number, ...sides: SheetSide[]): SheetSet => ({ backs, sheets, sides });
const KB = 1000;

test.each([
  [
    "2 sheets, 2 fronts + 1 back + 1 blank page, 12 cards, 3 kB",
    set("duplex", 2, side("front"), side("back"), side("front"), side("back", 0)),
    { count: 12, areCards: true },
  ],
  [
    "3 sheets, 2 to fold + 1 one-sided, 29 pieces, 3 kB",
    set("fold", 3, side("fold"), side("fold"), side("front")),
    { count: 29, areCards: false },
  ],
  ["1 sheet, all to fold, 4 cards, 3 kB", set("fold", 1, side("fold")), { count: 4, areCards: true }],
  ["1 sheet, 1 front, 3 kB", set("none", 1, side("front")), undefined],
  ["2 pages for a screen, 3 kB", set("none", 0, side("front"), side("front")), undefined],
] as const)("%s", (words, sheets, pieces) => {
  expect(sheetWords(countSheets(sheets, pieces), 3 * KB)).toBe(words);
});
