/**
 * Collects what the cards and booklets of a game use: names of icons and terms, words, values of fields, partials. For the
 * rules that report what is unused. They report nothing if a card could not be read or drawn, and any possible use counts: a
 * name in quotes in a template, even in a branch that no card takes; a field value that equals the name.
 */

import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, TableRow } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import type { Json, JsonObject } from "../../schema/files.ts";
import type { RuleContext } from "../define-rule.ts";
import { type Fold, folded, Tally } from "../folds.ts";
import type { SceneSigns } from "../on-faces/scene-signs.ts";
import { bookletReads } from "../printed-texts/booklet-reads.ts";
import { figureTexts } from "../printed-texts/figure-texts.ts";
import { textsWithPiece } from "../printed-texts/numbered/texts-of-context.ts";
import { quotedIn, templateWords, termsIn } from "./template-words.ts";

export interface Usage {
  /** Names of icons, symbols and terms that drawings of cards and texts of booklets show. */
  readonly shown: ReadonlySet<string>;
  /** Names in quotes in templates, partials and booklets. */
  readonly quoted: ReadonlySet<string>;
  /** Is it the id of a card, or a text or number in one of its fields? Each item of a list counts. */
  isOnCard(text: string): boolean;
  /** The same for cards and rows of tables. */
  isValue(text: string): boolean;
  /** Texts written for print with a piece between white space for which this is true, then everything that is printed. */
  textsWith(isWanted: (piece: string) => boolean): Iterable<string>;
  /** Terms that templates and booklets read; "all" if a template iterates over the list: a booklet that does so explains all words. */
  readonly terms: ReadonlySet<string | undefined> | "all";
  /** Names of the partials that templates call. */
  readonly partials: ReadonlySet<string>;
}

/** Undefined if some card could not be drawn as written: then it is unknown. Computed once for all rules. */
export const usageOf = derived((context: RuleContext): Usage | undefined =>
  context.complete ? gather(context) : undefined,
);

/** The names on all faces; undefined if some face has something unknown: that may be a misspelled name of what seems unused. */
function namesOn(context: RuleContext): Iterable<string> | undefined {
  const signs = context.faces.map((face) => face.signs);
  const { names, unknown } = folded(context, SHOWN, signs);
  return unknown > 0 ? undefined : names.texts;
}

const SHOWN: Fold<SceneSigns, { readonly names: Tally; unknown: number }> = {
  start: () => ({ names: new Tally(), unknown: 0 }),
  add: (table, { names, isLacking, isUnknown }) => {
    for (const name of names) table.names.add(name);
    if (isLacking || isUnknown) table.unknown += 1;
  },
  remove: (table, { names, isLacking, isUnknown }) => {
    for (const name of names) table.names.remove(name);
    if (isLacking || isUnknown) table.unknown -= 1;
  },
};

/** Undefined if some card has no drawing, or one with unknown names. */
function gather(context: RuleContext): Usage | undefined {
  const { game, templates, booklets } = context;
  for (const deck of game.decks)
    for (const name of templatesOfDeck(deck)) if (!templates.has(name)) return undefined;
  const onFaces = namesOn(context);
  if (!onFaces) return undefined;
  const words = templateWords(context);
  const tags = booklets.map((booklet) => bookletReads(booklet).tags);
  const inFigures = game.figures.flatMap((figure) => figureTexts(figure).map(({ text }) => text));
  const inTexts = [...booklets.map(({ printed }) => printed), ...inFigures].flatMap(namesIn);
  const isOnCard = isAmong(game.decks.map(({ cards }) => cards));
  const isInRow = isAmong(game.tables.map((table) => table.rows));
  return {
    shown: new Set([...inTexts, ...onFaces]),
    quoted: tags.length === 0 ? words.quoted : new Set([...words.quoted, ...tags.flatMap(quotedIn)]),
    isOnCard,
    isValue: (text) => isOnCard(text) || isInRow(text),
    textsWith: (isWanted) => textsOf(context, isWanted),
    terms: words.terms.has(undefined) ? "all" : new Set([...words.terms, ...tags.flatMap(termsIn)]),
    partials: words.partials,
  };
}

/** Names between colons. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/:([a-z0-9-]+)(?=:)/g)].map(([, name = ""]) => name);

/** One by one: whoever has found what it looks for does not need the rest. */
function* textsOf(context: RuleContext, isWanted: (piece: string) => boolean): Iterable<string> {
  yield* textsWithPiece(context, isWanted);
  const printed = new Set<string>();
  for (const { scene } of context.faces)
    for (const { text } of scene.texts) {
      if (!printed.has(text)) yield text;
      printed.add(text);
    }
}

/** How many names are searched for one by one: a table of all values takes as long as this, and much memory. */
const FEW = 8;

/** Is it an id or a value of a field? Nearly all games ask for few names. */
function isAmong(lists: readonly (readonly (Card | TableRow)[])[]): (text: string) => boolean {
  let asked = 0;
  let all: ReadonlySet<string> | undefined;
  return (text) => {
    asked += 1;
    if (asked > FEW) {
      all ??= valuesIn(lists);
      return all.has(text);
    }
    return lists.some((entries) => entries.some(({ id, fields }) => id === text || hasLeaf(fields, text)));
  };
}

function valuesIn(lists: readonly (readonly (Card | TableRow)[])[]): ReadonlySet<string> {
  const values = new Set<string>();
  for (const entries of lists)
    for (const { id, fields } of entries) {
      values.add(id);
      eachLeaf(fields, (leaf) => values.add(leaf));
    }
  return values;
}

function hasLeaf(value: Json, text: string): boolean {
  if (typeof value === "string") return value === text;
  if (typeof value === "number") return String(value) === text;
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some((inner) => hasLeaf(inner, text));
  for (const key in value) if (hasLeaf((value as JsonObject)[key] as Json, text)) return true;
  return false;
}

/** The texts and numbers in a value, one by one. */
export function leaves(value: Json): readonly string[] {
  const found: string[] = [];
  eachLeaf(value, (leaf) => found.push(leaf));
  return found;
}

function eachLeaf(value: Json, take: (leaf: string) => void): void {
  if (typeof value === "string" || typeof value === "number") take(String(value));
  else if (Array.isArray(value)) for (const inner of value) eachLeaf(inner, take);
  else if (typeof value === "object" && value !== null)
    for (const key of Object.keys(value)) eachLeaf((value as JsonObject)[key] as Json, take);
}
