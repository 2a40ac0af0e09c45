/** The squares that a scenario's own rules name, with the path to each below `rules:`. */
import type { Scenario } from "../../game/game.ts";
import type { SourcePath } from "../../source/tree.ts";
import { type RuleInForce, SQUARE_RULES } from "../../track/rules-in-force.ts";

export interface RuleSquare {
  readonly rule: RuleInForce["rule"];
  readonly name: string;
  readonly path: SourcePath;
  /** Of a current: whether ships drift from here or to here. */
  readonly end?: "from" | "to";
}

export function ruleSquares({ rules = {} }: Pick<Scenario, "rules">): readonly RuleSquare[] {
  const drifts = (rules.current ?? []).flatMap((step, index) =>
    (["from", "to"] as const).map(
      (end): RuleSquare => ({ rule: "current", name: step[end], path: ["current", index, end], end }),
    ),
  );
  const others = SQUARE_RULES.flatMap((rule) =>
    (rules[rule] ?? []).map((name, index): RuleSquare => ({ rule, name, path: [rule, index] })),
  );
  return [...drifts, ...others];
}
