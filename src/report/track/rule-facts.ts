/** The rules that a scenario brings, for whoever designs it: where they lie, and how far the proofs take them into account. */
import { listed } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import { type RuleInForce, rulesInForce } from "../../track/rules-in-force.ts";
import type { Fact } from "./track-facts.ts";

/** What the figures of a track take or leave of a rule; rules of which there is nothing to say change no figure. */
const PROOFS: Readonly<Partial<Record<RuleInForce["rule"], string>>> = {
  current: "left out of the figures: a current can only save movement points, never close a way",
  toll: "left out of the figures: they count steps, not the points that are lost at a toll",
  harbour: "a ship in a harbour closes no narrow place",
  mist: "counts as squares without a die",
  boarding: "left out of the figures: with boarding, one ship cannot close a narrow place for long",
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
