/** Adds, copies, deletes and moves cards of a deck. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { titleOf as titleOfFields } from "../../../game/titles.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { idFrom } from "../../../source/csv/csv-ids.ts";
import type { CardFile, CardList, CardPlace, FieldChange } from "./card-file.ts";
import { openCards, placeOf } from "./cards-of-deck.ts";
import type { DeckEdits } from "./deck-edits.ts";
import { freeId, nextId } from "./free-id.ts";
import { idFields } from "./id-columns.ts";
import { cardName, shownCards } from "./names.ts";
import { newValues, UNTITLED } from "./new-values.ts";
import type { OpenDeck } from "./open-deck.ts";
import { isAsExpected } from "./same-values.ts";

interface InDeck {
  readonly game: string;
  readonly deck: string;
}

/** A new card. */
export interface NewCardAsk extends InDeck {
  readonly kind: "new-card";
  /** The id of the card that it comes after; default the last one. */
  readonly after?: string | undefined;
  /** Values that it has from the start, such as an id; those that the deck requires are added. */
  readonly values?: JsonObject | undefined;
}

/** Copies of cards, each behind its card. */
export interface CopyCardsAsk extends InDeck {
  readonly kind: "copy-cards";
  readonly cards: readonly string[];
}

export interface DeleteCardsAsk extends InDeck {
  readonly kind: "delete-cards";
  readonly cards: readonly string[];
}

/** Cards moved together, in the order of the deck. */
export interface MoveCardsAsk extends InDeck {
  readonly kind: "move-cards";
  readonly cards: readonly string[];
  /** By one place, or behind the card with this id; "" is the beginning. */
  readonly to: "up" | "down" | { readonly after: string };
}

export type ChangeCardsAsk = NewCardAsk | CopyCardsAsk | DeleteCardsAsk | MoveCardsAsk;

/** @throws BroadsideError `unknown-name` for a card that does not exist, `bad-order` for what cannot be done with it */
export function changeCards(deck: OpenDeck, ask: ChangeCardsAsk): DeckEdits {
  const file = openCards(deck);
  switch (ask.kind) {
    case "new-card":
      return newCard(deck, file, ask);
    case "copy-cards":
      return copyCards(deck, file, ask);
    case "delete-cards":
      return deleteCards(deck, file, ask);
    case "move-cards":
      return moveCards(deck, file, ask);
  }
}

function newCard(deck: OpenDeck, file: CardFile, { after, values: given = {} }: NewCardAsk): DeckEdits {
  const before = file.cards();
  const last = before.cards.at(-1);
  const like = after === undefined ? last : placeOf(before, after);
  const place = like ? before.behind(like.item) : 0;
  const values = cardValues(deck, before.cards, newValues(deck, given, like?.values ?? {}), like);
  if (!file.insert(place, [values])) throw cannot(file, "a card cannot be added");
  const items = [...before.list.items.keys()];
  const from = [...items.slice(0, place), undefined, ...items.slice(place)];
  refuseOther(file, before, from, new Map([[place, values]]), "a card cannot be added");
  const card = file.cards().cards.find(({ item }) => item === place);
  const behind = like ? ` after ${nameOf(deck, like)}` : "";
  return { title: `New card${behind}`, files: filesOf(file), cards: card ? [card.id] : [] };
}

/** The values of a new card with an id, in the order of the card beside it. */
export function cardValues(
  deck: OpenDeck,
  cards: readonly Pick<CardPlace, "id" | "values">[],
  given: JsonObject,
  like: CardPlace | undefined,
): JsonObject {
  const made = idFields(deck);
  if (made) {
    // The column that names the cards gets a name that is free.
    const [column] = made;
    if (column === undefined) return inOrderOf(like?.values, given);
    const names = cards.map(({ values }) => String(values[column] ?? ""));
    return inOrderOf(like?.values, {
      ...given,
      [column]: freeName(String(given[column] ?? "") || UNTITLED, names),
    });
  }
  const { id: wished, ...others } = given;
  const taken = cards.map(({ id }) => id);
  const id = typeof wished === "string" && wished !== "" ? freeId(wished, taken) : newId(given, like, taken);
  return { id, ...inOrderOf(like?.values, others) };
}

