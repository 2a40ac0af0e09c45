/** The comments in the file of a new scenario: what each field means in this game, on its lattice and in its words. */
import { capitalised, listed } from "../../../diagnostics/words.ts";
import { type Tile, tileOf } from "../../../game/cells/tile.ts";
import type { Movement } from "../../../game/scenarios/movement.ts";
import { SCENARIO_RULES, type ScenarioRule, SQUARE_RULES } from "../../../schema/files.ts";
import { cellWord } from "../../../track/cell-word.ts";
import { inFull } from "../../../track/points-in-full.ts";
import type { Cells } from "../../../units/cells.ts";

/** What the comments depend on. */
export interface Commented {
  readonly movement: Movement;
  /** Of the map cards. */
  readonly cells: Cells;
  /** Rules for which the game has words. */
  readonly rules: readonly ScenarioRule[];
  /** Of the track. */
  readonly cards: number;
}

type Comments = Readonly<Record<string, readonly string[]>>;

/** Above the fields. */
export function fieldComments({ movement, cells }: Commented): Comments {
  const { lengths, words, accelerations } = movement;
  const cell = cellWord(cells.shape);
  const [, points] = inFull(words, "movement point");
  const forced = [`The number of unavoidable ${words.specials}; check reports if it is wrong.`];
  return {
    scenario: ["The scenario's id, its name for commands."],
    title: ["Its name as printed."],
    players: [`The number of ${words.pieces}.`],
    length: [
      `Length of the race by its shortest way: short up to ${lengths.short} ${points}, medium up to ${lengths.medium}, long beyond.`,
    ],
    "forced-diagonals": forced,
    "forced-special": forced,
    track: [
      "The map cards in travelling order.",
      `  at: ${placeWords(cells)}`,
      `  turn: ${turnWords(cells)}`,
      ...(accelerations > 0 ? ["  acceleration: true = the card is face down."] : []),
    ],
    start: [`Where ${words.pieces} start: card 1, 2, 3 ... of the track, and the ${cell} as printed.`],
    finish: ["Where the race ends."],
  };
}

const PLACES: Readonly<Record<Cells["shape"], string>> = {
  square:
    "[column, row] of the card's bottom left square on the table; columns count to the right, rows upwards.",
  "pointy-hex":
    "[q, r] of the hexagon in the card's middle on the table; q counts to the right, r to the top right.",
  "flat-hex":
    "[q, r] of the hexagon in the card's middle on the table; q counts to the top right, r upwards.",
};

const placeWords = (cells: Cells): string =>
  cells.shape !== "square" && cells.radius === 0
    ? PLACES[cells.shape].replace("the hexagon in the card's middle", "the card's hexagon")
    : PLACES[cells.shape];

function turnWords(cells: Cells): string {
  const { kind } = tileOf(cells);
  const turns = `${listed(kind.turns, "or")}, clockwise.`;
  if (cells.shape !== "square" || cells.columns === cells.rows) return turns;
  const { columns, rows } = cells;
  return `${turns} At 0 and 180 a card is ${columns} ${columns === 1 ? "square" : "squares"} wide and ${rows} high, at 90 and 270 it is ${rows} by ${columns}.`;
}

/** Fields that the file need not have, commented out, by their names. */
export function optionalComments({ movement, cells, rules, cards }: Commented): Comments {
  const { words, start, finish } = movement;
  const pieces = capitalised(words.pieces);
  const isSquare = cells.shape === "square";
  const tile = tileOf(cells);
  return {
    ...(start === "named"
      ? {}
      : {
          start: [
            isSquare
              ? `${pieces} start on the leftmost square of the first card's lowest row, unless you name another:`
              : `${pieces} start on the leftmost of the first card's lowest hexagons, unless you name another:`,
            "start: 1.a1",
          ],
        }),
    ...(finish === "named"
      ? {}
      : {
          finish: [
            isSquare
              ? "The race ends in the last card's rightmost column, on the square farthest from the start, unless you name another:"
              : "The race ends on one of the last card's rightmost hexagons, the one farthest from the start, unless you name another:",
            `finish: ${cards}.${lastName(tile)}`,
          ],
        }),
    intro: [
      "A short introduction, printed on the set-up sheet:",
      "intro: Two bends, and room to pass on both.",
    ],
    ...(rules.length === 0 ? {} : { rules: ruleLines(rules, tile) }),
    setup: [
      "Notes for laying the track, printed there too:",
      "setup:",
      "  - Lay the first card near the edge.",
    ],
  };
}

/** Of the cell farthest to the right, there of the topmost. */
function lastName({ kind, cells }: Tile): string {
  const far = ({ column, row }: { readonly column: number; readonly row: number }): number =>
    1000 * kind.across([column, row]) + kind.up([column, row]);
  return [...cells].sort((a, b) => far(b) - far(a))[0]?.name ?? "a1";
}

function ruleLines(rules: readonly ScenarioRule[], { lines }: Tile): readonly string[] {
  const words = `A special rule, explained in the glossary: ${SCENARIO_RULES.filter((rule) => rules.includes(rule)).join(", ")}.`;
  const onSquares = SQUARE_RULES.find((rule) => rules.includes(rule));
  if (onSquares === undefined) return [words];
  const lowest = lines.flat().filter(({ name }) => name === "a1" || name === "b1");
  const names = lowest.map(({ name }) => `2.${name}`).sort();
  return [words, "rules:", `  ${onSquares}: [${names.join(", ")}]`];
}
