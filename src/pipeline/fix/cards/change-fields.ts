/** New fields of a deck's cards, and fields with another type. */
import { guessField } from "../../../schema/columns/guess-columns.ts";
import { type JsonSchema, typesOf } from "../../../schema/json-schema.ts";
import { dereference } from "../../../schema/value/reading.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { CardFile } from "./card-file.ts";
import { openCards } from "./cards-of-deck.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { type FieldType, openDeclarations, retypeField, schemaOf } from "./declare.ts";
import { fieldPath } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";
import { fieldWithCells } from "./paste-rows.ts";
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
  /** What the first cards have there, in the order of the deck, as texts; default nothing. */
  readonly cells?: readonly string[] | undefined;
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
export function newField(deck: OpenDeck, { name, type, choices, cells = [] }: NewFieldAsk): DeckEdits {
  const path = fieldPath(name);
  const given = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const texts = [...cellsOf(openCards(deck), path), ...given];
  const schema = type === undefined ? guessField(texts) : schemaOf(type, choices ?? texts);
  return { title: `New field ${name}`, files: fieldWithCells(deck, path, schema, cells) };
}

/** @throws BroadsideError `bad-order` for a field that this deck does not declare */
export function changeType(deck: OpenDeck, { name, type, choices }: FieldTypeAsk): DeckEdits {
  const path = fieldPath(name);
  const own = schemaAt(deck.schemas.entry, path);
  const before: JsonSchema = dereference(own, deck.schemas.entry);
  const title = `Make ${name} ${WORDS[type]}`;
  const words = choices ?? (before.enum ? before.enum.map(String) : cellsOf(openCards(deck), path));
  const schema = schemaOf(type, words);
  const isSame =
    typesOf(before)?.join() === schema.type &&
    before.enum?.join() === schema.enum?.join() &&
    before.format === schema.format;
  const declarations = openDeclarations(deck);
  if (!isSame) retypeField(deck, declarations, path, schema);
  return { title, files: [{ path: declarations.path, edits: declarations.edits() }] };
}

const WORDS: Readonly<Record<FieldType, string>> = {
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "yes or no",
  enum: "a choice",
  list: "a list",
  picture: "a picture",
  icon: "an icon",
};

/** What cards have in a field, as texts, whether it is declared or not. */
function cellsOf(file: CardFile, path: readonly string[]): readonly string[] {
  const { list, nodeOf } = file.cards();
  return [...list.items.keys()].flatMap((item) => {
    const node = nodeOf(item);
    const value = node && nodeAt(node, path);
    return value?.kind === "scalar" && value.text !== "" ? [value.text] : [];
  });
}
