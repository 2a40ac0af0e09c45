/** The data of the game for a booklet's text, by "@" names (data-names.ts lists them). */
import { partsOf } from "../../game/booklets/booklet-kits.ts";
import type { Booklet, Card, Deck, Game, Kit, NamedKind } from "../../game/game.ts";
import { copiesIn, countOfItem } from "../../game/kits/kit-cards.ts";
import type { KitPrint } from "../../game/kits/prints.ts";
import type { JsonObject } from "../../schema/files.ts";
import type { FaceContext } from "../template.ts";
import { BOOKLET_NAMES, type DataFields, type DataNames } from "./data-names.ts";
import { deckDataOf } from "./face-data.ts";

/** What other stages know about the game's parts, by id. */
export interface BookletFacts {
  /** More about a scenario than its file contains, such as its shortest way. */
  readonly scenarios: ReadonlyMap<string, JsonObject>;
}

/**
 * The names that a text of this game may use: a loop over an unknown deck would silently print nothing. Names that may be
 * in an unusable file are accepted; that file's fault has been reported.
 */
export function bookletNamesOf(game: Game): DataNames {
  const { glossary } = game;
  // An unreadable glossary has none.
  const namesOf = (all: object): DataFields => (Object.keys(all).length === 0 ? "open" : Object.keys(all));
  const parts = (
    kind: NamedKind,
    all: readonly { readonly id: string }[],
    fields: DataFields,
  ): DataFields => {
    const lost = game.unusable.filter((file) => file.kind === kind).map(({ id }) => id);
    if (lost.includes(undefined)) return "open";
    const named = (ids: readonly string[], what: DataFields) => ids.map((id) => [id, what] as const);
    const known = all.map(({ id }) => id);
    return Object.fromEntries([...named(lost as readonly string[], "open"), ...named(known, fields)]);
  };
  return {
    ...BOOKLET_NAMES,
    decks: parts("deck", game.decks, DECK_FIELDS),
    tables: parts("table", game.tables, ["id", "title", "rows"]),
    kits: parts("kit", game.kits, ["id", "title", "decks", "count"]),
    kit: {
      id: "value",
      title: "value",
      count: "value",
      decks: parts("deck", game.decks, DECK_FIELDS),
      parts: parts("kit", game.kits, ["id", "title", "decks", "count"]),
    },
    scenarios: parts("scenario", game.scenarios, "open"),
    dice: parts("die", game.dice, ["id", "title", "colour", "mark", "faces"]),
    symbols: namesOf(glossary.symbols),
    terms: namesOf(glossary.terms),
  };
}

const DECK_FIELDS: DataFields = ["id", "title", "shape", "count", "different", "cards"];

/** @param kit what the booklet is printed for */
export function bookletDataOf(
  { id, title, subtitle }: Booklet,
  game: Game,
  kit: KitPrint,
  facts: BookletFacts,
): Readonly<Record<string, unknown>> {
  const { glossary } = game;
  return {
    game: gameDataOf(game),
    booklet: { id, title, subtitle },
    decks: byId(game.decks, deckWithCards),
    tables: byId(game.tables, ({ id: table, title: name, rows }) => ({
      id: table,
      title: name,
      rows: rows.map((row) => ({ id: row.id, ...row.fields })),
    })),
    kits: byId(game.kits, (one) => kitDataOf(one, game)),
    kit: ownKitDataOf(kit, game),
    scenarios: byId(game.scenarios, ({ id: scenario, title: name, players, length, track }) => ({
      id: scenario,
      title: name,
      players,
      length,
      cards: track.length,
      ...facts.scenarios.get(scenario),
    })),
    dice: byId(game.dice, ({ source: _, ...die }) => die),
    symbols: glossary.symbols,
    terms: glossary.terms,
  };
}

/** Replaces the card that a drawing shows. */
export function bookletFace(booklet: Booklet, game: Game): FaceContext {
  const { id, title, source } = booklet;
  const card: Card = { id, deck: "booklets", number: 1, copies: 1, front: booklet.page, fields: {}, source };
  const size = { id: "custom", corner: 0, ...booklet.size };
  const deck: Deck = {
    id: "booklets",
    title,
    kind: "cards",
    shape: "card",
    size,
    bleed: 0,
    safe: 0,
    cards: [card],
    fields: {},
    source,
  };
  return { game, deck, card, side: "front" };
}

function byId<T extends { readonly id: string }>(
  all: readonly T[],
  dataOf: (one: T) => object,
): Readonly<Record<string, object>> {
  return Object.fromEntries(all.map((one) => [one.id, dataOf(one)]));
}

function gameDataOf({ id, title, version, players, minutes, ages, credits }: Game): object {
  return { id, title, version, players, minutes, ages, credits };
}

function deckWithCards(deck: Deck): object {
  return { ...deckDataOf(deck), shape: deck.shape, cards: deck.cards.map((card) => cardDataOf(card)) };
}

function cardDataOf({ id, deck, number, fields, copies: ofDeck }: Card, copies = ofDeck): object {
  return { ...fields, id, deck, number, copies };
}

/** For each deck, the cards printed with the booklet, with their copies in that print. */
function ownKitDataOf({ id, title, kits, cards: lines }: KitPrint, game: Game): object {
  const copiesOf = new Map<Card, number>();
  for (const { card, copies } of lines) copiesOf.set(card, (copiesOf.get(card) ?? 0) + copies);
  const decks = game.decks.flatMap(({ id: deck, title: name, shape, cards: all }) => {
    const own = all.map((card) => ({ card, copies: copiesOf.get(card) ?? 0 }));
    const cards = own.filter(({ copies }) => copies > 0).map(({ card, copies }) => cardDataOf(card, copies));
    if (cards.length === 0) return [];
    return [{ id: deck, title: name, shape, count: copiesIn(own), different: cards.length, cards }];
  });
  const ofCards = decks.filter(({ shape }) => shape === "card");
  return {
    id,
    title,
    count: ofCards.reduce((sum, { count }) => sum + count, 0),
    decks: byId(decks, (deck) => deck),
    parts: byId(partsOf(game, kits), (part) => kitDataOf(part, game)),
  };
}

/** `count` is the number of cards in the kit, as the kit's file counts them, without pieces of other shapes. */
function kitDataOf({ id, title, items }: Kit, { decks }: Game): object {
  const parts = items.flatMap((item) => {
    const deck = decks.find((one) => one.id === item.deck);
    if (!deck) return [];
    return [{ deck: deck.id, title: deck.title, shape: deck.shape, count: countOfItem({ decks }, item) }];
  });
  const ofCards = parts.filter(({ shape }) => shape === "card");
  return { id, title, decks: parts, count: ofCards.reduce((sum, { count }) => sum + count, 0) };
}
