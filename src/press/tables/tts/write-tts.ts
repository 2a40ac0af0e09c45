/**
 * Files of Tabletop Simulator: a save with everything, one for each scenario laid out, and each pile as a saved object.
 * Limits: the table does not say how its own templates for the sides of custom dice are laid out, so dice are its plain
 * ones, with the game's faces as their values; only those of six sides have known rotations.
 */
import { joinedId, shortGuid } from "../ids.ts";
import type { PlannedPile } from "../picture-plan.ts";
import type { LaidCard, TableCard, TableDie, TableGame, TableLayout } from "../table-game.ts";
import { type Spot, type TtsObject, ttsColour, ttsObject, ttsSave } from "./objects.ts";
import { cardObject, copiesOf, deckObject, type TtsCopy, type TtsNames, tokensObject } from "./piles.ts";

export interface TtsPictures {
  readonly piles: readonly PlannedPile[];
  /** Ids of single pictures. */
  token(card: TableCard, side: "front" | "back"): string | undefined;
  board(id: string): string;
  address(picture: string): string;
}

/** By their paths below the export; the save first. */
export function writeTts(game: TableGame, pictures: TtsPictures): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  files.set(`${game.name}.json`, ttsSave(game.title, objectsOf(game, pictures, []), game.credits));
  for (const layout of game.layouts) {
    const title = `${game.title}: ${layout.title}`;
    const objects = objectsOf(game, pictures, [layout]);
    files.set(`${joinedId(game.name, layout.id)}.json`, ttsSave(title, objects, game.credits));
  }
  for (const pile of game.piles) {
    const names = namesIn(game, pictures);
    const object = pileObject(pile.id, game, pictures, { x: 0, z: 0, isFaceDown: true }, names);
    if (object)
      files.set(`saved-objects/${joinedId(game.name, pile.id)}.json`, ttsSave(pile.title, [object]));
  }
  return files;
}

const namesIn = ({ id }: TableGame, { address }: TtsPictures): TtsNames => ({
  address,
  guid: (...names) => shortGuid(id, ...names),
});

/** Where the middle of what is laid out is, and how far from its near end piles begin, in units. */
const MIDDLE = 6;
const CLEAR = 6;

/** Units between places for piles, and how many are in a row. */
const STEP = { x: 4, z: 5 };
const PER_ROW = 8;

function objectsOf(
  game: TableGame,
  pictures: TtsPictures,
  layouts: readonly TableLayout[],
): readonly TtsObject[] {
  const names = namesIn(game, pictures);
  const laid = layouts.flatMap(({ cards }) => cards);
  const near = Math.min(-8, MIDDLE - CLEAR - Math.max(0, ...laid.map(({ y }) => y * UNITS_PER_MM)));
  let place = 0;
  const nextSpot = (isFaceDown = false): Spot => {
    const spot = {
      x: ((place % PER_ROW) - (PER_ROW - 1) / 2) * STEP.x,
      z: near - Math.floor(place / PER_ROW) * STEP.z,
    };
    place += 1;
    return { ...spot, isFaceDown };
  };
  return [
    ...game.boards.map(({ id, title, size }) =>
      ttsObject(
        "Custom_Board",
        { guid: names.guid("board", id), title, id },
        { x: 0, z: 8, y: 1, scale: size.width / BOARD_WIDTH },
        {
          Locked: true,
          CustomImage: {
            ...{ ImageURL: names.address(pictures.board(id)), ImageSecondaryURL: "" },
            WidthScale: Math.round((size.height / size.width) * 1e6) / 1e6,
          },
        },
      ),
    ),
    ...game.piles
      .map(({ id, kind }) => pileObject(id, game, pictures, nextSpot(kind === "cards"), names, laid))
      .filter((object) => object !== undefined),
    ...laid.flatMap((card, index) => laidObject(card, index, laid, pictures, names)),
    ...game.dice.flatMap((die) => diceObjects(die, nextSpot, names)),
  ];
}

/** mm that a board of scale 1 is wide. */
const BOARD_WIDTH = 508;

/** What is left of a pile when cards of it are laid out. */
function pileObject(
  id: string,
  game: TableGame,
  pictures: TtsPictures,
  spot: Spot,
  names: TtsNames,
  laid: readonly LaidCard[] = [],
): TtsObject | undefined {
  const pile = game.piles.find((one) => one.id === id);
  const planned = pictures.piles.find((one) => one.pile.id === id);
  if (planned) {
    const taken = (card: string): number => laid.filter((one) => one.pile === id && one.card === card).length;
    const left = copiesOf(planned.pile.cards).filter(({ card, copy }) => copy > taken(card.id));
    return deckObject(planned, left, spot, names);
  }
  return pile && tokensObject(pile, (card, side) => pictures.token(card, side), spot, names);
}

/** Units per mm: cards at scale 1 lie side by side without overlapping. */
const UNITS_PER_MM = 3.2 / 88.9;

function laidObject(
  card: LaidCard,
  index: number,
  laid: readonly LaidCard[],
  pictures: TtsPictures,
  names: TtsNames,
): readonly TtsObject[] {
  const planned = pictures.piles.find(({ pile }) => pile.id === card.pile);
  const found = planned?.pile.cards.find(({ id }) => id === card.card);
  if (!planned || !found) return [];
  const copy = laid
    .slice(0, index + 1)
    .filter((one) => one.pile === card.pile && one.card === card.card).length;
  const spot = {
    x: card.x * UNITS_PER_MM,
    z: MIDDLE - card.y * UNITS_PER_MM,
    turn: card.turn,
    isFaceDown: card.isFaceDown,
  };
  const one: TtsCopy = { card: found, copy };
  return [cardObject(planned, one, spot, names)];
}

/** Values of a die with six sides, by the side on top, in the order of its faces. */
const SIX_ROTATIONS: readonly (readonly [number, number, number])[] = [
  [-90, 0, 0],
  [0, 0, 0],
  [0, 0, -90],
  [0, 0, 90],
  [0, 0, -180],
  [90, 0, 0],
];

/** Numbers of sides for which the table has a die. */
export const TTS_DICE: readonly number[] = [4, 6, 8, 10, 12, 20];

function diceObjects(die: TableDie, nextSpot: () => Spot, names: TtsNames): readonly TtsObject[] {
  const { id, title, colour, faces, copies } = die;
  if (!TTS_DICE.includes(faces.length)) return [];
  const spot = nextSpot();
  const values = SIX_ROTATIONS.flatMap(([x, y, z], index) => ({
    Value: faces[index] as string,
    Rotation: { x, y, z },
  }));
  return Array.from({ length: copies }, (_, copy) =>
    ttsObject(
      `Die_${faces.length}`,
      {
        guid: names.guid("die", id, copy + 1),
        title,
        text: faces.map((face, index) => `${index + 1} = ${face}`).join("\n"),
        id,
      },
      { ...spot, x: spot.x + (copy % 4) * 0.9, z: spot.z - Math.floor(copy / 4) * 0.9 },
      {
        ...{ ColorDiffuse: ttsColour(colour), MaterialIndex: 0, MeshIndex: -1 },
        ...(faces.length === SIX_ROTATIONS.length && { RotationValues: values }),
      },
    ),
  );
}
