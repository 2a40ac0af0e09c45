/**
 * Every printed text, once, at its place in a file: texts of cards and rows that templates and booklets show, and the own
 * texts of both. For the rules about wording, which check what was typed, however often it is printed.
 * Limits: what a template composes from numbers, names of dice symbols and the like is not a written text.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { figureDeck } from "../../game/booklets/figure-decks.ts";
import { templatesOf } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceNode } from "../../source/tree.ts";
import type { TemplateTexts } from "../../template/template.ts";
import { rulesInForce } from "../../track/rules-in-force.ts";
import type { BookletText, RuleContext } from "../define-rule.ts";
import { bookletReads } from "./booklet-reads.ts";
import { bookletStretches } from "./booklet-words.ts";
import { figureTexts } from "./figure-texts.ts";
import type { WrittenText } from "./read-text.ts";
import { bookletText, contentText, templateText } from "./written-text.ts";

/** Edits that belong together, as fields of a finding: all of them, or none if one cannot be made. */
export function wholeEdits(edits: readonly (TextEdit | undefined)[]): {
  readonly edits?: readonly TextEdit[];
} {
  const sure = edits.filter((edit) => edit !== undefined);
  return sure.length > 0 && sure.length === edits.length ? { edits: sure } : {};
}

const textsOfContext = new WeakMap<RuleContext, readonly WrittenText[]>();

/** In the order of decks, tables, rules of scenarios, templates, booklets; computed once for all rules. */
export function writtenTexts(context: RuleContext): readonly WrittenText[] {
  const texts = textsOfContext.get(context) ?? collect(context);
  textsOfContext.set(context, texts);
  return texts;
}

function collect(context: RuleContext): readonly WrittenText[] {
  const texts: WrittenText[] = [];
  const used = usedTemplates(context);
  const isNew = newPlaces();
  const take: Take = (file, field, node, from) => {
    if (node.kind !== "scalar" || node.text === "" || !isNew(file.path, node.start)) return;
    texts.push(contentText(file, node, field, from));
  };
  for (const deck of drawnDecks(context)) ofDeck(context, deck, used, take);
  ofTables(context, [...used.values()], take);
  ofScenarioRules(context, take);
  for (const place of [...used.values()].flatMap(({ written }) => written))
    if (isNew(place.file, place.start.offset)) texts.push(templateText(context, place));
  ofFigures(context, take);
  for (const { file } of context.booklets)
    for (const stretch of bookletStretches(file)) texts.push(bookletText(file, stretch));
  return texts;
}

/** True only the first time for each place in a file. */
function newPlaces(): (file: string, offset: number) => boolean {
  const places = new Map<string, Set<number>>();
  return (file, offset) => {
    const ofFile = places.get(file) ?? new Set();
    places.set(file, ofFile);
    return !ofFile.has(offset) && ofFile.add(offset) !== undefined;
  };
}

type Path = readonly string[];
/** @param field the paths of the file and the field */
type Take = (file: SourceDocument, field: string, node: SourceNode, from?: "figure") => void;

/** The decks of the game, the set-up sheets of its scenarios, and its figures. */
function drawnDecks({ game }: RuleContext): readonly Deck[] {
  return [...game.decks, setupSheetsOf(game), ...game.figures.map((figure) => figureDeck(figure, figure))];
}

/** Paths printed by the templates that cards of the game use as front or back. */
function usedTemplates(context: RuleContext): ReadonlyMap<string, TemplateTexts> {
  const { templates } = context;
  const names = templatesOf(drawnDecks(context).flatMap(({ cards }) => cards));
  return new Map(
    [...names].flatMap((name) => {
      const texts = templates.get(name)?.texts;
      return texts === undefined ? [] : [[name, texts] as const];
    }),
  );
}

function ofFigures({ game, sources }: RuleContext, take: Take): void {
  for (const figure of game.figures) {
    const file = sources.get(figure.source.file);
    if (!file?.root) continue;
    for (const { path, isDrawn } of figureTexts(figure)) {
      const node = nodeAt(file.root, path);
      if (node) take(file, `${file.path} ${path.at(-1)}`, node, isDrawn ? undefined : "figure");
    }
  }
}

