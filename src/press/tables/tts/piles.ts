/**
 * Piles for Tabletop Simulator: a deck, or a single card if there is one; tokens as tiles, and those of any other shape
 * cut along the transparency of their picture. Several tokens are in a bag.
 * Numbers: the id of a card is 100 x the key of its sheet + its slot.
 */
import type { PileSheet, PlannedPile } from "../picture-plan.ts";
import type { Outline, TableCard, TablePile } from "../table-game.ts";
import { type Described, type Spot, type TtsObject, ttsObject } from "./objects.ts";

/** What pictures and ids are called in this file. */
export interface TtsNames {
  /** The address of a planned picture. */
  address(picture: string): string;
  guid(...names: readonly (string | number)[]): string;
}

/** One copy of a card. */
export interface TtsCopy {
  readonly card: TableCard;
  /** From 1. */
  readonly copy: number;
}

/**
 * Shapes of cards by their numbers. Which way a hexagon of the table points is not documented, so pieces of six sides are
 * cut along the transparency of their pictures instead.
 */
const CARD_TYPES: Readonly<Record<Outline, number>> = {
  ...{ rounded: 0, square: 1, round: 4 },
  ...{ hexagon: 1, drawn: 1, standing: 1 },
};
/** Of tiles; others are cut along the transparency of their pictures. */
const TILE_TYPES: { readonly [outline in Outline]?: number } = { rounded: 3, square: 0, round: 2 };

export const copiesOf = (cards: readonly TableCard[]): readonly TtsCopy[] =>
  cards.flatMap((card) => Array.from({ length: card.copies }, (_, index) => ({ card, copy: index + 1 })));

/** The copies of a pile at one place; undefined for none. */
export function deckObject(
  planned: PlannedPile,
  copies: readonly TtsCopy[],
  spot: Spot,
  names: TtsNames,
): TtsObject | undefined {
  const { pile } = planned;
  const guid = names.guid("deck", pile.id);
  const scale = cardScale(pile);
  const cards = copies.map((one) => cardObject(planned, one, { ...spot, scale }, names));
  if (cards.length < 2) return cards[0];
  const keys = new Set(cards.map(({ CardID }) => String(Math.floor((CardID as number) / 100))));
  const sheets = Object.fromEntries(
    planned.sheets.filter(({ key }) => keys.has(String(key))).map((sheet) => customDeck(sheet, pile, names)),
  );
  return ttsObject(
    "DeckCustom",
    { guid, title: pile.title, id: pile.id },
    { ...spot, scale },
    {
      ...{ HideWhenFaceDown: true, SidewaysCard: isSideways(pile) },
      DeckIDs: cards.map(({ CardID }) => CardID as number),
      CustomDeck: sheets,
      ContainedObjects: cards,
    },
  );
}

/** @throws Error for a card without a slot */
export function cardObject(
  { pile, sheets }: PlannedPile,
  { card, copy }: TtsCopy,
  spot: Spot,
  names: TtsNames,
): TtsObject {
  const sheet = sheets.find(({ cards }) => cards.includes(card));
  if (!sheet) throw new Error(`no slot for card "${card.id}" of "${pile.id}"`);
  return ttsObject(
    "CardCustom",
    described(pile, card, copy, names),
    { scale: cardScale(pile), ...spot },
    {
      ...{ HideWhenFaceDown: true, Hands: true, SidewaysCard: isSideways(pile) },
      CardID: sheet.key * 100 + sheet.cards.indexOf(card),
      CustomDeck: Object.fromEntries([customDeck(sheet, pile, names)]),
    },
  );
}

function customDeck(
  { key, columns, rows, front, back }: PileSheet,
  { outline }: TablePile,
  { address }: TtsNames,
): readonly [string, TtsObject] {
  return [
    String(key),
    {
      ...{ FaceURL: address(front), BackURL: address(back.picture) },
      ...{ NumWidth: columns, NumHeight: rows },
      // without it, the last slot would be what others see of a hand
      BackIsHidden: true,
      UniqueBack: back.isSheet,
      Type: CARD_TYPES[outline],
    },
  ];
}

/** A bag of tokens, or the only one. Pictures are those of single faces. */
export function tokensObject(
  pile: TablePile,
  picture: (card: TableCard, side: "front" | "back") => string | undefined,
  spot: Spot,
  names: TtsNames,
): TtsObject | undefined {
  const tokens = copiesOf(pile.cards).map(({ card, copy }) => {
    const secondary = picture(card, "back");
    const image = {
      ImageURL: names.address(picture(card, "front") as string),
      ImageSecondaryURL: secondary === undefined ? "" : names.address(secondary),
      ImageScalar: 1,
      WidthScale: 0,
    };
    const type = TILE_TYPES[pile.outline];
    const kind =
      type === undefined
        ? { CustomToken: { ...FLAT_TOKEN, StandUp: pile.outline === "standing" } }
        : { CustomTile: { Type: type, Thickness: 0.1, Stackable: true, Stretch: pile.outline === "round" } };
    return ttsObject(
      type === undefined ? "Custom_Token" : "Custom_Tile",
      described(pile, card, copy, names),
      { ...spot, scale: tokenScale(pile) },
      { CustomImage: { ...image, ...kind } },
    );
  });
  if (tokens.length < 2) return tokens[0];
  return ttsObject("Bag", { guid: names.guid("bag", pile.id), title: pile.title, id: pile.id }, spot, {
    Bag: { Order: 0 },
    ...{ MaterialIndex: -1, MeshIndex: -1 },
    ContainedObjects: tokens,
  });
}

const FLAT_TOKEN = { Thickness: 0.2, MergeDistancePixels: 15, Stackable: false };

function described(pile: TablePile, card: TableCard, copy: number, { guid }: TtsNames): Described {
  const text = Object.entries(card.fields).map(([name, value]) => `${name}: ${value}`);
  return {
    guid: guid(pile.id, card.id, copy),
    title: card.title,
    text: text.join("\n"),
    id: `${pile.id}/${card.id}`,
  };
}

const isSideways = ({ size }: TablePile): boolean => size.width > size.height;

/** Cards keep the ratio of their picture; the longer side decides. In mm of a poker card. */
const cardScale = ({ size }: TablePile): number => Math.max(size.width, size.height) / 88.9;

/** A tile of scale 1 is two inches long. */
const tokenScale = ({ size }: TablePile): number => Math.max(size.width, size.height) / 50.8;
