/** The squares of a picture: position, what identifies the colour in grey, and what else the square is. */
import type { CellAt } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { ScenarioRules, SQUARE_RULES, Turn } from "../../schema/files.ts";
import { round } from "../../units/length.ts";
import type { TrackAnalysis, TrackPlan, TrackSquare } from "../track.ts";
import { type PictureSquare, type Placing, SQUARE_MARKS, type SquareMark } from "./track-picture.ts";

/** "••" is drawn as two dots; a sign of other characters has none. */
const dotsOf = (sign: string): PictureSquare["dots"] =>
  /^•{1,3}$/.test(sign) ? (sign.length as PictureSquare["dots"]) : 0;

export function pictureSquares(
  { track: cards, rules = {}, terrains }: Pick<TrackPlan, "track" | "rules" | "terrains">,
  track: TrackAnalysis,
  place: Placing,
): readonly PictureSquare[] {
  const marked = { ...markedSquares(track), ...ruledSquares(track, rules) };
  const dots = new Map(terrains.map(({ id, sign }) => [id, dotsOf(sign)]));
  const kind = latticeKind(track.lattice.shape);
  const placed = (card: number, cell: CellAt): Pick<PictureSquare, "x" | "y" | "points"> => {
    if (kind.shape === "square") return place(card, [cell[0], cell[1] + 1]);
    const { x, y } = place(card, kind.centreOf(cell));
    const corners = kind.outlineOf(cell).map((corner) => place(card, corner));
    // The square around the middle, for what is drawn on it.
    return {
      x: x - 0.5,
      y: y - 0.5,
      points: corners.map((point) => `${shown(point.x)},${shown(point.y)}`).join(" "),
    };
  };
  return track.lattice.squares.map(({ index, name, printed, card, terrain, column, row }) => ({
    name,
    printed,
    position: card + 1,
    colour: terrain,
    dots: dots.get(terrain) ?? 0,
    ...placed(card, [column, row]),
    outward: outwardOf(printed, cards[card]?.turn ?? 0),
    marks: SQUARE_MARKS.filter((mark) => marked[mark].has(index)),
  }));
}

/** Enough decimals for a drawing. */
const shown = (value: number): number => round(value, 4);

/** Column a is at the left edge of the printed card, column b at the right one. */
function outwardOf(printed: string, turn: Turn): Turn {
  return printed.startsWith("a") ? turn : (((turn + 180) % 360) as Turn);
}

type RuleMark = (typeof SQUARE_RULES)[number] | "mist" | "current";

function ruledSquares(
  { lattice }: TrackAnalysis,
  { toll = [], chest = [], harbour = [], mist = [], current = [] }: ScenarioRules,
): Readonly<Record<RuleMark, ReadonlySet<number>>> {
  const where = (isMeant: (square: TrackSquare) => boolean): ReadonlySet<number> =>
    new Set(lattice.squares.filter(isMeant).map(({ index }) => index));
  return {
    toll: where(({ name }) => toll.includes(name)),
    chest: where(({ name }) => chest.includes(name)),
    harbour: where(({ name }) => harbour.includes(name)),
    mist: where(({ card }) => mist.includes(card + 1)),
    current: where(({ name }) => current.some(({ from, to }) => from === name || to === name)),
  };
}

function markedSquares(
  track: TrackAnalysis,
): Readonly<Record<Exclude<SquareMark, RuleMark>, ReadonlySet<number>>> {
  const { start, finish, free, narrow, whiteCut, traps, unreached, lattice } = track;
  return {
    start: new Set(start && [start.square]),
    finish: new Set(finish && [finish.square]),
    route: new Set(free?.route),
    narrow: new Set(narrow?.width === 1 ? narrow.cuts.flat() : []),
    "white-cut": new Set(whiteCut),
    trap: new Set(traps),
    unreached: new Set(unreached),
    overlap: new Set(lattice.overlaps.flatMap(({ squares }) => squares)),
  };
}
