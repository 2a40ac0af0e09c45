/**
 * Real cards laid on a real table: 63.5 x 88.9 mm of paper with squares of 25.4 mm in the middle, turned about a point
 * and pushed against the previous card. Lengths are whole twentieths of a millimetre, so that nothing is rounded.
 */
import type { TrackPlan } from "../../../src/track/track.ts";
import { touchOf } from "./headings.ts";
import type { Place, Table } from "./table.ts";

const MM = 20;
const PAPER: Place = [1270, 1778];
const SQUARE = 508;
const MARGIN = 127;

/** Paper on the table. */
interface Sheet {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Middles of its squares, by their names on the card. */
  readonly squares: ReadonlyMap<string, Place>;
}

/**
 * "2 > 5 off 0,-12.7": the later card is this many mm to the right and above where it should be; empty while cards are
 * apart.
 */
export function misfitsOn(table: Table, { track }: TrackPlan): readonly string[] {
  const numbers = track.map((_, index) => index);
  if (numbers.slice(1).some((index) => touchOf(table, index - 1, index) === undefined)) return [];
  const sheets = laid(table, track);
  return numbers.flatMap((later) =>
    numbers.slice(0, Math.max(0, later - 1)).flatMap((earlier) => {
      const [one, other] = [sheets[earlier] as Sheet, sheets[later] as Sheet];
      const words = misfitWords(table, track, [earlier, later], [one, other]);
      return words === undefined ? [] : [`${earlier + 1} > ${later + 1} ${words}`];
    }),
  );
}

function laid(table: Table, track: TrackPlan["track"]): readonly Sheet[] {
  const sheets: Sheet[] = [];
  for (const [index, { turn }] of track.entries()) {
    const before = sheets[index - 1];
    sheets.push(before ? pushed(table, [index - 1, index], before, turnedSheet(turn)) : turnedSheet(turn));
  }
  return sheets;
}

function misfitWords(
  table: Table,
  track: TrackPlan["track"],
  [earlier, later]: readonly [number, number],
  [one, other]: readonly [Sheet, Sheet],
): string | undefined {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  const isCovered = across > 0 && along > 0;
  if (touchOf(table, earlier, later) === undefined) {
    if (across < 0 || along < 0) return undefined;
    return `${isCovered ? "overlap" : "touch"} 0,0`;
  }
  // The other way round the loop: directly against the earlier card.
  const should = pushed(table, [earlier, later], one, turnedSheet(track[later]?.turn ?? 0));
  const [x, y] = [other.left - should.left, other.bottom - should.bottom];
  return x === 0 && y === 0 ? undefined : `${isCovered ? "overlap" : "off"} ${x / MM},${y / MM}`;
}

/** A card by itself, given quarter turns clockwise. */
function turnedSheet(turn: number): Sheet {
  const quarters = turn / 90;
  const turned = (place: Place): Place => {
    let [x, y] = place;
    for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [y, -x];
    return [x, y];
  };
  const middle = (index: number): number => MARGIN + SQUARE * index + SQUARE / 2;
  const squares = ["a", "b"].flatMap((letter, column) =>
    [1, 2, 3].map((row): [string, Place] => [`${letter}${row}`, turned([middle(column), middle(row - 1)])]),
  );
  const [origin, far] = [turned([0, 0]), turned(PAPER)];
  return {
    left: Math.min(origin[0], far[0]),
    right: Math.max(origin[0], far[0]),
    bottom: Math.min(origin[1], far[1]),
    top: Math.max(origin[1], far[1]),
    squares: new Map(squares),
  };
}

/** Moves a card until it touches the other and a pair of squares that touch on the lattice face each other. */
function pushed(table: Table, [first, second]: readonly [number, number], other: Sheet, sheet: Sheet): Sheet {
  const sides = touchOf(table, first, second)?.sides ?? [];
  const [from, to] = facing(table, first, second, sides.length === 1);
  const [own, its] = [sheet.squares.get(to) ?? [0, 0], other.squares.get(from) ?? [0, 0]];
  let [x, y] = [its[0] - own[0], its[1] - own[1]];
  if (sides.includes("east")) x = other.right - sheet.left;
  if (sides.includes("west")) x = other.left - sheet.right;
  if (sides.includes("north")) y = other.top - sheet.bottom;
  if (sides.includes("south")) y = other.bottom - sheet.top;
  return {
    left: sheet.left + x,
    right: sheet.right + x,
    bottom: sheet.bottom + y,
    top: sheet.top + y,
    squares: new Map([...sheet.squares].map(([name, at]) => [name, [at[0] + x, at[1] + y] as const])),
  };
}

/** Names of two squares that touch, as printed on their cards. */
function facing(table: Table, first: number, second: number, edge: boolean): readonly [string, string] {
  for (const one of table.squares.filter(({ card }) => card === first))
    for (const other of table.squares.filter(({ card }) => card === second)) {
      const [x, y] = [Math.abs(other.place[0] - one.place[0]), Math.abs(other.place[1] - one.place[1])];
      if (edge ? x + y === 1 : x === 1 && y === 1) return [printed(one.name), printed(other.name)];
    }
  throw new Error(`cards ${first + 1} and ${second + 1} do not touch`);
}

const printed = (name: string): string => name.split(".")[1] ?? name;
