/** Blocked steps between adjacent squares, and what blocks them. */
import { listed } from "../../diagnostics/words.ts";
import { type CellAt, plus } from "../../game/cells/cells.ts";
import { latticeKind } from "../../game/cells/lattice-kind.ts";
import type { Scenario } from "../../game/game.ts";
import { isBlocked } from "../../game/scenarios/terrain.ts";
import { gridOf } from "../../track/lattice/grid.ts";
import type { TrackAnalysis } from "../../track/track.ts";
import { squareInWords, squaresInWords, stepsInWords } from "./squares-in-words.ts";

export interface BlockedStep {
  readonly from: number;
  readonly to: number;
  /** Over the corner of a square. */
  readonly corner: boolean;
  /** Without a bar, and onto terrain that pieces can enter, the step is blocked because it would go backward. */
  readonly by: "bar" | "terrain" | "heading";
}

/** From squares accepted by `isFrom` to squares accepted by `isTo`; steps over corners only if there are no others. */
export function blockedSteps(
  { lattice, steps }: TrackAnalysis,
  { movement, terrains }: Pick<Scenario, "movement" | "terrains">,
  isFrom: (square: number) => boolean,
  isTo: (square: number) => boolean,
): readonly BlockedStep[] {
  const grid = gridOf(lattice);
  const ways = waysFrom(lattice.shape, movement.corners !== "never");
  const blocked = lattice.squares
    .filter(({ index }) => isFrom(index))
    .flatMap((from) => {
      const here: CellAt = [from.column, from.row];
      return ways.flatMap(({ step, corner }): readonly BlockedStep[] => {
        const there = plus(here, step);
        const to = grid.squareAt(there);
        if (!to || !isTo(to.index) || steps[from.index]?.some((one) => one.to === to.index)) return [];
        const isBarred = grid.isBarred(here, there, corner);
        const by = isBarred ? "bar" : isBlocked(terrains, to.terrain) ? "terrain" : "heading";
        return [{ from: from.index, to: to.index, corner, by }];
      });
    });
  const straight = blocked.filter(({ corner }) => !corner);
  return straight.length > 0 ? straight : blocked;
}

/** "bars between 2.a3 and 3.a1 and between 2.b3 and 3.b1", "2.a2 to 2.a1 goes backward", "no sled can enter 2.b1". */
export function blockedInWords(
  track: TrackAnalysis,
  { movement }: Pick<Scenario, "movement">,
  blocked: readonly BlockedStep[],
): string {
  const barred = blocked.filter(({ by }) => by === "bar");
  const backward = blocked.filter(({ by }) => by === "heading");
  const closed = blocked.filter(({ by }) => by === "terrain").map(({ to }) => to);
  const betweens = barred.map(
    ({ from, to }) => `between ${squareInWords(track, from)} and ${squareInWords(track, to)}`,
  );
  const parts = [
    `${barred.length === 1 ? "a bar" : "bars"} ${listed(betweens)}`,
    `${stepsInWords(track, backward)} ${backward.length === 1 ? "goes" : "go"} backward`,
    `no ${movement.words.piece} can enter ${squaresInWords(track, [...new Set(closed)], "or")}`,
  ];
  return parts.filter((_, index) => [barred, backward, closed][index]?.length).join("; ");
}

interface Way {
  readonly step: CellAt;
  readonly corner: boolean;
}

/** To all neighbours, from the left, and in a column from the bottom. */
function waysFrom(shape: TrackAnalysis["lattice"]["shape"], withCorners: boolean): readonly Way[] {
  const kind = latticeKind(shape);
  const straight = kind.sides.map((side): Way => ({ step: kind.stepTo(side), corner: false }));
  const corners = withCorners ? kind.corners.map((step): Way => ({ step, corner: true })) : [];
  return [...straight, ...corners].sort(
    ({ step: [left, low] }, { step: [right, high] }) => left - right || low - high,
  );
}
