/** Fields of cards that no template of their deck, no booklet and no rule reads. */

import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { derived, derivedLocally } from "../../remember/derived.ts";
import type { Json, JsonObject } from "../../schema/files.ts";
import type { FieldRead } from "../../template/template.ts";
import type { RuleContext } from "../define-rule.ts";
import { bookletReads } from "../printed-texts/booklet-reads.ts";
import { ruleReads } from "./rule-reads.ts";

export type Read = Pick<FieldRead, "path" | "guarded" | "asks">;

export interface UnreadField {
  readonly card: Card;
  readonly path: readonly string[];
}

export interface UnreadFields {
  /** Everything that is read from the deck's cards. */
  readonly reads: readonly Read[];
  /** Each field once, with the first card that has it. */
  readonly fields: readonly UnreadField[];
}

const unreadOf = derived((context: RuleContext) => derivedLocally((deck: Deck) => fieldsIn(context, deck)));

/** Undefined if a template of the deck could not be compiled: then it is unknown. Computed once for all rules. */
export const unreadFields = (context: RuleContext, deck: Deck): UnreadFields | undefined =>
  unreadOf(context)(deck);

function fieldsIn(context: RuleContext, deck: Deck): UnreadFields | undefined {
  const reads = readsOf(context, deck);
  if (!reads) return undefined;
  const all: ReadFields = { reading: "parts", path: [], inner: new Map() };
  const fields = new Map<string, UnreadField>();
  for (const card of deck.cards) {
    if (areAllRead(card.fields, all)) continue;
    for (const path of unread(card.fields, reads, all)) {
      const name = path.join(".");
      if (!fields.has(name)) fields.set(name, { card, path });
    }
  }
  return { reads, fields: [...fields.values()] };
}

function readsOf({ game, templates, booklets }: RuleContext, deck: Deck): readonly Read[] | undefined {
  const compiled = [...templatesOfDeck(deck)].map((name) => templates.get(name));
  if (compiled.includes(undefined)) return undefined;
  const inBooklets = booklets
    .map(bookletReads)
    .filter((reads) => reads.speaksOf("decks", deck.id))
    .flatMap(({ read }) => read.map((path) => ({ path, guarded: false, asks: false })));
  const inRules = ruleReads(game, deck.id).map(({ path }) => ({ path, guarded: false, asks: false }));
  const inTemplates = compiled.flatMap((template) => template?.reads ?? []);
  return eachRead([...inTemplates, ...inRules, ...inBooklets]);
}

/** Templates and rules read the same fields again and again. */
function eachRead(reads: readonly Read[]): readonly Read[] {
  const byRead = new Map(reads.map((read) => [`${read.guarded} ${read.asks} ${read.path.join(".")}`, read]));
  return [...byRead.values()];
}

/** What is read of a path: nothing, possibly all of it, or only parts of it. */
type Reading = "nothing" | "all" | "parts";

/** Computed once for each field: the cards of a deck have the same ones. */
interface ReadFields {
  readonly reading: Reading;
  readonly path: readonly string[];
  readonly inner: Map<string, ReadFields>;
}

function readingOf(reads: readonly Read[], path: readonly string[]): Reading {
  const touching = reads.filter((read) => touches(read.path, path));
  if (touching.length === 0) return "nothing";
  // Anything that takes the whole value, other than to test it, may read all of it.
  const whole = touching.some((read) => !read.guarded && read.path.length <= path.length);
  const deeper = touching.some((read) => read.path.length > path.length);
  return whole || !deeper ? "all" : "parts";
}

function fieldIn({ path: outer, inner }: ReadFields, name: string, reads: readonly Read[]): ReadFields {
  const remembered = inner.get(name);
  if (remembered) return remembered;
  const path = [...outer, name];
  const field: ReadFields = { reading: readingOf(reads, path), path, inner: new Map() };
  inner.set(name, field);
  return field;
}

/** True for most cards: all their fields were on cards before, and are read as a whole. */
function areAllRead(fields: JsonObject, { inner }: ReadFields): boolean {
  for (const name in fields) if (inner.get(name)?.reading !== "all") return false;
  return true;
}

/** The outermost fields that nothing reads, as a whole or in part. */
function* unread(value: Json, reads: readonly Read[], around: ReadFields): Iterable<readonly string[]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const name of Object.keys(value)) {
    const field = fieldIn(around, name, reads);
    if (field.reading === "nothing") yield field.path;
    else if (field.reading === "parts") yield* unread((value as JsonObject)[name] as Json, reads, field);
  }
}

/** Is one path equal to the other, or a prefix of it? "*" matches any name. */
export function touches(read: readonly string[], field: readonly string[]): boolean {
  return read.slice(0, field.length).every((step, index) => step === "*" || step === field[index]);
}
