/** The table with the cards on it: which square is at "column,row", and between which places a bar is. */
import type { Side } from "../../../src/schema/files.ts";
import type { PlannedCard, TrackPlan } from "../../../src/track/track.ts";

export type Place = readonly [column: number, row: number];

export interface Square {
  readonly name: string;
  readonly card: number;
  readonly place: Place;
  readonly terrain: string;
  /** White, or black that lies face up: there is no die for either. */
  readonly isDieless: boolean;
}

export interface Table {
  /** In travelling order, within a card in the order of its file. */
  readonly squares: readonly Square[];
  readonly at: ReadonlyMap<string, Square>;
  readonly bars: ReadonlySet<string>;
}

export const OFFSETS: Readonly<Partial<Record<Side, Place>>> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
};

/** Limits: overlapping cards are refused. */
export function tableOf({ track }: TrackPlan): Table {
  const squares = track.flatMap(squaresOf);
  const at = new Map(squares.map((square) => [square.place.join(), square]));
  if (at.size < squares.length) throw new Error("cards overlap");
  return { squares, at, bars: new Set(track.flatMap(barsOf)) };
}

export function betweenPlaces(one: Place, other: Place): string {
  return [one.join(), other.join()].sort().join(" | ");
}

function squaresOf(card: PlannedCard, index: number): readonly Square[] {
  return card.map.squares.map(({ name, column, row, terrain }) => ({
    name: `${index + 1}.${name}`,
    card: index,
    place: laidPlace(card, [column, row]),
    terrain: card.acceleration ? "black" : terrain,
    isDieless: !card.acceleration && ["white", "black"].includes(terrain),
  }));
}

/** A face-down card shows no bars. A bar is identified by the two places that it separates. */
function barsOf(card: PlannedCard): readonly string[] {
  if (card.acceleration) return [];
  return card.map.bars.map(({ square, towards }) => {
    const own = printedPlace(card, square);
    const [x, y] = OFFSETS[towards as Side] ?? [0, 0];
    const beyond: Place = towards in OFFSETS ? [own[0] + x, own[1] + y] : printedPlace(card, towards);
    return betweenPlaces(laidPlace(card, own), laidPlace(card, beyond));
  });
}

function printedPlace({ map }: PlannedCard, name: string): Place {
  const square = map.squares.find((one) => one.name === name);
  if (square === undefined) throw new Error(`no square ${name}`);
  return [square.column, square.row];
}

/** The card is given quarter turns about the table's origin, then pushed until its corner is where it should be. */
function laidPlace({ map, at, turn }: PlannedCard, printed: Place): Place {
  const turned = (place: Place): Place => {
    let [x, y] = place;
    for (let quarters = turn / 90; quarters > 0; quarters--) [x, y] = [y, -x];
    return [x, y];
  };
  const all = map.squares.map(({ column, row }) => turned([column, row]));
  const [x, y] = turned(printed);
  return [x - Math.min(...all.map(([c]) => c)) + at[0], y - Math.min(...all.map(([, r]) => r)) + at[1]];
}
