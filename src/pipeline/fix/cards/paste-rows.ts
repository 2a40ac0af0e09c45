/**
 * Cells pasted from a spreadsheet: set in cards that are there, and made new cards of. A column that no field has becomes a
 * new field, with a type guessed from its cells. A cell that does not fit its field is written as it is, for a finding to
 * say so. Limit: an empty cell removes a value of the card's own, and leaves one that comes from elsewhere.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { counted } from "../../../diagnostics/words.ts";
import { csvOrders } from "../../../schema/columns/csv-orders.ts";
import { guessField } from "../../../schema/columns/guess-columns.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { JsonSchema } from "../../../schema/json-schema.ts";
import { dereference } from "../../../schema/value/reading.ts";
import { withValue } from "../../../source/edit/yaml/set-fields.ts";
import type { SourceDocument } from "../../../source/tree.ts";
import type { CardFile, FieldChange } from "./card-file.ts";
import { openCards, placeOf } from "./cards-of-deck.ts";
import { cardValues, refuseOther } from "./change-cards.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { declareField, openDeclarations } from "./declare.ts";
import { cardName, fieldPath } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";
import { schemaAt, typedValue } from "./schema-at.ts";
import { setInFile, valueAt } from "./set-field.ts";

export interface PasteRowsAsk {
  readonly kind: "paste-rows";
  readonly game: string;
  readonly deck: string;
  /** Rows of cells as copied; all texts. */
  readonly cells: readonly (readonly string[])[];
  /** The field of each column, such as "special.cost"; "" leaves a column out. Default: the first row names them. */
  readonly fields?: readonly string[] | undefined;
  /** Ids of the cards that the first rows are for, in their order; further rows become new cards. */
  readonly cards?: readonly string[] | undefined;
  /** The card that new ones come after; default the last one. */
  readonly after?: string | undefined;
}

/** @throws BroadsideError `unknown-name` for a card that does not exist, `bad-order` for what cannot be written */
export function pasteRows(deck: OpenDeck, ask: PasteRowsAsk): DeckEdits {
  const [first = []] = ask.cells;
  const targets = ask.cards ?? [];
  const isMeant = (row: readonly string[], index: number): boolean =>
    index < targets.length || row.some((cell) => cell.trim() !== "");
  const rows = (ask.fields ? ask.cells : ask.cells.slice(1)).filter(isMeant);
  if (rows.length === 0) throw badOrder("`cells`: expected at least one row with a filled cell");
  const columns = columnsOf(deck, ask.fields ? { fields: ask.fields } : { heads: first }, rows);
  const declared = withFields(deck, columns);
  const file = openCards(declared.deck);
  const idColumn = columns.findIndex((column) => column?.path.join(".") === "id");
  const ids = new Set(file.cards().cards.map(({ id }) => id));
  const added: JsonObject[] = [];
  for (const [index, row] of rows.entries()) {
    const changes = changesOf(declared.deck, columns, row);
    const named = idColumn >= 0 ? (row[idColumn] ?? "").trim() : "";
    const target = targets[index] ?? (ids.has(named) ? named : undefined);
    if (target === undefined) {
      const filled = changes.filter(({ value }) => value !== undefined);
      added.push(
        filled.reduce<JsonObject>((all, { path, value }) => withValue(all, path, value) as JsonObject, {}),
      );
    } else setCells(declared.deck, file, target, changes);
  }
  const cards = added.length > 0 ? addCards(declared.deck, file, added, ask.after) : [];
  for (const column of columns) if (column?.isNew && deck.csv) file.addField(column.path);
  return { title: titleOf(rows), cards, files: declared.files(file) };
}

/** Edits that declare a field and give it to the first cards of the deck. @param cells as texts */
export function fieldWithCells(
  deck: OpenDeck,
  path: readonly string[],
  schema: JsonSchema,
  cells: readonly string[],
): DeckEdits["files"] {
  refuseHead(deck, path.join("."));
  const column = { path, isNew: true, schema };
  const declared = withFields(deck, [column]);
  const file = openCards(declared.deck);
  if (deck.csv && !file.addField(path))
    throw badOrder(`a column cannot be added to ${file.path} here; add it in the file`);
  const ids = file.cards().cards.map(({ id }) => id);
  for (const [index, id] of ids.slice(0, cells.length).entries()) {
    const changes = changesOf(declared.deck, [column], [cells[index] ?? ""]);
    setCells(declared.deck, file, id, changes);
  }
  return declared.files(file);
}

function titleOf(rows: readonly (readonly string[])[]): string {
  const isEmpty = rows.every((row) => row.every((cell) => cell.trim() === ""));
  return `${isEmpty ? "Clear" : "Paste"} ${counted(rows.length, "row")}`;
}

function setCells(deck: OpenDeck, file: CardFile, id: string, changes: readonly FieldChange[]): void {
  const card = placeOf(file.cards(), id);
  const own: JsonObject = card.isMade ? {} : file.cards().valuesOf(card.item);
  const wanted = changes.filter(({ path, value }) => value !== undefined || valueAt(own, path) !== undefined);
  setInFile(deck, file, card, wanted, cardName(id, { ...deck.defaults, ...card.values }));
}