/** By its title, unless ids are a series: then the next of it. */
function newId(given: JsonObject, like: CardPlace | undefined, taken: readonly string[]): string {
  const titled = idOfTitle(given);
  const isSeries = like !== undefined && /\d$/.test(like.id) && idOfTitle(like.values) !== like.id;
  if (titled !== undefined && !isSeries) return freeId(titled, taken);
  return isSeries ? nextId(like.id, taken) : freeId(like ? "new-card" : "card-1", taken);
}

/** "the-crow-s-nest"; undefined for a card without a title. */
function idOfTitle(values: JsonObject): string | undefined {
  const title = titleOfFields(values);
  const id = title === undefined ? "" : idFrom(title).toLowerCase();
  return id === "" ? undefined : id;
}

/** The fields that another card has come first, as there. */
function inOrderOf(like: JsonObject = {}, values: JsonObject): JsonObject {
  const known = Object.keys(like).filter((key) => Object.hasOwn(values, key));
  const keys = new Set([...known, ...Object.keys(values)]);
  return Object.fromEntries([...keys].map((key) => [key, values[key] as JsonObject[string]]));
}

/** "Fox 2" for another "Fox". */
function freeName(name: string, taken: readonly string[]): string {
  const [, stem, digits] = /^(.*?)\s*(\d+)$/.exec(name) ?? [undefined, name, "1"];
  if (!taken.includes(name)) return name;
  for (let number = Number(digits) + 1; ; number += 1)
    if (!taken.includes(`${stem} ${number}`)) return `${stem} ${number}`;
}

function copyCards(deck: OpenDeck, file: CardFile, { cards: ids }: CopyCardsAsk): DeckEdits {
  const before = file.cards();
  const places = inOrder(before, ids);
  const made = idFields(deck);
  const taken = before.cards.map(({ id }) => id);
  const names =
    made?.[0] === undefined ? [] : before.cards.map(({ values }) => String(values[made[0] ?? ""] ?? ""));
  const from: (number | undefined)[] = [...before.list.items.keys()];
  const values = new Map<number, JsonObject>();
  const copies: string[] = [];
  let shift = 0;
  for (const card of places) {
    const place = before.behind(card.item) + shift;
    const { changes, id } = copied();
    const own = card.isMade || card.isOverride ? card.values : before.valuesOf(card.item);
    const { id: _id, ...others } = own;
    const changed = Object.fromEntries(changes.map(({ path: [key = ""], value }) => [key, value ?? ""]));
    const whole: JsonObject = made ? { ...others, ...changed } : { id: "", ...others, ...changed };
    const isDone =
      card.isMade || card.isOverride ? file.insert(place, [whole]) : file.copy(card.item + shift, changes);
    if (!isDone) throw cannot(file, `${nameOf(deck, card)} cannot be copied`);
    from.splice(place, 0, undefined);
    values.set(place, whole);
    copies.push(id);
    shift += 1;

    function copied(): { readonly changes: readonly FieldChange[]; readonly id: string } {
      const [column] = made ?? ["id"];
      if (column === undefined) return { changes: [], id: "" };
      if (made) {
        const name = freeName(String(card.values[column] ?? ""), names);
        names.push(name);
        return { changes: [{ path: [column], value: name }], id: "" };
      }
      const next = nextId(card.id, taken);
      taken.push(next);
      return { changes: [{ path: ["id"], value: next }], id: next };
    }
  }
  refuseOther(file, before, from, values, "these cards cannot be copied");
  const after = file.cards().cards;
  const found = [...values.keys()].map((place) => after.find(({ item }) => item === place)?.id ?? "");
  return { title: titleOf("Duplicate", deck, places), files: filesOf(file), cards: made ? found : copies };
}

function deleteCards(deck: OpenDeck, file: CardFile, { cards: ids }: DeleteCardsAsk): DeckEdits {
  const before = file.cards();
  const places = inOrder(before, ids);
  refuseMade(deck, before, places, "deleted");
  const gone = new Set(places.map(({ item }) => item));
  if (!file.remove([...gone])) throw cannot(file, "these cards cannot be deleted");
  const from = [...before.list.items.keys()].filter((item) => !gone.has(item));
  refuseOther(file, before, from, new Map(), "these cards cannot be deleted");
  return { title: titleOf("Delete", deck, places), files: filesOf(file) };
}