function ofDeck(
  { sources, booklets }: RuleContext,
  deck: Deck,
  used: ReadonlyMap<string, TemplateTexts>,
  take: Take,
): void {
  const file = sources.get(deck.source.file);
  const defaults = file?.root && nodeAt(file.root, [...deck.source.path, "defaults"]);
  const fieldsOf = printedFields(used, printedIn(booklets, "decks", deck.id));
  for (const card of deck.cards) {
    const home = sources.get(card.source.file);
    const entry = home?.root && nodeAt(home.root, card.source.path);
    if (!home || entry?.kind !== "map") continue;
    const { fields, seen } = fieldsOf(card);
    // All cards from one `each:` are written in one place.
    if (seen.has(entry)) continue;
    seen.add(entry);
    for (const { name, rest, calledIn } of fields) {
      const own = entryOf(entry, name);
      const each = own ? undefined : entryOf(entry, "each");
      const values = each && entryOf(each, name);
      const found = own ?? values ?? (defaults && entryOf(defaults, name));
      const at = own || values ? home : file;
      if (!found || !at) continue;
      const path = values ? ["*", ...rest] : rest;
      for (const node of scalarsAt(found, path)) take(at, calledIn(at.path), node);
    }
  }
}

/** A path that templates print: its first step and the rest. */
interface Field {
  readonly name: string;
  readonly rest: Path;
  /** Its name by file: one string shared by all cards, for grouping. */
  calledIn(file: string): string;
}

interface Printed {
  readonly fields: readonly Field[];
  /** The entries of cards with these templates that were visited. */
  readonly seen: Set<SourceNode>;
}

/** What a card's templates and the booklets about its deck print; most cards of a deck share their templates. */
function printedFields(
  used: ReadonlyMap<string, TemplateTexts>,
  inBooklets: readonly Path[],
): (card: Card) => Printed {
  const printedTexts = new Map<string, Printed>();
  return ({ front, back = "" }) => {
    const key = `${front}\0${back}`;
    const before = printedTexts.get(key);
    if (before) return before;
    const inTemplates: readonly Path[] = [front, back].flatMap((name) => used.get(name)?.fields ?? []);
    const fields = [...inTemplates, ...inBooklets].map((path): Field => {
      const [name = "", ...rest] = path;
      const calls = new Map<string, string>();
      const calledIn = (file: string): string => {
        const called = calls.get(file) ?? `${file} ${path.join(".")}`;
        calls.set(file, called);
        return called;
      };
      return { name, rest, calledIn };
    });
    const printed = { fields, seen: new Set<SourceNode>() };
    printedTexts.set(key, printed);
    return printed;
  };
}

function printedIn(booklets: readonly BookletText[], list: "decks" | "tables", id: string): readonly Path[] {
  const reading = booklets.map(bookletReads).filter((reads) => reads.speaksOf(list, id));
  return reading.flatMap(({ printed }) => printed);
}

/** Columns that some template or booklet prints. */
function ofTables(
  { game, sources, booklets }: RuleContext,
  used: readonly TemplateTexts[],
  take: Take,
): void {
  const inTemplates = used.flatMap(({ others }) => others);
  for (const { id, rows } of game.tables) {
    const printed = [...inTemplates, ...printedIn(booklets, "tables", id)];
    const paths = new Map(printed.map((path) => [path.join("."), path]));
    for (const row of rows) {
      const file = sources.get(row.source.file);
      const entry = file?.root && nodeAt(file.root, row.source.path);
      if (!file || !entry) continue;
      for (const [field, path] of paths)
        for (const node of scalarsAt(entry, path)) take(file, `${file.path} ${field}`, node);
    }
  }
}

/** The texts of rules that some scenario uses: set-up sheets print them. */
function ofScenarioRules({ game, sources }: RuleContext, take: Take): void {
  const { source } = game.glossary;
  const file = source && sources.get(source.file);
  if (!file?.root) return;
  const used = new Set(game.scenarios.flatMap(({ rules }) => rulesInForce(rules).map(({ rule }) => rule)));
  for (const rule of used)
    for (const field of ["title", "text"]) {
      const node = nodeAt(file.root, ["scenario-rules", rule, field]);
      if (node) take(file, `${file.path} ${field}`, node);
    }
}

function entryOf(node: SourceNode, key: string): SourceNode | undefined {
  if (node.kind === "map") for (const entry of node.entries) if (entry.key === key) return entry.value;
  return undefined;
}

/** The values at a path, with "*" for all entries of a list or map; a list at its end is expanded. */
function scalarsAt(node: SourceNode, path: Path): readonly SourceNode[] {
  if (path.length === 0) return node.kind === "list" ? node.items : [node];
  const [step = "", ...rest] = path;
  const inner =
    node.kind === "list" ? node.items : node.kind === "map" ? node.entries.map(({ value }) => value) : [];
  if (step === "*") return inner.flatMap((one) => scalarsAt(one, rest));
  const value = entryOf(node, step);
  return value ? scalarsAt(value, rest) : [];
}
