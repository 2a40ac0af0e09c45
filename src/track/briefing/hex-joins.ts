/**
 * Where to draw the arrow from one card of hexagons to the next: on the common edge nearest to the middle of both that
 * has no bar, in the direction of the step across it.
 */

import { plus } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { Side } from "../../schema/files.ts";
import { gridOf } from "../lattice/grid.ts";
import type { TrackAnalysis, TrackSquare } from "../track.ts";
import { angleOf } from "./angle.ts";
import { PAST_BARS } from "./picture-joins.ts";
import type { PictureCard, PictureJoin, PicturePoint } from "./track-picture.ts";

export function hexJoins(
  { joins, lattice, steps }: TrackAnalysis,
  cards: readonly PictureCard[],
  centreOf: (square: number) => PicturePoint,
): readonly PictureJoin[] {
  const { sides, stepTo, centreOf: pointOf } = latticeKind(lattice.shape);
  const grid = gridOf(lattice);
  /** The edges between two cards. */
  const edges = (from: number, to: number): readonly Crossing[] =>
    lattice.squares
      .filter(({ card }) => card === from)
      .flatMap((square) =>
        sides.flatMap((side) => {
          const other = grid.squareAt(placeBeside(square, side));
          if (other?.card !== to) return [];
          const [one, next] = [centreOf(square.index), centreOf(other.index)];
          const isBarred = grid.isBarred([square.column, square.row], [other.column, other.row], false);
          const isStep = steps[square.index]?.some(({ to: next }) => next === other.index) === true;
          const [right, up] = pointOf(stepTo(side));
          return [{ x: (one.x + next.x) / 2, y: (one.y + next.y) / 2, right, down: -up, isBarred, isStep }];
        }),
      );
  const placeBeside = ({ column, row }: TrackSquare, side: Side): readonly [number, number] =>
    plus([column, row], stepTo(side));
  return joins.flatMap((join, index) => {
    const [from, to] = [cards[index], cards[index + 1]];
    if (join === undefined || from === undefined || to === undefined) return [];
    const found = crossingOf(edges(index, index + 1), from.centre, to.centre);
    if (found === undefined) return [];
    const { x, y, right, down } = found;
    return [{ from: from.position, to: to.position, kind: join.kind, x, y, angle: angleOf(right, down) }];
  });
}

interface Crossing extends PicturePoint {
  /** The step across it, on the lattice: margins may have pushed the cards to the side. */
  readonly right: number;
  readonly down: number;
  readonly isBarred: boolean;
  /** Can pieces make the step? */
  readonly isStep: boolean;
}

/** Past the edge if all have bars. Undefined if cards cover each other so that no edge can be seen. */
function crossingOf(
  edges: readonly Crossing[],
  one: PicturePoint,
  other: PicturePoint,
): Crossing | undefined {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const far = ({ x, y }: PicturePoint): number => Math.hypot(x - middle.x, y - middle.y);
  const nearest = (all: readonly Crossing[]): Crossing | undefined =>
    all.reduce<Crossing | undefined>(
      (best, edge) => (best === undefined || far(edge) < far(best) - NEAR ? edge : best),
      undefined,
    );
  const open =
    nearest(edges.filter(({ isStep }) => isStep)) ?? nearest(edges.filter(({ isBarred }) => !isBarred));
  if (open !== undefined) return open;
  const barred = nearest(edges);
  if (barred === undefined) return undefined;
  const length = Math.hypot(barred.right, barred.down);
  return {
    ...barred,
    x: barred.x + (PAST_BARS * barred.right) / length,
    y: barred.y + (PAST_BARS * barred.down) / length,
  };
}

/** Quotients of lengths are not exact in binary. */
const NEAR = 1e-9;
