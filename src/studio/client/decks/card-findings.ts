/**
 * Which findings are about which card: those in its entry, and those in a template that name it.
 * Limits: a finding that many cards share names the first few; the others show it only once their faces are drawn, because
 * the answer to `faces` has it too.
 */

import { SEVERITIES } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic, Severity } from "../../../index.ts";

/** What is needed of a deck. */
export interface FoundDeck {
  readonly id: string;
  /** The templates of the deck. */
  readonly frontFile?: string | undefined;
  readonly backFile?: string | undefined;
  readonly cards: readonly {
    readonly id: string;
    /** Offsets of its entry, which several cards share if it makes them all. */
    readonly place: { readonly file: string; readonly start: number; readonly end: number };
  }[];
}

/** By `cardKey`. */
export type FindingsOfCards = ReadonlyMap<string, readonly Diagnostic[]>;

export const cardKey = (deck: string, card: string): string => `${deck}/${card}`;

/** "(card a)", "(cards a, b and 3 more)" at the end of a message about a template or a shared text. */
const NAMED = /\(cards? ([^()]+?)(?: and \d+ more)?\)$/;

export function findingsOfCards(
  decks: readonly FoundDeck[],
  findings: readonly Diagnostic[],
): FindingsOfCards {
  const found = new Map<string, Diagnostic[]>();
  const add = (key: string, finding: Diagnostic): void => {
    const known = found.get(key);
    if (known) known.push(finding);
    else found.set(key, [finding]);
  };
  const places = placesByFile(decks);
  const named = cardsById(decks);
  for (const finding of findings) {
    const own = cardsAt(places.get(finding.file) ?? [], finding.start.offset);
    const ids = namedIn(finding.message);
    const isOwn = ids.length === 0 || own.length < 2;
    for (const { key } of own.filter(({ id }) => isOwn || ids.includes(id))) add(key, finding);
    if (own.length > 0) continue;
    for (const key of keysNamed(ids, finding.file, decks, named)) add(key, finding);
  }
  return found;
}

/** The worst; undefined without findings. */
export function worstOf(findings: readonly Diagnostic[]): Severity | undefined {
  return SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity));
}

/** Both lists, each finding once. */
export function merged(findings: readonly Diagnostic[], more: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ rule, file, start, message }: Diagnostic): string =>
    `${rule} ${file} ${start.offset} ${message.replace(NAMED, "").trim()}`;
  const all = new Map<string, Diagnostic>();
  for (const finding of [...findings, ...more])
    if (!all.has(keyOf(finding))) all.set(keyOf(finding), finding);
  return [...all.values()];
}

interface Entry {
  readonly start: number;
  readonly end: number;
  readonly id: string;
  readonly key: string;
}

/** Entries of each file, in order. */
function placesByFile(decks: readonly FoundDeck[]): ReadonlyMap<string, readonly Entry[]> {
  const files = new Map<string, Entry[]>();
  for (const { id: deck, cards } of decks)
    for (const { id, place } of cards) {
      const entry = { start: place.start, end: place.end, id, key: cardKey(deck, id) };
      const known = files.get(place.file);
      if (known) known.push(entry);
      else files.set(place.file, [entry]);
    }
  for (const entries of files.values()) entries.sort((a, b) => a.start - b.start);
  return files;
}

/** All that one entry makes. */
function cardsAt(entries: readonly Entry[], offset: number): readonly Entry[] {
  const last = entries.findLast(({ start }) => start <= offset);
  if (!last || offset > last.end) return [];
  return entries.filter(({ start }) => start === last.start);
}

interface NamedCard {
  readonly deck: string;
  readonly key: string;
}

function cardsById(decks: readonly FoundDeck[]): ReadonlyMap<string, readonly NamedCard[]> {
  const all = new Map<string, NamedCard[]>();
  for (const { id: deck, cards } of decks)
    for (const { id } of cards) {
      const known = all.get(id);
      const card = { deck, key: cardKey(deck, id) };
      if (known) known.push(card);
      else all.set(id, [card]);
    }
  return all;
}

/** Of the decks that the file draws; of all if it draws none itself, as a partial. */
function keysNamed(
  ids: readonly string[],
  file: string,
  decks: readonly FoundDeck[],
  named: ReadonlyMap<string, readonly NamedCard[]>,
): readonly string[] {
  if (ids.length === 0) return [];
  const drawn = decks.filter(({ frontFile, backFile }) => frontFile === file || backFile === file);
  const isDrawn = new Set(drawn.map(({ id }) => id));
  return ids
    .flatMap((id) => named.get(id) ?? [])
    .filter(({ deck }) => isDrawn.size === 0 || isDrawn.has(deck))
    .map(({ key }) => key);
}

function namedIn(message: string): readonly string[] {
  const [, names] = NAMED.exec(message) ?? [];
  return names === undefined ? [] : names.split(/, | and /);
}
