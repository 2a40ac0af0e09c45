/**
 * A room of PlayingCards.io as its file `widgets.json`, schema version 8. A pile of cards is a collection in a holder, a
 * pile of tokens a collection of pieces, a die a spinner with its faces.
 * Limits: the room has no tracks laid out; a spinner shows words, no pictures.
 */
import { joinedId } from "../ids.ts";
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

/** Units of the room per mm: a poker card is 103 units wide. */
const SCALE = 103 / 63.5;

/** The room is 1600 x 1000 units; players' hands are at its lower edge. */
const ROOM = { left: 30, top: 20, right: 1570, hand: 820 };

export function pcioWidgets(game: TableGame, pictures: PcioPictures): readonly Widget[] {
  const places = placesOf();
  return [
    { id: "hand", type: "hand", x: 50, y: ROOM.hand, z: 1, enabled: true },
    ...game.boards.map(({ id, size }, index): Widget => {
      const scale = Math.min(SCALE, 900 / size.width, 620 / size.height);
      const [width, height] = [round(size.width * scale), round(size.height * scale)];
      const boardImage = address(pictures.board(id));
      return {
        id: joinedId("board", id),
        type: "board",
        x: 640,
        y: 150,
        z: 2 + index,
        width,
        height,
        boardImage,
      };
    }),
    ...game.piles.flatMap((pile) => pileWidgets(pile, places, pictures)),
    ...game.dice.flatMap(({ id, title, faces, copies }) =>
      Array.from({ length: copies }, (_, copy): Widget => {
        const { x, y } = places(110, 110);
        return {
          ...{ id: joinedId("die", id, copy + 1), type: "spinner", x, y, z: 10, label: title },
          ...{ options: faces, value: faces[0] ?? "" },
        };
      }),
    ),
  ];
}

export const pcioText = (widgets: readonly Widget[]): string => `${JSON.stringify(widgets, null, 1)}\n`;

const address = (picture: string): string => `package://userassets/${picture}`;

const round = (value: number): number => Math.round(value * 100) / 100;

const AROUND = 8;

/** Its own picture says how any other piece is cut. */
const isRounded = (outline: Outline): boolean => outline === "rounded";

function pileWidgets(
  pile: TablePile,
  places: ReturnType<typeof placesOf>,
  pictures: PcioPictures,
): readonly Widget[] {
  const [width, height] = [round(pile.size.width * SCALE), round(pile.size.height * SCALE)];
  const deck = joinedId("deck", pile.id);
  const holder = joinedId("pile", pile.id);
  const { x, y } = places(width + AROUND, height + AROUND);
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

/** Places side by side, in rows. */
export function placesOf(): (width: number, height: number) => { readonly x: number; readonly y: number } {
  let [x, y, rowHeight] = [ROOM.left, ROOM.top, 0];
  return (width, height) => {
    if (x + width > ROOM.right) [x, y, rowHeight] = [ROOM.left, y + rowHeight + 30, 0];
    const place = { x: round(x), y: round(Math.min(y, ROOM.hand - 60)) };
    x += width + 20;
    rowHeight = Math.max(rowHeight, height);
    return place;
  };
}
