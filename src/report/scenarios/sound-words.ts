/** How many scenarios are sound, in one line. */
import { counted } from "../../diagnostics/words.ts";

export function soundWords(scenarios: readonly { readonly isSound: boolean }[]): string {
  if (scenarios.length === 0) return "there are no scenarios";
  const sound = scenarios.filter(({ isSound }) => isSound).length;
  const verb = scenarios.length === 1 || sound === 1 ? "is" : "are";
  return `${sound} of ${counted(scenarios.length, "scenario")} ${verb} sound`;
}
