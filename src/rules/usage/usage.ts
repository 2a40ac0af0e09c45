/**
 * Collects what the cards and booklets of a game use: names of icons and terms, words, values of fields, partials. For the
 * rules that report what is unused. They report nothing if a card could not be read or drawn, and any possible use counts: a
 * name in quotes in a template, even in a branch that no card takes; a field value that equals the name.
 */
import { templatesOf } from "../../game/decks/card-templates.ts";
import type { Card, TableRow } from "../../game/game.ts";
import type { Json, JsonObject } from "../../schema/files.ts";
import type { RuleContext } from "../define-rule.ts";
import { bookletReads } from "../printed-texts/booklet-reads.ts";
import { figureTexts } from "../printed-texts/figure-texts.ts";
import { textsWithPiece } from "../printed-texts/numbered/texts-of-context.ts";

export interface Usage {
  /** Names of icons, symbols and terms that drawings of cards and texts of booklets show. */
  readonly shown: ReadonlySet<string>;
  /** Names in quotes in templates and partials. */
  readonly quoted: ReadonlySet<string>;
  /** Texts and numbers in fields of cards and rows, including each item of a list. */
  readonly values: ReadonlySet<string>;
  /** Texts written for print with a piece between white space for which this is true, then everything that is printed. */
  textsWith(isWanted: (piece: string) => boolean): Iterable<string>;
  /** All templates and partials available to the game, without comments. */
  readonly drawings: readonly string[];
  /** The tags of booklets' texts. */
  readonly booklets: readonly string[];
}

/** False where it is unknown. */
const usages = new WeakMap<RuleContext, Usage | false>();

/** Undefined if some card could not be drawn as written: then it is unknown. Computed once for all rules. */
export function usageOf(context: RuleContext): Usage | undefined {
  if (!context.complete) return undefined;
  const usage = usages.get(context) ?? gather(context) ?? false;
  usages.set(context, usage);
  return usage || undefined;
}

/** The names on all faces; undefined if some face has something unknown: that may be a misspelled name of what seems unused. */
function namesOn(faces: RuleContext["faces"]): ReadonlySet<string> | undefined {
  const shown = new Set<string>();
  for (const { scene } of faces) {
    if (scene.missing.length > 0) return undefined;
    for (const { name } of scene.icons) shown.add(name);
    for (const { unknown, named } of scene.texts) {
      if (unknown.length > 0) return undefined;
      if (named) for (const name of named) shown.add(name);
    }
  }
  return shown;
}

/** Undefined if some card has no drawing, or one with unknown names. */
function gather(context: RuleContext): Usage | undefined {
  const { game, faces, templates, templateFiles, booklets } = context;
  for (const { cards } of game.decks)
    for (const name of templatesOf(cards)) if (!templates.has(name)) return undefined;
  const onFaces = namesOn(faces);
  if (!onFaces) return undefined;
  const drawings = [...templateFiles.templates.values(), ...templateFiles.partials.values()].map((template) =>
    context.textOf(template),
  );
  const tags = booklets.map((booklet) => bookletReads(booklet).tags);
  const words = game.figures.flatMap((figure) => figureTexts(figure).map(({ text }) => text));
  const inTexts = [...booklets.map(({ printed }) => printed), ...words].flatMap(namesIn);
  let values: ReadonlySet<string> | undefined;
  return {
    shown: new Set([...inTexts, ...onFaces]),
    quoted: new Set([...drawings, ...tags].flatMap(quotedIn)),
    // Computed on demand, because most games use everything they have.
    get values() {
      values ??= valuesOf([
        ...game.decks.flatMap(({ cards }) => cards),
        ...game.tables.flatMap(({ rows }) => rows),
      ]);
      return values;
    },
    textsWith: (isWanted) => textsOf(context, isWanted),
    drawings,
    booklets: tags,
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

/** Ids and all values of fields. */
export function valuesOf(entries: readonly (Card | TableRow)[]): ReadonlySet<string> {
  const values = new Set<string>();
  for (const { id, fields } of entries) {
    values.add(id);
    takeLeaves(fields, values);
  }
  return values;
}

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["']([A-Za-z0-9][A-Za-z0-9_-]*)["']/g)].map(([, name = ""]) => name);

/** The texts and numbers in a value, one by one. */
export function leaves(value: Json): readonly string[] {
  const found: string[] = [];
  takeLeaves(value, { add: (leaf) => found.push(leaf) });
  return found;
}

function takeLeaves(value: Json, into: { add(leaf: string): unknown }): void {
  if (typeof value === "string" || typeof value === "number") into.add(String(value));
  else if (Array.isArray(value)) for (const inner of value) takeLeaves(inner, into);
  else if (typeof value === "object" && value !== null)
    for (const key of Object.keys(value)) takeLeaves((value as JsonObject)[key] as Json, into);
}

/**
 * The terms that templates read by `@terms.name`; all of them if one iterates over the list. A booklet that does so explains
 * all words: that does not count as a use.
 */
export function termNames({ drawings, booklets }: Usage): ReadonlySet<string> | "all" {
  const inDrawings = drawings.flatMap(termsIn);
  if (inDrawings.includes(undefined)) return "all";
  return new Set([...inDrawings, ...booklets.flatMap(termsIn)].filter((name) => name !== undefined));
}

/** Undefined for the list itself. */
const termsIn = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/@terms\b(?:\.\[?([A-Za-z0-9_-]+))?/g)].map(([, name]) => name);
