/**
 * A room of PlayingCards.io as its file `widgets.json`, schema version 8. A pile of cards is a collection in a holder, a
 * pile of tokens a collection of pieces, a die a spinner with its faces.
 * Limits: the room has no tracks laid out; a spinner shows words, no pictures.
 */
import { joinedId } from "../ids.ts";
import { ROOM, type Room, roomOf, round } from "../room.ts";
import type { Outline, TableCard, TableGame, TablePile } from "../table-game.ts";

export interface PcioPictures {
  /** The name of the picture of a card's side, or of a board. */
  side(card: TableCard, side: "front" | "back"): string;
  board(id: string): string;
}

export const PCIO_SCHEMA = 8;

/** More slow a room down beyond use. */
export const MOST_WIDGETS = 1200;

/** Bytes of one picture; larger ones were seen to get lost. */
export const PCIO_PICTURE_BYTES = 2 * 1024 * 1024;

type Widget = { readonly id: string; readonly [name: string]: unknown };

export function pcioWidgets(game: TableGame, pictures: PcioPictures): readonly Widget[] {
  const room = roomOf(game, { around: { width: AROUND, height: AROUND }, die: SPINNER });
  return [
    { id: "hand", type: "hand", x: 50, y: ROOM.hand, z: 1, enabled: true },
    ...game.boards.map(({ id }, index): Widget => {
      const boardImage = address(pictures.board(id));
      return { id: joinedId("board", id), type: "board", z: 2 + index, ...room.board(id), boardImage };
    }),
    ...game.piles.flatMap((pile) => pileWidgets(pile, room, pictures)),
    ...game.dice.flatMap(({ id, title, faces, copies }) =>
      Array.from(
        { length: copies },
        (_, copy): Widget => ({
          ...{
            id: joinedId("die", id, copy + 1),
            type: "spinner",
            ...room.die(id, copy),
            z: 10,
            label: title,
          },
          ...{ options: faces, value: faces[0] ?? "" },
        }),
      ),
    ),
  ];
}

/** Units across a spinner. */
const SPINNER = 110;

export const pcioText = (widgets: readonly Widget[]): string => `${JSON.stringify(widgets, null, 1)}\n`;

const address = (picture: string): string => `package://userassets/${picture}`;

const AROUND = 8;

/** Its own picture says how any other piece is cut. */
const isRounded = (outline: Outline): boolean => outline === "rounded";

function pileWidgets(pile: TablePile, room: Room, pictures: PcioPictures): readonly Widget[] {
  const [width, height] = [round(pile.size.width * room.scale), round(pile.size.height * room.scale)];
  const deck = joinedId("deck", pile.id);
  const holder = joinedId("pile", pile.id);
  const { x, y } = room.pile(pile.id);
  const isCards = pile.kind === "cards";
  const template = (side: "face" | "back") => ({
    ...{ includeBorder: false, includeRadius: isRounded(pile.outline) },
    objects: [
      {
        ...{ type: "image", x: 0, y: 0, w: width, h: height },
        ...{ valueType: "dynamic", value: side, color: "transparent" },
      },
    ],
  });
  const collection: Widget = {
    ...{ id: deck, type: "cardDeck", label: pile.title },
    ...(isCards ? { parent: holder } : { collectionType: "pieces" }),
    ...{ x, y, z: 3, cardWidth: width, cardHeight: height, enlarge: isCards },
    cardTypes: Object.fromEntries(
      pile.cards.map((card) => [
        card.id,
        {
          label: card.title,
          face: address(pictures.side(card, "front")),
          back: address(pictures.side(card, "back")),
          ...fieldsOf(card),
        },
      ]),
    ),
    faceTemplate: template("face"),
    backTemplate: template("back"),
  };
  const pieces = pile.cards.flatMap((card) =>
    Array.from(
      { length: card.copies },
      (_, copy): Widget => ({
        ...{ id: joinedId(pile.id, card.id, copy + 1), type: isCards ? "card" : "piece" },
        ...{ deck, cardType: card.id, x, y, z: 100 + copy, faceup: !isCards },
        ...(isCards && { parent: holder }),
      }),
    ),
  );
  if (!isCards) return [collection, ...pieces];
  const holding: Widget = {
    ...{ id: holder, type: "holder", label: pile.title, x, y, z: 2 },
    ...{ width: round(width + AROUND), height: round(height + AROUND) },
    ...{ hasShuffleButton: true, allowedDecks: [deck] },
  };
  return [holding, collection, ...pieces];
}

/** Fields of the card beside those that the room reads itself. */
const fieldsOf = ({ fields }: TableCard) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field-${name}`, value]));
