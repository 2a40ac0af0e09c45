/** The data behind the "@" names of a face (data-names.ts lists them). */
import type { Card, Deck, Die, Game } from "../../game/game.ts";
import { copiesIn } from "../../game/kits/kit-cards.ts";
import { derived } from "../../remember/derived.ts";
import type { BoardBriefing } from "../../track/route/board-briefing.ts";
import type { Point } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import type { FaceContext } from "../template.ts";
import { mapDataOf } from "./map-data.ts";

/** The same objects for all faces of a game, apart from the card's own. */
export function faceDataOf({
  game,
  deck,
  card,
  side,
  track,
  board,
  figure,
}: FaceContext): Readonly<Record<string, unknown>> {
  return {
    ...sharedDataOf(game),
    root: card.fields,
    card: { id: card.id, number: card.number, copies: card.copies, deck: card.deck },
    deck: { ...deckDataOf(deck), safe: deck.safe },
    side,
    map: card.map && mapDataOf(card.map, game.glossary.terrains),
    ...diceDataOf(game, card, shapeDataOf(deck)),
    track,
    board: board ?? (card.board === undefined ? undefined : unknownBoard(card.board, deck)),
    figure,
  };
}

/** The die that a card shows, with the symbols of its face, or on the panels of its net. */
function diceDataOf(
  { dice }: Game,
  { die: id, face }: Card,
  shape: ShapeData,
): Readonly<Record<string, unknown>> {
  const die = dice.find((one) => one.id === id);
  if (!die) return id === undefined ? { shape } : { shape, die: { ...UNKNOWN_DIE, title: id }, face: [] };
  if (face !== undefined) return { shape, die: dieDataOf(die), face: die.faces[face - 1] ?? [] };
  const panels = shape.panels.map((panel) => ({
    ...panel,
    symbols: die.faces[Number(panel.name) - 1] ?? [],
  }));
  return { shape: { ...shape, panels }, die: dieDataOf(die) };
}

/** Replaces an unknown die, which has been reported; its other faults are ignored. */
const UNKNOWN_DIE = { colour: "#808080", mark: "", faces: [] };

/** The same for a board. */
const unknownBoard = (id: string, { size: { width, height } }: Deck): BoardBriefing => ({
  id,
  title: id,
  width,
  height,
  space: 0,
  kinds: {},
  spaces: [],
  links: [],
  route: "",
  oneWay: [],
  docks: [],
});

type ShapeData = Readonly<Record<string, unknown>> & {
  readonly panels: readonly { readonly name: string }[];
};

/** Trim and die-line in mm: a viewBox with the bleed, so that 0 0 is the corner of the trim, and the position of each panel. */
const shapeDataOf = derived((deck: Deck): ShapeData => {
  const { size, bleed, dieLine, shape } = deck;
  const { width, height } = size;
  return {
    name: shape,
    width,
    height,
    viewBox: [-bleed, -bleed, width + 2 * bleed, height + 2 * bleed]
      .map((value) => round(value, 3))
      .join(" "),
    outline: pathOf(dieLine?.outline ?? []),
    panels: (dieLine?.panels ?? []).map((panel) => ({
      name: panel.name,
      x: round(panel.centre.x, 3),
      y: round(panel.centre.y, 3),
      width: round(panel.room.width, 3),
      height: round(panel.room.height, 3),
      turn: round(panel.turn, 3),
      outline: pathOf(panel.outline),
    })),
  };
});

const pathOf = (points: readonly Point[]): string =>
  points.length === 0 ? "" : `M${points.map(({ x, y }) => `${round(x, 3)} ${round(y, 3)}`).join("L")}Z`;

function dieDataOf({ title, colour, mark, faces }: Die): Readonly<Record<string, unknown>> {
  return { title, colour, ...(mark === undefined ? {} : { mark }), faces };
}

interface DeckData {
  readonly id: string;
  readonly title: string;
  /** Number of printed cards, including copies. */
  readonly count: number;
  /** Number of different cards: the number of the last one. */
  readonly different: number;
}

/** The data of a deck, with its lengths. */
export const deckDataOf = derived(
  ({ id, title, cards }: Deck): DeckData => ({ id, title, count: copiesIn(cards), different: cards.length }),
);

const sharedDataOf = derived((game: Game): Readonly<Record<string, unknown>> => {
  const { id, title, version, dice, glossary, ink } = game;
  return {
    game: { id, title, version },
    ink: ink === "low" ? "low" : "full",
    gray: ink === "gray",
    decks: Object.fromEntries(game.decks.map((deck) => [deck.id, deckDataOf(deck)])),
    dice: Object.fromEntries(dice.map((die) => [die.id, dieDataOf(die)])),
    symbols: glossary.symbols,
    terrains: Object.fromEntries(glossary.terrains.map((terrain) => [terrain.id, terrain])),
    terms: glossary.terms,
  };
});
