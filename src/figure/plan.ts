/**
 * The contents of a figure, as a drawing needs them: mm from its top left corner, y down. Cards are in rows or at their
 * positions, with squares or map cards centred below them. Plain data for templates.
 */
import type { Figure } from "../game/booklets/figure.ts";
import { type Box, type Point, type Size, unionOf } from "../units/box.ts";
import { round } from "../units/length.ts";

import { calloutsOf, discBox, type PlannedCallout } from "./callouts.ts";
import type { LaidCard } from "./cards.ts";
import type { Line, PlainCard, PlannedBar, PlannedCard, PlannedSquare } from "./planned.ts";
import { arrowsOf, type PlannedArrow, type PlannedShip, shipsOf } from "./ships-and-arrows.ts";
import { type Shown, shownBy } from "./shown.ts";

/** The value of `@figure` in templates. */
export interface FigurePlan {
  readonly width: number;
  readonly height: number;
  /** In stacking order; those of a track first. */
  readonly cards: readonly PlannedCard[];
  /** Side of a square; 0 without squares. */
  readonly side: number;
  /** Points of an SVG polygon: the outline of a hexagon around its middle, with sides of 1; empty for squares. */
  readonly cell: string;
  /** Plain squares; those of map cards are drawn by their cards. */
  readonly squares: readonly PlannedSquare[];
  /** Map cards with a plain drawing, below their squares. */
  readonly plainCards: readonly PlainCard[];
  readonly bars: readonly PlannedBar[];
  readonly ships: readonly PlannedShip[];
  readonly arrows: readonly PlannedArrow[];
  readonly callouts: readonly PlannedCallout[];
}

export function planOf(figure: Figure): FigurePlan {
  const shown = shownBy(figure);
  const callouts = calloutsOf(figure, shown);
  const box = unionOf([shown.box, ...callouts.map(discBox)]) ?? shown.box;
  return moved(figure, shown, callouts, box);
}

/** Moves everything so that the corner of its box is at 0, 0. */
function moved(
  figure: Figure,
  { cards, backdrop }: Shown,
  callouts: readonly PlannedCallout[],
  box: Box,
): FigurePlan {
  const by = { x: -box.x, y: -box.y };
  const at = <T extends Point>(one: T): T => ({ ...one, x: mm(one.x + by.x), y: mm(one.y + by.y) });
  const line = <T extends Line>(one: T): T => ({
    ...one,
    x1: mm(one.x1 + by.x),
    y1: mm(one.y1 + by.y),
    x2: mm(one.x2 + by.x),
    y2: mm(one.y2 + by.y),
  });
  return {
    width: mm(box.width),
    height: mm(box.height),
    cards: [...(backdrop?.cards ?? []), ...cards.map(plannedCard)].map(sized).map(at),
    side: mm(backdrop?.side ?? 0),
    cell: backdrop?.cell ?? "",
    squares: (backdrop?.squares ?? []).map(at),
    plainCards: (backdrop?.plainCards ?? []).map(sized).map(at),
    bars: (backdrop?.bars ?? []).map(line),
    ships: backdrop ? shipsOf(figure.ships, backdrop).map(at) : [],
    arrows: backdrop ? arrowsOf(figure, backdrop).map(line) : [],
    callouts: callouts.map((one) => ({ ...at(one), tip: at(one.tip) })),
  };
}

/** Sums of lengths are not exact in binary. */
const mm = (value: number): number => round(value, 3);

const sized = <T extends Size>(one: T): T => ({ ...one, width: mm(one.width), height: mm(one.height) });

function plannedCard({ figured, box, centre }: LaidCard): PlannedCard {
  const { deck, card, side, scale, turn, part, label = "" } = figured;
  return { deck, card, side, scale, turn, part, ...centre, width: box.width, height: box.height, label };
}
