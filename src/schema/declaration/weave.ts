/**
 * The schemas of a deck's cards or a table's rows: the built-in fields merged with the declared ones. Required fields are
 * not in them, because defaults and `each:` may provide them; check-entries.ts checks those.
 */
import { cellsField } from "../../units/cells.ts";
import { cardFields, cardId, KIND_FIELDS } from "../files/card.schema.ts";
import { eachValues } from "../files/deck.schema.ts";
import { type MapDeck, mapCardFields } from "../files/map-card.schema.ts";
import { rowId } from "../files/table.schema.ts";
import { DECK_KINDS, type DeckKind } from "../files.ts";
import { type JsonSchema, UNREAD } from "../json-schema.ts";
import { DECK, type Owner, TABLE } from "./owner.ts";

export interface EntrySchemas {
  /** One card or row. */
  readonly entry: JsonSchema;
  /** The shape of `each:`, whose values are checked on the cards it makes; undefined for rows. */
  readonly each?: JsonSchema;
  /** What `defaults:` may contain. */
  readonly defaults: JsonSchema;
  /** Schemas by field: declared and built-in ones, without the id. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
  /** Only the declared ones. */
  readonly declared: Readonly<Record<string, JsonSchema>>;
  readonly id: JsonSchema;
  readonly required: readonly string[];
  /** What lists them; and how to declare a new field. */
  readonly owner: Owner;
  readonly declare: (field: string) => string;
}

/** @param map what a deck of map cards says about them; undefined for other decks */
export function weaveCards(declared: JsonSchema | undefined, kind: DeckKind, map?: MapDeck): EntrySchemas {
  const ofKind = { ...KIND_FIELDS[kind], ...(map && mapCardFields(map)) };
  const own = declared?.properties ?? {};
  const others = declared?.additionalProperties;
  const fields = { ...own, ...cardFields, ...ofKind.fields };
  return {
    entry: mapping({ id: cardId, ...fields }, others),
    each: mapping({}, eachValues(UNREAD)),
    defaults: mapping(ofKind.byDefault ? fields : { ...own, ...cardFields }, others),
    fields,
    declared: own,
    id: cardId,
    required: [...(declared?.required ?? []), ...ofKind.required],
    owner: DECK,
    declare: (field) => (map && otherCells(field, map)) ?? declareInDeck(field),
  };
}

/** `hexes:` in a deck of squares, and the reverse; cells in `defaults:`. */
function otherCells(field: string, { cells }: MapDeck): string | undefined {
  if (cells && field === cellsField(cells.shape))
    return `write \`${field}:\` in each card, and remove it here`;
  if (field === "hexes")
    return "write `squares:`, or give the deck hexagons: `cells: { shape: pointy-hex, radius: 0 }`";
  if (field === "squares")
    return "write `hexes:`, or give the deck squares: `cells: { shape: square, columns: 2, rows: 3 }`";
  return undefined;
}

/** `die:` in a deck that is not declared as dice: the fault is in the deck, not the card. */
function declareInDeck(field: string): string {
  const kind = DECK_KINDS.find((name) => Object.hasOwn(KIND_FIELDS[name].fields, field));
  const declare = "declare it in `card:` under properties, or remove it";
  return kind === undefined ? declare : `write \`kind: ${kind}\` in the deck, or ${declare}`;
}

export function weaveRows(declared: JsonSchema | undefined): EntrySchemas {
  const fields = declared?.properties ?? {};
  return {
    entry: mapping({ id: rowId, ...fields }, declared?.additionalProperties),
    defaults: mapping({}),
    fields,
    declared: fields,
    id: rowId,
    required: declared?.required ?? [],
    owner: TABLE,
    declare: () => "declare it in `row:` under properties, or remove it",
  };
}

/** Built-in fields of every entry, which no file may declare. */
export function reservedNames(kind: DeckKind | "rows"): readonly string[] {
  if (kind === "rows") return ["id"];
  return ["id", "each", ...Object.keys(cardFields), ...Object.keys(KIND_FIELDS[kind].fields)];
}

/** A map of these fields; a declaration may allow others. */
function mapping(
  properties: Readonly<Record<string, JsonSchema>>,
  additionalProperties: boolean | JsonSchema = false,
): JsonSchema {
  return { type: "object", properties, additionalProperties };
}
