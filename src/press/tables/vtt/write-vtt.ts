/**
 * A game of VirtualTabletop: one JSON file for each variant, all widgets by their ids. The first variant has all piles,
 * each scenario is another one with its cards laid out.
 * A face is its picture. The table's own faces are made of texts and pictures at fixed places, but ours wrap, shrink and
 * compute their texts, so a face made of its texts would not look as printed. The values of a card's fields are properties
 * of its type, so that buttons and searches of the table can use them.
 */
import type { Size } from "../../../units/box.ts";
import { joinedId } from "../ids.ts";
import { ROOM, type Room, roomOf, round } from "../room.ts";
import type {
  LaidCard,
  Outline,
  TableCard,
  TableDie,
  TableGame,
  TableLayout,
  TablePile,
} from "../table-game.ts";

export interface VttPictures {
  /** The address of the picture of a card's side, a board or a side of a die, such as `/assets/-123_456`. */
  side(card: TableCard, side: "front" | "back"): string;
  board(id: string): string;
  /** None for a die without square sides. */
  die(id: string): readonly string[];
}

/** Limits of the table, in bytes. */
export const VTT_JSON_BYTES = 20 * 1024 * 1024;
export const VTT_PICTURE_BYTES = 10 * 1024 * 1024;

/** The version of its format in which faces name their properties as here; the table updates older files itself. */
const VERSION = 5;

type Widget = Readonly<Record<string, unknown>> & { readonly id: string };

/** Bytes of a card at least: its names of fields, the shortest ids, and the white space around them are 137. */
export const LEAST_VTT_CARD = 130;

/** All variants by the names of their files, one after the other. */
export function* vttVariants(
  game: TableGame,
  pictures: VttPictures,
): Generator<readonly [name: string, text: string]> {
  for (const [index, layout] of [undefined, ...game.layouts].entries())
    yield [`${index}.json`, variantText(game, pictures, layout)];
}

/** As in games of the table's library: each player sees only the own cards in it, face up. */
const HAND: Widget = {
  ...{ id: "hand", type: "holder", x: 50, y: ROOM.hand, width: 1500, height: 180, layer: -3 },
  ...{ movable: false, childrenPerOwner: true, onEnter: { activeFace: 1 }, onLeave: { activeFace: 0 } },
  ...{ dropOffsetX: 10, dropOffsetY: 14, stackOffsetX: 40 },
};

function variantText(game: TableGame, pictures: VttPictures, layout: TableLayout | undefined): string {
  const laid = layout?.cards ?? [];
  const room = roomOf(game, { around: { width: 2 * AROUND, height: 2 * AROUND + BUTTON }, die: DIE, laid });
  const { title, players, minutes, credits } = game;
  const span = (range?: { readonly min: number; readonly max: number }): string =>
    range === undefined ? "" : range.min === range.max ? `${range.min}` : `${range.min}-${range.max}`;
  const widgets: readonly Widget[] = [
    HAND,
    ...game.boards.map(({ id }): Widget => {
      const fixed = { layer: -5, movable: false, image: pictures.board(id) };
      return { id: joinedId("board", id), ...room.board(id), ...fixed };
    }),
    ...game.piles.flatMap((pile) => pileWidgets(pile, room, pictures, laid)),
    ...game.dice.flatMap((die) => diceWidgets(die, room, pictures)),
  ];
  const info = {
    ...{ name: title, image: "", rules: "", bgg: "", year: "", mode: "vs" },
    ...{ time: span(minutes), players: span(players), language: "", variant: layout?.title ?? "" },
    attribution: credits,
  };
  const byId = Object.fromEntries(widgets.map((widget) => [widget.id, widget]));
  return `${JSON.stringify({ _meta: { version: VERSION, info }, ...byId }, null, 1)}\n`;
}

const AROUND = 4;

/** Units below a pile for the button that shuffles it, and across a die. */
const BUTTON = 30;
const DIE = 60;

const radiusOf = (outline: Outline, width: number): number =>
  ({ rounded: 8, square: 0, round: width / 2, hexagon: 0, drawn: 0, standing: 0 })[outline];

