/**
 * A game of VirtualTabletop: one JSON file for each variant, all widgets by their ids. The first variant has all piles,
 * each scenario is another one with its cards laid out.
 * A face is its picture. The table's own faces are made of texts and pictures at fixed places, but ours wrap, shrink and
 * compute their texts, so a face made of its texts would not look as printed. The values of a card's fields are properties
 * of its type, so that buttons and searches of the table can use them.
 */
import { joinedId } from "../ids.ts";
import { placesOf } from "../pcio/write-pcio.ts";
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

/** Units of the room per mm: a poker card is 103 units wide. The room is 1600 x 1000 units. */
const SCALE = 103 / 63.5;

/** All variants by the names of their files. */
export function vttVariants(game: TableGame, pictures: VttPictures): ReadonlyMap<string, string> {
  const variants: readonly (TableLayout | undefined)[] = [undefined, ...game.layouts];
  return new Map(
    variants.map((layout, index) => [`${index}.json`, variantText(game, pictures, layout)] as const),
  );
}

function variantText(game: TableGame, pictures: VttPictures, layout: TableLayout | undefined): string {
  const places = placesOf();
  const { title, players, minutes, credits } = game;
  const span = (range?: { readonly min: number; readonly max: number }): string =>
    range === undefined ? "" : range.min === range.max ? `${range.min}` : `${range.min}-${range.max}`;
  const widgets: readonly Widget[] = [
    ...game.boards.map(({ id, size }): Widget => {
      const scale = Math.min(SCALE, 900 / size.width, 620 / size.height);
      const [width, height] = [round(size.width * scale), round(size.height * scale)];
      const fixed = { layer: -5, movable: false, image: pictures.board(id) };
      return { id: joinedId("board", id), x: 640, y: 150, width, height, ...fixed };
    }),
    ...game.piles.flatMap((pile) => pileWidgets(pile, places, pictures, layout?.cards ?? [])),
    ...game.dice.flatMap((die) => diceWidgets(die, places, pictures)),
  ];
  const info = {
    ...{ name: title, image: "", rules: "", bgg: "", year: "", mode: "vs" },
    ...{ time: span(minutes), players: span(players), language: "", variant: layout?.title ?? "" },
    attribution: credits,
  };
  const byId = Object.fromEntries(widgets.map((widget) => [widget.id, widget]));
  return `${JSON.stringify({ _meta: { version: VERSION, info }, ...byId }, null, 1)}\n`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const AROUND = 4;

const radiusOf = (outline: Outline, width: number): number =>
  ({ rounded: 8, square: 0, round: width / 2, hexagon: 0, drawn: 0, standing: 0 })[outline];

function pileWidgets(
  pile: TablePile,
  places: ReturnType<typeof placesOf>,
  pictures: VttPictures,
  laid: readonly LaidCard[],
): readonly Widget[] {
  const [width, height] = [round(pile.size.width * SCALE), round(pile.size.height * SCALE)];
  const deck = joinedId("deck", pile.id);
  const holder = joinedId("pile", pile.id);
  const stack = joinedId("stack", pile.id);
  const { x, y } = places(width + 2 * AROUND, height + 2 * AROUND);
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
      const middle = { x: round(800 + at.x * SCALE - width / 2), y: round(480 + at.y * SCALE - height / 2) };
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
    ...cards,
  ];
}

/** With names of their own: "layer" or "movable" would change the widget. */
const fieldsOf = ({ fields }: TableCard) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`field-${name}`, value]));

function diceWidgets(
  { id, title, colour, faces, copies }: TableDie,
  places: ReturnType<typeof placesOf>,
  pictures: VttPictures,
): readonly Widget[] {
  const shown = pictures.die(id);
  return Array.from({ length: copies }, (_, copy): Widget => {
    const { x, y } = places(60, 60);
    const sides = faces.map((text, index) => {
      const image = shown[index];
      return image === undefined ? { value: text, text } : { value: text, image };
    });
    return {
      ...{ id: joinedId("die", id, copy + 1), type: "dice", x, y, color: colour, faces: sides },
      ...(shown.length > 0 ? { imageScale: 1 } : { css: "font-size: 14px" }),
      ...{ shape3d: faces.length === 6, title },
    };
  });
}
