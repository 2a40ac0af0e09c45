/** Runs the rules on a game, with a pause after each. */
import { addAll } from "../../diagnostics/add-all.ts";
import { compareDiagnostics, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Rule, RuleContext } from "../../rules/define-rule.ts";
import { isScenarioRule, runRules } from "../../rules/run-rules.ts";
import { isOfOriginal } from "../../rules/verdict/of-original.ts";
import { withoutSwitchedOff } from "../../rules/verdict/switched-off.ts";
import { trackOf } from "../../track/scenario-tracks.ts";
import type { Pace } from "../progress.ts";

/**
 * The same findings in the same order as `runRules`, without those of rules that the game turns off where they would have
 * no effect but to be dropped, and, of a translation, those about the original.
 */
export async function applyRules(
  rules: readonly Rule[],
  context: RuleContext,
  progress: Pace,
): Promise<readonly Diagnostic[]> {
  // Proved once; rules about scenarios would prove them all in one go.
  for (const scenario of context.game.scenarios) {
    trackOf(scenario);
    await progress.pause();
  }
  const found: Diagnostic[] = [];
  const all = context.game.locale === undefined ? rules : rules.filter((rule) => !isOfOriginal(rule));
  const running = withoutSwitchedOff(all, context);
  const inOrder = [...running.filter((rule) => !isScenarioRule(rule)), ...running.filter(isScenarioRule)];
  for (const rule of inOrder) {
    addAll(found, runRules([rule], context));
    await progress.pause();
  }
  return found.sort(compareDiagnostics);
}
