/** Numbers of a figure: on cards, beside them, on squares. They count in the order written, those of cards first. */
import type { CardCallout, Figure } from "../game/booklets/figure.ts";
import type { Box, Point } from "../units/box.ts";
import type { Backdrop } from "./backdrop.ts";
import { BESIDE, type LaidCard, radians } from "./cards.ts";
import type { Shown } from "./shown.ts";

export interface PlannedCallout extends Point {
  readonly number: number;
  /** The point it refers to; its own position if it is on that. */
  readonly tip: Point;
  /** A line leads from the number to the tip. */
  readonly beside: boolean;
}

/** Radius of the disc around a number, in mm. */
export const DISC = 2.3;

export const discBox = ({ x, y }: Point): Box => ({
  x: x - DISC,
  y: y - DISC,
  width: 2 * DISC,
  height: 2 * DISC,
});

export function calloutsOf(
  { callouts }: Pick<Figure, "callouts">,
  { cards, backdrop, box }: Shown,
): readonly PlannedCallout[] {
  const onCards = cards.flatMap((card) => card.figured.callouts.map((callout) => onCard(callout, card)));
  const others = callouts.map(({ at }) => {
    const place = typeof at === "string" ? cornerOf(at, backdrop) : { x: box.x + at.x, y: box.y + at.y };
    return { ...place, tip: place, beside: false };
  });
  return [...onCards, ...others].map((one, index) => ({ number: index + 1, ...one }));
}

function onCard({ at, beside }: CardCallout, card: LaidCard): Omit<PlannedCallout, "number"> {
  const tip = pointOn(at, card);
  if (beside === undefined) return { ...tip, tip, beside: false };
  const { box } = card;
  const x = beside === "left" ? box.x - BESIDE + DISC : box.x + box.width + BESIDE - DISC;
  return { x, y: tip.y, tip, beside: true };
}

/** Converts a point of the unturned card in full size to its position on the figure. */
function pointOn({ x, y }: Point, { figured: { part, scale, turn }, centre }: LaidCard): Point {
  const [dx, dy] = [(x - part.x - part.width / 2) * scale, (y - part.y - part.height / 2) * scale];
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** Near the top right corner of a square, clear of the ship and the arrows. */
const CORNER = 0.5;

function cornerOf(name: string, backdrop: Backdrop | undefined): Point {
  if (backdrop === undefined) throw new Error(`the figure has no squares, but a call-out at "${name}"`);
  const { x, y } = backdrop.centreOf(name);
  const by = Math.max(0, CORNER * backdrop.side - DISC);
  return { x: x + by, y: y - by };
}

/** All call-outs with their words, in the order of their numbers. */
export function wordsOf({
  cards,
  callouts,
}: Pick<Figure, "cards" | "callouts">): readonly Pick<CardCallout, "words" | "source">[] {
  return [...cards.flatMap((card) => card.callouts), ...callouts];
}
