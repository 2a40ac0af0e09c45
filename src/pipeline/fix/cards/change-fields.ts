/** New fields of a deck's cards, and fields with another type. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { guessField } from "../../../schema/columns/guess-columns.ts";
import { type JsonSchema, typesOf } from "../../../schema/json-schema.ts";
import { dereference } from "../../../schema/value/reading.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { CardFile } from "./card-file.ts";
import { openCards } from "./cards-of-deck.ts";
import type { DeckEdits } from "./deck-edits.ts";
import {
  type Declarations,
  declareField,
  type FieldType,
  openDeclarations,
  retypeField,
  schemaOf,
} from "./declare.ts";
import type { OpenDeck } from "./open-deck.ts";
import { schemaAt } from "./schema-at.ts";

/** A new field for all cards of a deck. */
export interface NewFieldAsk {
  readonly kind: "new-field";
  readonly game: string;
  readonly deck: string;
  /** Its name; "special.cost" is a field within the map `special`. */
  readonly name: string;
  /** Default: guessed from what cards have there already, else text. */
  readonly type?: FieldType | undefined;
  /** The words of an enum; default those that cards have there already. */
  readonly choices?: readonly string[] | undefined;
}

/** Another type for a field that the deck declares. */
export interface FieldTypeAsk {
  readonly kind: "field-type";
  readonly game: string;
  readonly deck: string;
  readonly name: string;
  readonly type: FieldType;
  readonly choices?: readonly string[] | undefined;
}

/** @throws BroadsideError `bad-order` for a name that cannot be used or exists, and where nothing can be declared */
export function newField(deck: OpenDeck, { name, type, choices }: NewFieldAsk): DeckEdits {
  const path = pathOf(deck, name);
  const file = openCards(deck);
  const cells = cellsOf(file, path);
  const schema = type === undefined ? guessField(cells) : schemaOf(type, choices ?? cells);
  const declarations = openDeclarations(deck);
  declareField(deck, declarations, path, schema);
  if (deck.csv && !file.addField(path))
    throw badOrder(`${file.path} cannot get a column; add it in the file`);
  return {
    title: `New field ${name}`,
    files: [filesOf(declarations), { path: file.path, edits: file.edits() }],
  };
}

/** @throws BroadsideError `bad-order` for a field that this deck does not declare */
export function changeType(deck: OpenDeck, { name, type, choices }: FieldTypeAsk): DeckEdits {
  const path = pathOf(deck, name);
  const own = schemaAt(deck.schemas.entry, path);
  const before: JsonSchema = dereference(own, deck.schemas.entry);
  const title = `Make ${name} ${WORDS[type]}`;
  const words = choices ?? (before.enum ? before.enum.map(String) : cellsOf(openCards(deck), path));
  const schema = schemaOf(type, words);
  const isSame = typesOf(before)?.join() === schema.type && before.enum?.join() === schema.enum?.join();
  const declarations = openDeclarations(deck);
  if (!isSame) retypeField(deck, declarations, path, schema);
  return { title, files: [filesOf(declarations)] };
}

const WORDS: Readonly<Record<FieldType, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "yes or no",
  enum: "a choice",
  list: "a list",
};

/** In a CSV file a name with dots is a field within a map only if it looks like one. */
export function pathOf(_deck: OpenDeck, name: string): readonly string[] {
  const trimmed = name.replaceAll(/\s+/g, " ").trim();
  return /^[\p{L}\p{N}_-]+(\.\p{L}[\p{L}\p{N}_-]*)+$/u.test(trimmed) ? trimmed.split(".") : [trimmed];
}

/** What cards have in a field, as texts, whether it is declared or not. */
function cellsOf(file: CardFile, path: readonly string[]): readonly string[] {
  const { list, nodeOf } = file.cards();
  return [...list.items.keys()].flatMap((item) => {
    const node = nodeOf(item);
    const value = node && nodeAt(node, path);
    return value?.kind === "scalar" && value.text !== "" ? [value.text] : [];
  });
}

const filesOf = ({ path, text }: Declarations) => ({ path, edits: text.edits() });
