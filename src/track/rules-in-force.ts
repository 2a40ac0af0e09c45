/** A scenario's own rules, each with the place where it applies: one list for drawings, reports and proofs. */
import type { CurrentStep, ScenarioRule, ScenarioRules } from "../schema/files.ts";

export interface RuleInForce {
  readonly rule: ScenarioRule;
  /** By name, as written; for currents, the squares from which ships drift. */
  readonly squares: readonly string[];
  /** Positions in the track. */
  readonly cards: readonly number[];
  readonly steps: readonly CurrentStep[];
}

/** Where each rule applies. */
const PLACES: Readonly<Record<ScenarioRule, "steps" | "squares" | "cards" | "everywhere">> = {
  current: "steps",
  toll: "squares",
  chest: "squares",
  harbour: "squares",
  mist: "cards",
  boarding: "everywhere",
  "leader-deals": "everywhere",
  "reversed-deal": "everywhere",
  "secret-bids": "everywhere",
};

/** In the order of print. */
const RULES = Object.keys(PLACES) as readonly ScenarioRule[];

/** The rules that apply to squares. */
export const SQUARE_RULES = ["toll", "chest", "harbour"] as const;

/** In the order of print. */
export function rulesInForce(rules: ScenarioRules = {}): readonly RuleInForce[] {
  return RULES.flatMap((rule): readonly RuleInForce[] => {
    if (!rules[rule]) return [];
    const steps = rule === "current" ? (rules.current ?? []) : [];
    return [
      {
        rule,
        squares:
          PLACES[rule] === "squares" ? (rules[rule] as readonly string[]) : steps.map(({ from }) => from),
        cards: rule === "mist" ? (rules.mist ?? []) : [],
        steps,
      },
    ];
  });
}
