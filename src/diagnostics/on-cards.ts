/**
 * A mistake in a template or a text that many cards share shows on every one of them. This merges them into one diagnostic
 * that names the cards: the messages themselves say "the card".
 */
import type { Diagnostic } from "./diagnostic.ts";

export interface CardName {
  readonly deck: string;
  readonly id: string;
}

/** Findings on cards that look alike; without a card, they apply only to their place. */
export interface CardFindings {
  readonly cards?: readonly CardName[] | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Number of cards that a message names. */
const NAMED = 5;

/** Merges equal findings at one place, in the order of the first of each, with the wording of the first. */
export function gatherOnCards(findings: readonly CardFindings[]): readonly Diagnostic[] {
  const groups = new Map<string, { readonly first: Diagnostic; readonly cards: Map<string, string> }>();
  for (const { cards = [], diagnostics } of findings)
    for (const finding of diagnostics) {
      const { rule, file, start, end, message } = finding;
      const key = `${rule}\0${file}\0${start.offset}\0${end.offset}\0${message}`;
      const group = groups.get(key) ?? { first: finding, cards: new Map<string, string>() };
      for (const { deck, id } of cards) group.cards.set(`${deck}\0${id}`, id);
      groups.set(key, group);
    }
  return [...groups.values()].map(({ first, cards }) => ({
    ...first,
    message: `${first.message}${cardWords([...cards.values()])}`,
  }));
}

/** " (card a)", " (cards a, b and 3 more)"; nothing without cards. */
function cardWords(cards: readonly string[]): string {
  if (cards.length === 0) return "";
  if (cards.length === 1) return ` (card ${cards[0]})`;
  const more = cards.length > NAMED ? ` and ${cards.length - NAMED} more` : "";
  return ` (cards ${cards.slice(0, NAMED).join(", ")}${more})`;
}
