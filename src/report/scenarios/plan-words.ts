/** What came of drawing the plan of a track. */
import { sizeWords } from "../../diagnostics/words.ts";
import type { ScenarioPlan } from "../../index.ts";

/**
 * A line each.
 * @param to the file
 * @param isWayWanted a shortest way was to be drawn
 */
export function planWords(plan: ScenarioPlan, to: string, isWayWanted: boolean): readonly string[] {
  const { picture, undrawn, hasRoute } = plan;
  if (undrawn === "unreadable") return [];
  if (!picture) return [`${to} was not written: ${whyUndrawn(undrawn)}`];
  return [
    `${to}: the plan, ${sizeWords(picture.length)}`,
    ...(isWayWanted && !hasRoute ? ["no way is drawn, for there is none"] : []),
  ];
}

function whyUndrawn(undrawn: ScenarioPlan["undrawn"]): string {
  return typeof undrawn === "object"
    ? `the track has ${undrawn.cards} cards; no more than ${undrawn.most} are drawn`
    : "the track cannot be drawn; its errors come first";
}
