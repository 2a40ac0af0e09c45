/** Reports the result of drawing the plan of a track. */
import { sizeWords } from "../../diagnostics/words.ts";
import type { DrawnScenario } from "../../index.ts";

/**
 * One entry per line.
 * @param to the file that was to be written
 * @param isWayWanted whether a shortest way was requested
 */
export function planWords(drawn: DrawnScenario, to: string, isWayWanted: boolean): readonly string[] {
  const { picture, undrawn, hasRoute } = drawn;
  if (undrawn === "unreadable") return [];
  if (!picture) return [`${to} was not written: ${whyUndrawn(undrawn)}`];
  return [
    `${to}: the plan, ${sizeWords(picture.length)}`,
    ...(isWayWanted && !hasRoute ? ["no way is drawn, because there is none"] : []),
  ];
}

function whyUndrawn(undrawn: DrawnScenario["undrawn"]): string {
  return typeof undrawn === "object"
    ? `the track has ${undrawn.cards} cards; at most ${undrawn.most} can be drawn`
    : "the track cannot be drawn; fix its errors first";
}
