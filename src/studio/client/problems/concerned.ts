/** Which cards a finding is about. */
import { computed } from "@preact/signals";
import type { Diagnostic } from "../../../index.ts";
import { decks } from "../cards.ts";
import { cardKey, findingsOfCards } from "../decks/card-findings.ts";
import { findings } from "../project.ts";

export interface ConcernedCard {
  readonly deck: string;
  readonly deckTitle: string;
  readonly card: string;
  readonly title: string;
}

const byFinding = computed<ReadonlyMap<Diagnostic, readonly ConcernedCard[]>>(() => {
  const all = decks.value ?? [];
  const ofCards = findingsOfCards(all, findings.value);
  const found = new Map<Diagnostic, ConcernedCard[]>();
  for (const { id: deck, title: deckTitle, cards } of all)
    for (const { id: card, title } of cards)
      for (const finding of ofCards.get(cardKey(deck, card)) ?? []) {
        const one = { deck, deckTitle, card, title };
        const known = found.get(finding);
        if (known) known.push(one);
        else found.set(finding, [one]);
      }
  return found;
});

/** None for one about something else. Findings must be those of the last answer. */
export const concernedCards = (finding: Diagnostic): readonly ConcernedCard[] =>
  byFinding.value.get(finding) ?? [];

/** A card that this template draws, to show it with. */
export function cardDrawnBy(file: string): (ConcernedCard & { readonly side: "front" | "back" }) | undefined {
  for (const { id: deck, title: deckTitle, cards, frontFile, backFile } of decks.value ?? []) {
    const [first] = cards;
    if (!first || (frontFile !== file && backFile !== file)) continue;
    const side = frontFile === file ? "front" : "back";
    return { deck, deckTitle, card: first.id, title: first.title, side };
  }
  return undefined;
}
