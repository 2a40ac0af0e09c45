/** Variants of a track: turned or moved as a whole, with one more bar, with its start and finish named. */
import { SQUARE_SIDES } from "../../src/game/cells/squares.ts";
import type { Side, Turn } from "../../src/schema/files.ts";
import { analyseTrack } from "../../src/track/analyse-track.ts";
import type { PlannedCard, TrackPlan } from "../../src/track/track.ts";
import { mapCard } from "./lay.ts";

/** The rule's own start and finish depend on the track's orientation: they are named, so that they stay. */
export function namedEnds(plan: TrackPlan): TrackPlan {
  const { lattice, start, finish } = analyseTrack(plan);
  const name = (square: number | undefined) =>
    square === undefined ? "" : (lattice.squares[square]?.name ?? "");
  return { ...plan, start: name(start?.square), finish: name(finish?.square) };
}

export function turnedTrack(plan: TrackPlan, turn: number): TrackPlan {
  let turned = plan;
  for (let quarters = turn / 90; quarters > 0; quarters--) {
    turned = { ...turned, track: turned.track.map(turnedCard) };
  }
  return turned;
}

/** A quarter clockwise about the lattice's origin: its bottom right corner becomes the bottom left one. */
function turnedCard(card: PlannedCard): PlannedCard {
  const columns = card.turn % 180 === 0 ? 2 : 3;
  const [column, row] = card.at;
  return {
    ...card,
    at: [row, -(column + columns)],
    turn: ((card.turn + 90) % 360) as Turn,
    ...(card.heading ? { heading: turnedSides(card.heading, 90) } : {}),
  };
}

export function turnedSides(sides: readonly Side[], turn: number): readonly Side[] {
  return sides.map(
    (side) => SQUARE_SIDES[((SQUARE_SIDES as readonly Side[]).indexOf(side) + turn / 90 + 4) % 4] ?? side,
  );
}

export function pushed(plan: TrackPlan, right: number, up: number): TrackPlan {
  const track = plan.track.map((card) => ({
    ...card,
    at: [card.at[0] + right, card.at[1] + up] satisfies readonly [number, number],
  }));
  return { ...plan, track };
}

/** The same bar twice counts once. */
export function withBar(plan: TrackPlan, index: number, edge: string): TrackPlan {
  const [bar] = mapCard(undefined, edge).bars;
  const track = plan.track.map((card, position) => {
    const { bars } = card.map;
    const isThere = bars.some(({ square, towards }) => `${square}|${towards}` === edge);
    if (position !== index || bar === undefined || isThere) return card;
    return { ...card, map: { ...card.map, bars: [...bars, bar] } };
  });
  return { ...plan, track };
}
