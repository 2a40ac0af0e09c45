/**
 * Sets or removes a field of one card. A card that an item with `each:` makes gets an entry of its own after that item,
 * which overrides the field; a field that the deck's defaults or an anchor give is written in the card itself.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import { withValue } from "../../../source/edit/yaml/set-fields.ts";
import type { SourcePath } from "../../../source/tree.ts";
import type { CardFile, CardList, CardPlace, FieldChange } from "./card-file.ts";
import { openCards, placeOf } from "./cards-of-deck.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { makesIds } from "./id-columns.ts";
import { cardName, fieldName, shownValue } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";
import { isAsExpected, isSame } from "./same-values.ts";
import { schemaAt, typedValue } from "./schema-at.ts";

export interface FieldAsk {
  readonly kind: "field";
  readonly game: string;
  readonly deck: string;
  /** The card's id. */
  readonly card: string;
  /** The field, and steps into its maps and lists: `["special", "cost"]`, `["pays", 0, "amount"]`. */
  readonly path: SourcePath;
  /** The value. */
  readonly value?: Json | undefined;
  /** What was typed instead; it is read as the field's type wants. Without `value` and `text` the field is removed. */
  readonly text?: string | undefined;
}

/** @throws BroadsideError `unknown-name` for a card that does not exist, `bad-order` for what cannot be written */
export function setField(deck: OpenDeck, ask: FieldAsk): DeckEdits {
  if (ask.value !== undefined && ask.text !== undefined)
    throw badOrder("`value` and `text` contradict each other: expected one of them");
  const file = openCards(deck);
  const cards = file.cards();
  const card = placeOf(cards, ask.card);
  const name = cardName(card.id, { ...deck.defaults, ...card.values });
  const field = fieldName(ask.path);
  const value = wantedValue(deck, cards, card, ask);
  const title = value === undefined ? `Remove ${field} of ${name}` : titleOf(field, name, value);
  setInFile(deck, file, card, [{ path: ask.path, value }], name);
  return { title, files: [{ path: file.path, edits: file.edits() }] };
}

function titleOf(field: string, name: string, value: Json): string {
  const shown = shownValue(value);
  return shown === undefined ? `Change ${field} of ${name}` : `Set ${field} of ${name} to ${shown || '""'}`;
}

function wantedValue(
  { schemas }: OpenDeck,
  cards: CardList,
  card: CardPlace,
  { path, value, text }: FieldAsk,
): Json | undefined {
  if (text === undefined) return value;
  const schema = schemaAt(schemas.entry, path);
  const typed = typedValue(text, schema, schemas.entry);
  if (typed !== undefined) return typed;
  // Nothing is typed over what the card would have from elsewhere.
  return card.isMade || valueAt(cards.valuesOf(card.item), path) === undefined ? "" : undefined;
}

export const valueAt = (values: Json | undefined, path: SourcePath): Json | undefined =>
  path.reduce<Json | undefined>((whole, step) => {
    if (typeof whole !== "object" || whole === null) return undefined;
    return Object.hasOwn(whole, step) ? (whole as JsonObject)[step] : undefined;
  }, values);

/**
 * Sets fields of a card, in its own item or in a new one.
 * @throws BroadsideError `bad-order` for what cannot be written without changing other cards
 */
export function setInFile(
  deck: OpenDeck,
  file: CardFile,
  card: CardPlace,
  wanted: readonly FieldChange[],
  name: string,
): void {
  const before = file.cards();
  const own = card.isMade ? { id: card.id } : before.valuesOf(card.item);
  const given: JsonObject = { ...deck.defaults, ...card.values, ...own };
  const changes = wanted.flatMap((change) => changeIn(deck, card, own, given, change, name));
  if (changes.length === 0) return;
  const values = changes.reduce<JsonObject>(
    (whole, { path, value }) => withValue(whole, path, value) as JsonObject,
    own,
  );
  const items = [...before.list.items.keys()];
  const place = card.isMade ? before.behind(card.item) : card.item;
  const from = card.isMade ? [...items.slice(0, place), undefined, ...items.slice(place)] : items;
  const isDone = card.isMade ? file.insert(place, [values]) : file.set(place, changes);
  if (!isDone || !isAsExpected(before, file.cards(), { from, values: new Map([[place, values]]) }))
    throw badOrder(
      `${changes.map(({ path }) => fieldName(path)).join(", ")} of ${name} cannot be changed on its own, because of how ${file.path} is written there; change it in the file`,
    );
}

/** What has to be written for a change; nothing if the card has the value. */
function changeIn(
  deck: OpenDeck,
  card: CardPlace,
  own: JsonObject,
  given: JsonObject,
  { path, value: wanted }: FieldChange,
  name: string,
): readonly FieldChange[] {
  const [top = ""] = path;
  const value = deck.csv && (wanted === "" || wanted === null) ? undefined : wanted;
  const isOwn = Object.hasOwn(own, top);
  if (isSame(valueAt(isOwn ? own : given, path), value) && (value !== undefined || wanted !== undefined))
    return [];
  if (top === "id") refuseId(deck, card, value, name);
  if (value === undefined) {
    if (wanted !== undefined && valueAt(given, path) === undefined) return [];
    refuseAbsent(card, own, given, path, name);
    return [{ path, value }];
  }
  // A map of the defaults is replaced as a whole, so all of it is written in the card.
  return isOwn || path.length === 1
    ? [{ path, value }]
    : [{ path: [top], value: withValue(given[top], path.slice(1), value) as Json }];
}

function refuseId(deck: OpenDeck, { isMade }: CardPlace, value: Json | undefined, name: string): void {
  if (value === undefined || value === "") throw badOrder(`${name} needs an id`);
  if (isMade)
    throw badOrder(
      `the id of ${name} is made by \`each:\`, together with those of other cards; change it in the file`,
    );
  if (makesIds(deck))
    throw badOrder(`the id of ${name} is made from other columns by \`ids:\`; change those`);
}

function refuseAbsent(
  card: CardPlace,
  own: JsonObject,
  given: JsonObject,
  path: SourcePath,
  name: string,
): void {
  if (valueAt(own, path) !== undefined && !card.isMade) return;
  const field = fieldName(path);
  if (valueAt(given, path) === undefined) throw badOrder(`${name} has no ${field}`);
  const source = valueAt(card.values, path) === undefined ? "the deck's `defaults:`" : "`each:`";
  throw badOrder(
    `${field} of ${name} comes from ${source}; give the card a value of its own, or change it there`,
  );
}
