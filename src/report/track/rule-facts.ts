/** The special rules of a scenario, for its designer: where they apply, and how far the proofs take them into account. */
import { listed, withArticle } from "../../diagnostics/words.ts";
import type { Scenario } from "../../game/game.ts";
import type { Movement } from "../../game/scenarios/movement.ts";
import { cellWord } from "../../track/cell-word.ts";
import { inFull } from "../../track/points-in-full.ts";
import { type RuleInForce, rulesInForce } from "../../track/rules-in-force.ts";
import type { Fact } from "./track-facts.ts";

/** How the figures of a track account for a rule; rules without an entry do not affect the figures. */
const proofsIn = ({ words }: Movement, cell: string): Proofs => ({
  current: `not in the figures: a current can only save ${inFull(words, "movement point")[1]}, never close a way`,
  toll: "not in the figures: they count steps, not the points lost at a toll",
  harbour: `${withArticle(words.token)} in a harbour does not block a narrow place`,
  mist: `counts as ${cell}s without a die`,
  boarding: `not in the figures: with boarding, one ${words.token} cannot block a narrow place for long`,
});

type Proofs = Readonly<Partial<Record<RuleInForce["rule"], string>>>;

export function ruleFacts({
  rules,
  movement,
  track: [first],
}: Pick<Scenario, "rules" | "movement" | "track">): readonly Fact[] {
  const proofs = proofsIn(movement, cellWord(first?.map.cells.shape ?? "square"));
  return rulesInForce(rules).map(
    (one): Fact => [one.rule, [whereWords(one), proofs[one.rule]].filter(Boolean).join("; ")],
  );
}

function whereWords({ squares, cards, steps }: RuleInForce): string {
  if (steps.length > 0) return steps.map(({ from, to }) => `${from} to ${to}`).join(", ");
  if (cards.length > 0) return `card${cards.length > 1 ? "s" : ""} ${listed(cards)}`;
  return squares.length > 0 ? squares.join(", ") : "everywhere";
}
