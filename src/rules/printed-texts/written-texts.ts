/**
 * Every printed text, once, at its place in a file: texts of cards and rows that templates and booklets show, and the own
 * texts of both. For the rules about wording, which check what was typed, however often it is printed.
 * Limits: what a template composes from numbers, names of dice symbols and the like is not a written text.
 */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { figureDeck } from "../../game/booklets/figure-decks.ts";
import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { setupSheetsOf } from "../../game/scenarios/scenario-decks.ts";
import { derived } from "../../remember/derived.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceDocument, SourceMap, SourceNode, Sources } from "../../source/tree.ts";
import type { TemplateTexts } from "../../template/template.ts";
import { rulesInForce } from "../../track/rules-in-force.ts";
import type { BookletText, RuleContext } from "../define-rule.ts";
import { bookletReads } from "./booklet-reads.ts";
import { bookletStretches } from "./booklet-words.ts";
import { ABSENT, KnownRows, OTHER } from "./deck-rows.ts";
import { figureTexts } from "./figure-texts.ts";
import { NumberedTexts } from "./numbered/numbered-texts.ts";
import { type Column, PrintedTexts } from "./printed-texts.ts";
import { type CardTable, cardTables, fieldIn, isOneCard } from "./table-items.ts";
import { bookletText, contentText, templateText } from "./written-text.ts";

/** Edits that belong together, as fields of a finding: all of them, or none if one cannot be made. */
export function wholeEdits(edits: readonly (TextEdit | undefined)[]): {
  readonly edits?: readonly TextEdit[];
} {
  const sure = edits.filter((edit) => edit !== undefined);
  return sure.length > 0 && sure.length === edits.length ? { edits: sure } : {};
}

/** In the order of decks, tables, rules of scenarios, templates, booklets; computed once for all rules. */
export const writtenTexts = derived((context: RuleContext): PrintedTexts => {
  const known = context.known?.texts;
  const texts = new PrintedTexts(known?.texts ?? new NumberedTexts());
  const rows = known?.rows ?? new KnownRows();
  collect(context, texts, rows);
  rows.forgetOthers();
  known?.forget(texts.length);
  return texts;
});

function collect(context: RuleContext, texts: PrintedTexts, rows: KnownRows): void {
  const used = usedTemplates(context);
  const isNew = newPlaces();
  const take: Take = (file, field, node, from) => {
    if (node.kind !== "scalar" || node.text === "" || !isNew(node.home?.path ?? file.path, node.start))
      return;
    texts.add(contentText(file, node, field, from));
  };
  for (const deck of drawnDecks(context)) ofDeck(context, deck, used, rows, { texts, take });
  ofTables(context, [...used.values()], take);
  ofScenarioRules(context, take);
  for (const place of [...used.values()].flatMap(({ written }) => written))
    if (isNew(place.file, place.start.offset)) texts.add(templateText(context, place));
  ofFigures(context, take);
  for (const { file } of context.booklets)
    for (const stretch of bookletStretches(file)) texts.add(bookletText(file, stretch));
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
  const names = new Set(drawnDecks(context).flatMap((deck) => [...templatesOfDeck(deck)]));
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
  rows: KnownRows,
  { texts, take }: { readonly texts: PrintedTexts; readonly take: Take },
): void {
  const file = sources.get(deck.source.file);
  const defaults = file?.root && nodeAt(file.root, [...deck.source.path, "defaults"]);
  const inBooklets = printedIn(booklets, "decks", deck.id);
  const fieldsOf = printedFields(used, inBooklets, texts);
  const ofDefaults = ({ name, rest, calledIn }: Field): void => {
    const found = defaults && entryOf(defaults, name);
    if (found && file) for (const node of scalarsAt(found, rest)) take(file, calledIn(file.path), node);
  };
  const basis = {
    texts: texts.texts,
    printed: JSON.stringify([inBooklets, ...[...used].map(([name, { fields }]) => [name, fields])]),
  };
  const tableOf = cardTables(sources);
  const { starts, cells } = rows.rowsOf(
    `${deck.source.file} ${deck.id}`,
    deck.cards,
    basis,
    rowReader(tableOf, fieldsOf, texts.texts),
  );
  for (const [index, card] of deck.cards.entries()) {
    const printed = fieldsOf(card);
    const home = tableOf(card.source);
    if (!home || !isOneCard(home, itemOf(card))) {
      ofEntry(sources, card, printed, { take, ofDefaults });
      continue;
    }
    const row = { item: itemOf(card), cells, start: starts[index] as number };
    ofItem(home, row, printed, { texts, take, ofDefaults });
  }
}

/** Of a card in a table. */
const itemOf = ({ source: { path } }: Card): number => path[path.length - 1] as number;

