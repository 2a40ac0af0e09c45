/** Numbers of a figure that overlap: of two at one place only the later one can be read. */
import type { FigureCallout } from "../game/booklets/figure.ts";
import { DISC, wordsOf } from "./callouts.ts";
import type { FigurePlan } from "./plan.ts";

export interface CoveredNumber {
  readonly number: number;
  /** The later one, drawn over it. */
  readonly by: number;
  /** Where both are written. */
  readonly source: FigureCallout["source"];
  readonly over: FigureCallout["source"];
}

/** mm: closer to a number, a disc touches its digit, half of which is 1.6 mm wide in 8.5 pt. */
const LEAST = DISC + 0.8;

/** The first number that each one covers. */
export function coveredNumbers(
  figure: Parameters<typeof wordsOf>[0],
  { callouts }: Pick<FigurePlan, "callouts">,
): readonly CoveredNumber[] {
  const written = wordsOf(figure);
  return callouts.flatMap((one, index) => {
    const under = callouts
      .slice(0, index)
      .findIndex(({ x, y }) => Math.hypot(one.x - x, one.y - y) < LEAST - 1e-6);
    const [source, over] = [written[index]?.source, written[under]?.source];
    return source && over ? [{ number: under + 1, by: index + 1, source, over }] : [];
  });
}