function moveCards(deck: OpenDeck, file: CardFile, { cards: ids, to }: MoveCardsAsk): DeckEdits {
  const before = file.cards();
  const places = inOrder(before, ids);
  refuseMade(deck, before, places, "moved");
  const moved = places.map(({ item }) => item);
  const order = [...before.list.items.keys()];
  const others = order.filter((item) => !moved.includes(item));
  const wished = [...others];
  wished.splice(placeAmong(before, others, moved, to), 0, ...moved);
  const current = [...order];
  const placeOfItem = (item: number): number => wished.indexOf(item);
  const [down, up] = [
    moved.filter((item) => placeOfItem(item) > item),
    moved.filter((item) => placeOfItem(item) < item),
  ];
  // Each step finds those moved before at their places.
  for (const item of [...down.toReversed(), ...up]) {
    const [at, place] = [current.indexOf(item), placeOfItem(item)];
    if (at === place) continue;
    if (!file.move(at, place)) throw cannot(file, "these cards cannot be moved");
    current.splice(place, 0, ...current.splice(at, 1));
  }
  refuseOther(file, before, wished, new Map(), "these cards cannot be moved");
  const where =
    typeof to === "string"
      ? to
      : to.after === ""
        ? "to the beginning"
        : `after ${nameOf(deck, placeOf(before, to.after))}`;
  return { title: `${titleOf("Move", deck, places)} ${where}`, files: filesOf(file) };
}

/** The place of moved items among the others. */
function placeAmong(
  before: CardList,
  others: readonly number[],
  moved: readonly number[],
  to: MoveCardsAsk["to"],
): number {
  const first = others.filter((item) => item < (moved[0] ?? 0)).length;
  const behind = others.filter((item) => item < (moved.at(-1) ?? 0)).length;
  const isOverride = (place: number): boolean =>
    before.cards.some((card) => card.item === others[place] && card.isOverride);
  if (to === "up") {
    // Entries that override cards stay behind the item that makes these.
    let place = Math.max(0, first - 1);
    while (place > 0 && isOverride(place)) place -= 1;
    return place;
  }
  if (to === "down") {
    let place = Math.min(others.length, behind + 1);
    while (place < others.length && isOverride(place)) place += 1;
    return place;
  }
  if (to.after === "") return 0;
  const target = placeOf(before, to.after);
  if (moved.includes(target.item)) throw badOrder("cards cannot be moved behind one of themselves");
  return others.filter((item) => item < before.behind(target.item)).length;
}

/** @throws BroadsideError `unknown-name` */
function inOrder(before: CardList, ids: readonly string[]): readonly CardPlace[] {
  if (ids.length === 0) throw badOrder("`cards`: expected at least one card");
  const places = [...new Set(ids)].map((id) => placeOf(before, id));
  return places.sort((a, b) => a.item - b.item || before.cards.indexOf(a) - before.cards.indexOf(b));
}

function refuseMade(deck: OpenDeck, before: CardList, places: readonly CardPlace[], done: string): void {
  const card = places.find(({ isMade, isOverride }) => isMade || isOverride);
  if (!card) return;
  const help = done === "deleted" ? "set its copies to 0 to keep it out of print, or change" : "change";
  throw badOrder(
    `${nameOf(deck, card)} cannot be ${done} alone: one entry with \`each:\` makes it together with others; ${help} that entry in ${before.document.path}`,
  );
}

const nameOf = ({ defaults }: OpenDeck, { id, values }: CardPlace): string =>
  cardName(id, { ...defaults, ...values });

const titleOf = (what: string, deck: OpenDeck, places: readonly CardPlace[]): string =>
  `${what} ${places.length === 1 && places[0] ? nameOf(deck, places[0]) : shownCards(places.length)}`;

const filesOf = (file: CardFile): DeckEdits["files"] => [{ path: file.path, edits: file.edits() }];

/** @throws BroadsideError `bad-order` if something else would change, or an error is new */
export function refuseOther(
  file: CardFile,
  before: CardList,
  from: readonly (number | undefined)[],
  values: ReadonlyMap<number, JsonObject>,
  what: string,
): void {
  if (!isAsExpected(before, file.cards(), { from, values })) throw cannot(file, what);
}

const cannot = (file: CardFile, what: string): Error =>
  badOrder(
    `${what} here, because other parts of ${file.path} depend on how it is written; change it in the file`,
  );