function pileWidgets(
  pile: TablePile,
  room: Room,
  pictures: VttPictures,
  laid: readonly LaidCard[],
): readonly Widget[] {
  const [width, height] = [round(pile.size.width * room.scale), round(pile.size.height * room.scale)];
  const deck = joinedId("deck", pile.id);
  const holder = joinedId("pile", pile.id);
  const stack = joinedId("stack", pile.id);
  const { x, y } = room.pile(pile.id);
  const face = (property: string) => ({
    ...{ border: 0, radius: round(radiusOf(pile.outline, width)) },
    objects: [
      {
        ...{ type: "image", x: 0, y: 0, width, height, color: "transparent" },
        ...{ dynamicProperties: { value: property }, css: "background-size: 100% 100%" },
      },
    ],
  });
  const own = laid.filter((card) => card.pile === pile.id);
  const cards = pile.cards.flatMap((card) => {
    const placed = own.filter((one) => one.card === card.id);
    return Array.from({ length: card.copies }, (_, index): Widget => {
      const common = { id: joinedId(pile.id, card.id, index + 1), type: "card", deck, cardType: card.id };
      const at = placed[index];
      if (!at) return { ...common, parent: stack, activeFace: pile.kind === "cards" ? 0 : 1 };
      const middle = {
        x: round(room.laidAt.x + at.x * room.scale - width / 2),
        y: round(room.laidAt.y + at.y * room.scale - height / 2),
      };
      return { ...common, ...middle, rotation: at.turn, activeFace: at.isFaceDown ? 0 : 1 };
    });
  });
  return [
    {
      ...{ id: holder, type: "holder", x, y, dropTarget: { deck } },
      ...{ width: round(width + 2 * AROUND), height: round(height + 2 * AROUND) },
    },
    {
      ...{ id: deck, type: "deck", parent: holder, x: AROUND, y: AROUND },
      cardDefaults: { width, height, ...(pile.kind === "cards" && { enlarge: 3 }) },
      // as in the library of the table: the first of two faces is the back
      faceTemplates: [face("backPicture"), face("frontPicture")],
      cardTypes: Object.fromEntries(
        pile.cards.map((card) => [
          card.id,
          {
            label: card.title,
            frontPicture: pictures.side(card, "front"),
            backPicture: pictures.side(card, "back"),
            ...fieldsOf(card),
          },
        ]),
      ),
    },
    { id: stack, type: "pile", parent: holder, x: AROUND, y: AROUND, width, height },
    ...(pile.kind === "cards" ? [shuffleButton(pile, holder, { width, height })] : []),
    ...cards,
  ];
}

/** Below the cards of a pile. */
const shuffleButton = ({ id }: TablePile, holder: string, { width, height }: Size): Widget => ({
  ...{ id: joinedId("shuffle", id), type: "button", parent: holder, text: "Shuffle" },
  ...{ x: AROUND, y: round(height + 2 * AROUND), width, height: BUTTON - AROUND },
  ...{ movable: false, css: "border-radius: 4px; font-size: 12px" },
  clickRoutine: [{ func: "SHUFFLE", holder }],
});

/** With names of their own: "layer" or "movable" would change the widget. */
const fieldsOf = ({ fields }: TableCard) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field-${name}`, value]));

function diceWidgets(
  { id, title, colour, faces, copies }: TableDie,
  room: Room,
  pictures: VttPictures,
): readonly Widget[] {
  const shown = pictures.die(id);
  return Array.from({ length: copies }, (_, copy): Widget => {
    const { x, y } = room.die(id, copy);
    const side = round((room.dieSide * 5) / 6);
    const sides = faces.map((text, index) => {
      const image = shown[index];
      return image === undefined ? { value: text, text } : { value: text, image };
    });
    return {
      ...{ id: joinedId("die", id, copy + 1), type: "dice", x, y, width: side, height: side },
      ...{ color: colour, faces: sides },
      ...(shown.length > 0 ? { imageScale: 1 } : { css: "font-size: 14px" }),
      ...{ shape3d: faces.length === 6, title },
    };
  });
}