/** Reads the row of a card in a table; other cards have none. */
function rowReader(
  tableOf: ReturnType<typeof cardTables>,
  fieldsOf: (card: Card) => Printed,
  texts: NumberedTexts,
) {
  return (card: Card, cells: number[]): void => {
    const home = tableOf(card.source);
    if (!home || !isOneCard(home, itemOf(card))) return;
    const { fields, columnsIn } = fieldsOf(card);
    const columns = columnsIn(home);
    for (let at = 0; at < columns.length; at++) {
      const field = fieldIn(home.table, itemOf(card), (columns[at] as PrintedColumn).name);
      cells.push(field < 0 ? ABSENT : textAt(home, field, (fields[at] as Field).rest, texts));
    }
  };
}

function textAt({ table }: CardTable, field: number, rest: Path, texts: NumberedTexts): number {
  const text = rest.length > 0 ? undefined : table.textOf(field);
  return text ? texts.numberOf(text) : OTHER;
}

/** The cells of a card from `start` on. */
interface Row {
  readonly item: number;
  readonly cells: Int32Array;
  readonly start: number;
}

/** A card in a table: its scalars are taken without their nodes. */
function ofItem(
  home: CardTable,
  { item, cells, start }: Row,
  { fields, columnsIn }: Printed,
  { texts, take, ofDefaults }: { texts: PrintedTexts; take: Take; ofDefaults(field: Field): void },
): void {
  const columns = columnsIn(home);
  for (let at = 0; at < columns.length; at++) {
    const number = cells[start + at] as number;
    const column = columns[at] as PrintedColumn;
    if (number >= 0) texts.addCell(column.index, item, number);
    else if (number === ABSENT) ofDefaults(fields[at] as Field);
    else {
      const field = fieldIn(home.table, item, column.name);
      const { value } = home.table.entryOf(field);
      for (const node of scalarsAt(value, (fields[at] as Field).rest)) take(home.file, column.called, node);
    }
  }
}

/** A card in a tree, or all cards from one `each:`, which are written in one place. */
function ofEntry(
  sources: Sources,
  { source }: Card,
  { fields, seen }: Printed,
  { take, ofDefaults }: { take: Take; ofDefaults(field: Field): void },
): void {
  const home = sources.get(source.file);
  const entry = home?.root && nodeAt(home.root, source.path);
  if (!home || entry?.kind !== "map" || seen.has(entry)) return;
  seen.add(entry);
  const values = valuesOf(entry);
  const each = values.get("each");
  for (const field of fields) {
    const own = values.get(field.name);
    const inEach = own === undefined && each ? entryOf(each, field.name) : undefined;
    const found = own ?? inEach;
    const path = inEach ? ["*", ...field.rest] : field.rest;
    if (!found) ofDefaults(field);
    else for (const node of scalarsAt(found, path)) take(home, field.calledIn(home.path), node);
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
  /** Each path once. */
  readonly fields: readonly Field[];
  /** The entries of cards with these templates that were visited. */
  readonly seen: Set<SourceNode>;
  /** The same fields in a table. */
  columnsIn(home: CardTable): readonly PrintedColumn[];
}

interface PrintedColumn extends Column {
  /** Among the columns of the printed texts. */
  readonly index: number;
}

/** What a card's templates and the booklets about its deck print; most cards of a deck share their templates. */
function printedFields(
  used: ReadonlyMap<string, TemplateTexts>,
  inBooklets: readonly Path[],
  texts: PrintedTexts,
): (card: Card) => Printed {
  const printedTexts = new Map<string, Printed>();
  let last: { readonly front: string; readonly back: string; readonly printed: Printed } | undefined;
  return ({ front, back = "" }) => {
    if (last?.front === front && last.back === back) return last.printed;
    const key = `${front}\0${back}`;
    const inTemplates: readonly Path[] = [front, back].flatMap((name) => used.get(name)?.fields ?? []);
    const printed = printedTexts.get(key) ?? printedOf([...inTemplates, ...inBooklets], texts);
    printedTexts.set(key, printed);
    last = { front, back, printed };
    return printed;
  };
}

function printedOf(all: readonly Path[], texts: PrintedTexts): Printed {
  const paths = new Map(all.map((path) => [path.join("\0"), path]));
  const fields = [...paths.values()].map((path): Field => {
    const [name = "", ...rest] = path;
    const calls = new Map<string, string>();
    const calledIn = (file: string): string => {
      const called = calls.get(file) ?? `${file} ${path.join(".")}`;
      calls.set(file, called);
      return called;
    };
    return { name, rest, calledIn };
  });
  const known = new Map<CardTable, readonly PrintedColumn[]>();
  let last: { readonly home: CardTable; readonly columns: readonly PrintedColumn[] } | undefined;
  const columnsIn = (home: CardTable): readonly PrintedColumn[] => {
    if (last?.home === home) return last.columns;
    const columns =
      known.get(home) ??
      fields.map(({ name, calledIn }) => {
        const column = { home, name: home.table.names.indexOf(name), called: calledIn(home.file.path) };
        return { ...column, index: texts.addColumn(column) };
      });
    known.set(home, columns);
    last = { home, columns };
    return columns;
  };
  return { fields, seen: new Set(), columnsIn };
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

/** The first value of each name. */
const valuesOf = ({ entries }: SourceMap): ReadonlyMap<string, SourceNode> =>
  new Map(entries.map(({ key, value }) => [key, value] as const).reverse());

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
