/**
 * Adds, removes or moves one item of a list of a card. The list is the one that the texts have now, so that two changes
 * that are asked for shortly after each other are both made, and none brings back an older text of another item.
 */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";
import { openCards, placeOf } from "./cards-of-deck.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { cardName, fieldName } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";
import { setInFile, valueAt } from "./set-field.ts";

export const ITEM_CHANGES = ["add", "remove", "up", "down"] as const;

export interface ItemAsk {
  readonly kind: "item";
  readonly game: string;
  readonly deck: string;
  /** The card's id. */
  readonly card: string;
  /** The list: `["bars"]`. */
  readonly path: SourcePath;
  readonly change: (typeof ITEM_CHANGES)[number];
  /** Which item, from 0; of one that is added where it goes, default behind the last. */
  readonly index?: number | undefined;
  /** The item that is added. */
  readonly value?: Json | undefined;
}

/**
 * @throws BroadsideError `unknown-name` for a card that does not exist, `bad-order` for a field that is not a list, an item
 * that it does not have, and for what cannot be written
 */
export function changeItem(deck: OpenDeck, ask: ItemAsk): DeckEdits {
  const { path, change } = ask;
  const file = openCards(deck);
  const card = placeOf(file.cards(), ask.card);
  const values: JsonObject = { ...deck.defaults, ...card.values };
  const name = cardName(card.id, values);
  const field = fieldName(path);
  const written = valueAt(values, path);
  if (written !== undefined && written !== null && !Array.isArray(written))
    throw badOrder(`${field} of ${name} is not a list`);
  const list = (written ?? []) as readonly Json[];
  const index = ask.index ?? list.length;
  const last = change === "add" ? list.length : list.length - 1;
  if (index > last) throw badOrder(`${field} of ${name} has no item ${index + 1}`);
  const next = changed(list, ask, index);
  setInFile(deck, file, card, [{ path, value: next }], name);
  const title = {
    add: `Add an item to ${field} of ${name}`,
    remove: `Remove item ${index + 1} of ${field} of ${name}`,
    up: `Move item ${index + 1} of ${field} of ${name} up`,
    down: `Move item ${index + 1} of ${field} of ${name} down`,
  }[change];
  return { title, files: [{ path: file.path, edits: file.edits() }] };
}

/** The list after the change; one whose item is at the end already stays as it is. */
function changed(list: readonly Json[], { change, value = "" }: ItemAsk, index: number): Json[] {
  if (change === "add") return list.toSpliced(index, 0, value);
  const without = list.toSpliced(index, 1);
  if (change === "remove") return without;
  const to = Math.max(0, change === "up" ? index - 1 : index + 1);
  return without.toSpliced(to, 0, list[index] as Json);
}
