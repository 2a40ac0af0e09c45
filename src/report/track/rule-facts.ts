/** The special rules of a scenario, for its designer: where they apply, and how far the proofs take them into account. */
import { listed } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import { type RuleInForce, rulesInForce } from "../../track/rules-in-force.ts";
import type { Fact } from "./track-facts.ts";

/** How the figures of a track account for a rule; rules without an entry do not affect the figures. */
const PROOFS: Readonly<Partial<Record<RuleInForce["rule"], string>>> = {
  current: "not in the figures: a current can only save movement points, never close a way",
  toll: "not in the figures: they count steps, not the points lost at a toll",
  harbour: "a ship in a harbour does not block a narrow place",
  mist: "counts as squares without a die",
  boarding: "not in the figures: with boarding, one ship cannot block a narrow place for long",
};

export function ruleFacts({ rules }: Pick<Scenario, "rules">): readonly Fact[] {
  return rulesInForce(rules).map(
    (one): Fact => [one.rule, [whereWords(one), PROOFS[one.rule]].filter(Boolean).join("; ")],
  );
}

function whereWords({ squares, cards, steps }: RuleInForce): string {
  if (steps.length > 0) return steps.map(({ from, to }) => `${from} to ${to}`).join(", ");
  if (cards.length > 0) return `card${cards.length > 1 ? "s" : ""} ${listed(cards)}`;
  return squares.length > 0 ? squares.join(", ") : "everywhere";
}
