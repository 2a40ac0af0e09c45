/** The squares of a picture: position, what identifies the colour in grey, and what else the square is. */
import type { CellAt } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import { isDefault, lookOnPlans, UNKNOWN_LOOK } from "../../game/scenarios/terrain-look.ts";
import type { ScenarioRules, SQUARE_RULES, Turn } from "../../schema/files.ts";
import { round } from "../../units/length.ts";
import type { PlannedCard, TrackAnalysis, TrackPlan, TrackSquare } from "../track.ts";
import {
  type PictureSquare,
  type PictureTerrain,
  type Placing,
  SQUARE_MARKS,
  type SquareMark,
} from "./track-picture.ts";

/** The terrains that occur; none if they are all default ones, which everybody knows by their colours and dots. */
export function pictureTerrains(
  { terrains, movement }: Pick<TrackPlan, "terrains" | "movement">,
  squares: readonly PictureSquare[],
): readonly PictureTerrain[] {
  if (terrains.every(isDefault)) return [];
  const shown = new Set(squares.map(({ colour }) => colour));
  return terrains
    .filter(({ id }) => shown.has(id))
    .map((terrain) => ({
      colour: terrain.id,
      title: terrain.title,
      cost: terrain.cost === "blocked" ? 0 : movement.count === "cost" ? terrain.cost : 1,
      blocked: terrain.cost === "blocked",
      ...lookOnPlans(terrain),
    }));
}

export function pictureSquares(
  { track: cards, rules = {}, terrains }: Pick<TrackPlan, "track" | "rules" | "terrains">,
  track: TrackAnalysis,
  place: Placing,
): readonly PictureSquare[] {
  const marked = { ...markedSquares(track), ...ruledSquares(track, rules) };
  const looks = new Map(terrains.map((terrain) => [terrain.id, lookOnPlans(terrain)]));
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
    ...(looks.get(terrain) ?? UNKNOWN_LOOK),
    ...placed(card, [column, row]),
    outward: outwardOf(printed, cards[card]),
    marks: SQUARE_MARKS.filter((mark) => marked[mark].has(index)),
  }));
}

/** Enough decimals for a drawing. */
const shown = (value: number): number => round(value, 4);

/** Columns are lettered from the left edge of the printed card; hexagons have no outer side. */
function outwardOf(printed: string, card: PlannedCard | undefined): Turn {
  const cells = card?.map.cells;
  if (card === undefined || cells?.shape !== "square") return 0;
  // The label of a single square is on its right.
  if (card.map.squares.length === 1) return 180;
  const { turn } = card;
  const isLeft = printed.charCodeAt(0) - FIRST_COLUMN < cells.columns / 2;
  return isLeft ? turn : (((turn + 180) % 360) as Turn);
}

const FIRST_COLUMN = "a".charCodeAt(0);

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
