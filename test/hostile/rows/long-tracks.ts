/** L: tracks of more cards than any table holds. */
import type { HostileRow } from "../row.ts";
import { type Change, HALL, row, TRACK_OF_HALL } from "../track-game.ts";

/** @param cardAt the fields of the card at an index */
const listOf = (count: number, cardAt: (index: number) => string): readonly [Change] => [
  [
    HALL,
    TRACK_OF_HALL,
    `track:\n${Array.from({ length: count }, (_, index) => `  - { ${cardAt(index)} }\n`).join("")}`,
  ],
];

const room = (index: number): string => `card: r${(index % 3) + 1}`;

/** Refused at the eleventh card, and for nothing else. Of a picture, whose way begins below, 999 tiles are read. */
const LONG: readonly (readonly [what: string, changes: readonly Change[], line: string])[] = [
  ["41 cards", listOf(41, (index) => `${room(index)}, at: [0, ${3 * index}]`), "16:7"],
  ["1,000 cards", listOf(1_000, (index) => `${room(index)}, at: [0, ${3 * index}]`), "16:7"],
  ["1,000 cards in one place", listOf(1_000, (index) => `${room(index)}, at: [0, 0]`), "16:7"],
  ["1,000 unknown cards", listOf(1_000, (index) => `card: x${index}, at: [0, ${3 * index}]`), "16:7"],
  [
    "1,000 cards of two lattices",
    listOf(1_000, (index) => `card: ${index % 2 ? "h" : "r"}1, at: [0, ${3 * index}]`),
    "16:7",
  ],
  [
    "1,000 cards turned by 60",
    listOf(1_000, (index) => `${room(index)}, at: [0, ${3 * index}], turn: 60`),
    "16:7",
  ],
  ["a picture of 1,000 rows", [[HALL, TRACK_OF_HALL, `map: |\n${"  r1\n  r2\n".repeat(500)}`]], "994:3"],
  [
    "a picture of 100 x 100 tiles",
    [[HALL, TRACK_OF_HALL, `map: |\n${`  ${"r1 ".repeat(100)}\n`.repeat(100)}`]],
    "6:33",
  ],
];

export const ROWS: readonly HostileRow[] = [
  ...LONG.map(([what, changes, line]) =>
    row("L8", what, changes, [`scenarios/hall.yaml:${line} scenario/too-many-cards`], "expected 3 to 10"),
  ),
];
