/** The entries that a rule of rules.yaml selects, their groups, and their names in messages. */

import { addTo } from "../../../diagnostics/grouped.ts";
import { listed } from "../../../diagnostics/words.ts";
import type { Game } from "../../../game/game.ts";
import { derived, derivedLocally } from "../../../remember/derived.ts";
import type { ListName, Subject } from "../../../schema/data-rule.ts";
import { entriesOf } from "./data-entries.ts";
import type { Entry } from "./data-entry.ts";
import { namesIn, SOURCES, type SourceKind, sourcesIn } from "./data-subject.ts";
import { valuesAt, wordOf } from "./data-values.ts";
import { fits, whereWords } from "./data-where.ts";

export interface Selection {
  /** `deck "battle"`, `decks "a" and "b"`, `the symbols`. */
  readonly name: string;
  /** `deck "battle" with suit skull`. */
  readonly words: string;
  /** "has", or "have" for several decks. */
  readonly has: string;
  /** The noun for one of them: "card", "row", "face", "item" ... */
  readonly noun: string;
  /** The printed entries that match. */
  readonly entries: readonly Entry[];
}

export interface Group {
  /** `suit "axe"`, or the name of the whole selection. */
  readonly name: string;
  /** The value of `per`; undefined for the whole. */
  readonly key: string | undefined;
  readonly entries: readonly Entry[];
}

const NOUNS: Readonly<Record<Exclude<SourceKind, "list">, string>> = {
  deck: "card",
  table: "row",
  die: "face",
  board: "board",
  kit: "card",
};
const LIST_NOUNS: Readonly<Record<ListName, string>> = {
  decks: "deck",
  dice: "die",
  boards: "board",
  scenarios: "scenario",
  kits: "kit",
  terms: "term",
  icons: "icon",
  symbols: "symbol",
  avoid: "word",
  game: "entry",
};

const selectionsOf = derived((game: Game) =>
  derivedLocally((subject: Subject): Selection => select(game, subject)),
);

/** Computed once for each part of a rule, although several checks need it. */
export const selectionOf = (game: Game, subject: Subject): Selection => selectionsOf(game)(subject);

function select(game: Game, subject: Subject): Selection {
  const name = subjectName(subject);
  return {
    name,
    words: `${name}${whereWords(subject.where)}`,
    has: SOURCES.some((kind) => namesIn(subject, kind).length > 1) ? "have" : "has",
    noun: nounOf(subject),
    entries: entriesOf(game, subject).filter((entry) => entry.copies > 0 && fits(entry, subject.where)),
  };
}

/** One group for each value of `per`, in the order of the entries; an entry with several values is in each. */
export function groupsOf({ entries, words }: Selection, per: string | undefined): readonly Group[] {
  if (per === undefined) return [{ name: words, key: undefined, entries }];
  return [...entriesBy(entries, per)].map(([key, members]) => ({
    name: `${per} "${key}"`,
    key,
    entries: members,
  }));
}

/** All entries that have a value, by the value; an entry with several values is listed under each. */
export function entriesBy(entries: readonly Entry[], field: string): ReadonlyMap<string, readonly Entry[]> {
  const by = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const word of new Set(valuesAt(entry.fields, field).map(({ value }) => wordOf(value))))
      addTo(by, word, entry);
  return by;
}

/** `the deck "battle"` or `deck "battle"`: the subject of a rule, without `where`. */
export function subjectName(subject: Subject): string {
  const [kind] = sourcesIn(subject);
  if (kind === undefined) return "nothing";
  const names = namesIn(subject, kind);
  const inner = subject.items === undefined ? "" : `${subject.items} of `;
  if (kind === "list") return `${inner}${names[0] === "game" ? "game.yaml" : `list of ${names[0]}`}`;
  const noun = names.length === 1 ? kind : kind === "die" ? "dice" : `${kind}s`;
  return `${inner}${noun} ${listed(names.map((name) => `"${name}"`))}`;
}

export function nounOf(subject: Subject): string {
  if (subject.items !== undefined) return "item";
  if (subject.list !== undefined) return LIST_NOUNS[subject.list];
  const [kind] = sourcesIn(subject);
  return kind === undefined || kind === "list" ? "entry" : NOUNS[kind];
}

/** "1 die", "2 dice", "3 entries". */
export function countedNoun(count: number, noun: string): string {
  const plural = noun === "die" ? "dice" : noun === "entry" ? "entries" : `${noun}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}