function addCards(
  deck: OpenDeck,
  file: CardFile,
  rows: readonly JsonObject[],
  after: string | undefined,
): readonly string[] {
  const before = file.cards();
  const like = after === undefined ? before.cards.at(-1) : placeOf(before, after);
  const place = like ? before.behind(like.item) : 0;
  const taken = before.cards.map(({ id }) => ({ id, values: {} as JsonObject }));
  const values = rows.map((given) => {
    const made = cardValues(deck, taken, given, like);
    taken.push({ id: String(made.id ?? ""), values: made });
    return made;
  });
  if (!file.insert(place, values))
    throw badOrder(
      `these rows cannot be pasted: one of their values is not a text, a number or a list, or ${file.path} cannot be read`,
    );
  const items = [...before.list.items.keys()];
  const from = [...items.slice(0, place), ...values.map(() => undefined), ...items.slice(place)];
  refuseOther(
    file,
    before,
    from,
    new Map(values.map((one, nth) => [place + nth, one])),
    "these rows cannot be pasted",
  );
  return file
    .cards()
    .cards.flatMap(({ id, item }) => (item >= place && item < place + values.length ? [id] : []));
}

interface PastedColumn {
  readonly path: readonly string[];
  readonly isNew: boolean;
  readonly schema: JsonSchema;
}

/** Names of fields, or heads of columns: those of the deck's own spreadsheet mean what `columns:` says. */
type PastedNames = { readonly fields: readonly string[] } | { readonly heads: readonly string[] };

/** The field of each column; undefined for one that is left out. */
function columnsOf(
  deck: OpenDeck,
  named: PastedNames,
  rows: readonly (readonly string[])[],
): readonly (PastedColumn | undefined)[] {
  const known = knownFields(deck);
  const given = headsOf(deck);
  const isOfHeads = "heads" in named;
  return (isOfHeads ? named.heads : named.fields).map((name, column) => {
    const head = name.trim();
    if (head === "") return undefined;
    if (isOfHeads && given.has(head)) {
      const field = given.get(head);
      return field === undefined ? undefined : knownColumn(deck, field.split("."));
    }
    const path = known.get(head) ?? known.get(plainName(name));
    if (path) return knownColumn(deck, path);
    refuseHead(deck, head);
    const cells = rows.map((row) => (row[column] ?? "").trim()).filter((cell) => cell !== "");
    return { path: fieldPath(newName(deck, name)), isNew: true, schema: guessField(cells) };
  });
}

const knownColumn = ({ schemas }: OpenDeck, path: readonly string[]): PastedColumn => ({
  path,
  isNew: false,
  schema: schemaAt(schemas.entry, path),
});

/** A new field would get a column that is there already and means something else. */
function refuseHead(deck: OpenDeck, head: string): void {
  const given = headsOf(deck);
  if (!given.has(head)) return;
  const field = given.get(head);
  throw badOrder(
    `"${head}" cannot be a new field: ${deck.csv?.path} has a column of that name, which ${field === undefined ? "the deck leaves out" : `is the field "${field}"`}; choose another name`,
  );
}

/** What the deck's file says about columns of its spreadsheet: the field of each, undefined for one that is left out. */
const headsOf = ({ csv, document }: OpenDeck): ReadonlyMap<string, string | undefined> =>
  csv ? csvOrders(document).fields : new Map();

/** Fields by their names with dots, their titles, and both without capitals, spaces and hyphens. */
function knownFields({ schemas }: OpenDeck): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  const add = (name: string, path: readonly string[]): void => {
    for (const one of [name, plainName(name)]) if (!known.has(one)) known.set(one, path);
  };
  const walk = (path: readonly string[], written: JsonSchema): void => {
    const schema = dereference(written, schemas.entry);
    add(path.join("."), path);
    if (schema.title !== undefined) add(schema.title, path);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk([...path, name], inner);
  };
  add("id", ["id"]);
  for (const [name, schema] of Object.entries(schemas.fields)) walk([name], schema);
  return known;
}

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "");

/** A column of a spreadsheet as a field: in YAML in the way of most fields, in CSV as it is. */
function newName({ csv }: OpenDeck, name: string): string {
  if (csv) return name.replaceAll(/\s+/g, " ").trim();
  const words = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");
  return words === "" ? name.trim() : words;
}

function changesOf(
  { schemas }: OpenDeck,
  columns: readonly (PastedColumn | undefined)[],
  row: readonly string[],
): readonly FieldChange[] {
  return columns.flatMap((column, index) => {
    if (!column) return [];
    const value: Json | undefined = typedValue(
      row[index] ?? "",
      schemaAt(schemas.entry, column.path),
      schemas.entry,
    );
    return [{ path: column.path, value }];
  });
}

interface Declared {
  /** With the new fields. */
  readonly deck: OpenDeck;
  /** The edits of all files, with those of the cards. */
  readonly files: (cards: CardFile) => DeckEdits["files"];
}

function withFields(deck: OpenDeck, columns: readonly (PastedColumn | undefined)[]): Declared {
  const added = columns.flatMap((column) => (column?.isNew ? [column] : []));
  if (added.length === 0) return { deck, files: (cards) => [{ path: cards.path, edits: cards.edits() }] };
  const declarations = openDeclarations(deck);
  for (const { path, schema } of added) declareField(deck, declarations, path, schema);
  const changed = declarations.now();
  const document: SourceDocument = changed.path === deck.document.path ? changed : deck.document;
  const open = (path: string): SourceDocument | undefined =>
    path === changed.path ? changed : deck.content.open(path);
  const { schemas, defaults } = readDeckFields(document, open);
  const now = { ...deck, document, schemas, defaults: defaults.value };
  return {
    deck: now,
    files: (cards) => {
      if (cards.path !== declarations.path)
        return [
          { path: declarations.path, edits: declarations.edits() },
          { path: cards.path, edits: cards.edits() },
        ];
      // Both steps as one: the cards were edited after the declaration.
      declarations.step(cards.edits());
      return [{ path: cards.path, edits: declarations.edits() }];
    },
  };
}
