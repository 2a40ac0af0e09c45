/**
 * Which findings are about which cards. Findings say it themselves; only while a file cannot be read, its cards are not known
 * and findings in it belong to the cards as they were last read.
 */
import { SEVERITIES } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic, Severity } from "../../../index.ts";

/** A deck whose file cannot be read as it is now. */
export interface OldDeck {
  readonly id: string;
  readonly cards: readonly {
    readonly id: string;
    /** Offsets of its entry, which several cards share if it makes them all. */
    readonly place: { readonly file: string; readonly start: number; readonly end: number };
  }[];
}

/** By `cardKey`. */
export type FindingsByCard = ReadonlyMap<string, readonly Diagnostic[]>;

export const cardKey = (deck: string, card: string): string => `${deck}/${card}`;

/** @param game the one that the cards are in: findings in shared templates are about cards of others too */
export function findingsByCard(
  game: string,
  findings: readonly Diagnostic[],
  oldDecks: readonly OldDeck[] = [],
): FindingsByCard {
  const found = new Map<string, Diagnostic[]>();
  for (const finding of findings)
    for (const key of keysOf(finding, game, oldDecks)) {
      const known = found.get(key);
      if (known) known.push(finding);
      else found.set(key, [finding]);
    }
  return found;
}

function keysOf({ cards, file, start }: Diagnostic, game: string, oldDecks: readonly OldDeck[]) {
  if (cards)
    return cards
      .filter((one) => one.game === game)
      .flatMap(({ deck, ids }) => ids.map((id) => cardKey(deck, id)));
  return oldDecks.flatMap((deck) =>
    deck.cards
      .filter(({ place }) => place.file === file && place.start <= start.offset && start.offset <= place.end)
      .map(({ id }) => cardKey(deck.id, id)),
  );
}

/** What the check and the pictures of a card report, each finding once, worst first. */
export function mergedFindings(
  ofCheck: readonly Diagnostic[],
  ofFaces: readonly Diagnostic[],
): readonly Diagnostic[] {
  const all = new Map<string, Diagnostic>();
  for (const finding of [...ofCheck, ...ofFaces]) {
    const key = keyOnCard(finding);
    if (!all.has(key)) all.set(key, finding);
  }
  return worstFirst([...all.values()]);
}

/** The check reports a fault that several cards have at the first of them, a picture at its own card. */
const keyOnCard = ({ rule, message, field, file, start }: Diagnostic): string =>
  [rule, message, ...(field ?? [file, start.offset])].join("\0");

/** By the keys of fields ("special.cost"); those about a card as a whole are not in it. */
export function findingsByField(findings: readonly Diagnostic[]): ReadonlyMap<string, readonly Diagnostic[]> {
  const byField = new Map<string, Diagnostic[]>();
  for (const finding of findings) {
    if (!finding.field) continue;
    const key = finding.field.join(".");
    byField.set(key, [...(byField.get(key) ?? []), finding]);
  }
  return byField;
}

/** The order is kept where they are equally bad. */
export const worstFirst = (findings: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...findings].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

/** The worst; undefined without findings. */
export function worstOf(findings: readonly Diagnostic[]): Severity | undefined {
  return SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity));
}
