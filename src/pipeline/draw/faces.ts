/** The faces of a game, each ready to be rendered: a card's side, its template and the template's data. */
import type { Card, Deck, Game } from "../../game/game.ts";
import { mayPoint } from "../../layout/draw/pictures/href.ts";
import { eachPiece, marksOf } from "../../layout/pieces/piece-marks.ts";
import { derived, notesAbout } from "../../remember/derived.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { deckDataOf } from "../../template/data/face-data.ts";
import { type GamePart, gamePartsOf } from "../../template/data/game-parts.ts";
import type { CompiledTemplates, FaceContext, RenderedFace, Spent } from "../../template/template.ts";
import { boardBriefing } from "../../track/route/board-briefing.ts";
import { digestOfCard } from "../read/content-digest.ts";
import { templateKey } from "./templates.ts";

/** A rendered face. */
export interface Drawing extends RenderedFace {
  /** Identifies the text and the size of the card, so that equal drawings are laid out once. */
  readonly key: string;
}

/** What is kept of a drawing instead of its text: it can be drawn again at any time. */
export interface Sketch {
  readonly key: string;
  readonly diagnostics: RenderedFace["diagnostics"];
  readonly spent: Spent;
  /** True if rendering gave up. */
  readonly isEmpty: boolean;
  /** The text of what points to something in the drawing, such as pictures. */
  readonly pointing: string;
}

export interface Face {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  /** The template's name and file. */
  readonly template: string;
  readonly file: string;
  render(): Drawing;
  /** The sketch of the drawing, and the drawing itself if it had to be made for that. */
  sketch(): { readonly sketch: Sketch; readonly drawing?: Drawing };
}

/**
 * Fronts and backs in the order of the cards. A side has no face if its template cannot be used or its board or die is
 * missing.
 */
export function facesOf(
  game: Game,
  templates: CompiledTemplates,
  memory: Memory = NO_MEMORY,
): readonly Face[] {
  const sides = ["front", "back"] as const;
  const dice = new Set(game.dice.map(({ id }) => id));
  return game.decks.flatMap((deck) => {
    const deckKey = digestOfTexts([JSON.stringify({ ...deck, cards: [] })]);
    return deck.cards.flatMap((card) => {
      const making = { templates, memory, cardKey: cardKeyOf(deckKey, card) };
      const board = boardOf(game, card);
      // Drawing it would only report again that the board or die is missing.
      if (card.board !== undefined && board === undefined) return [];
      if (card.die !== undefined && !dice.has(card.die)) return [];
      return sides.flatMap((side) => faceOf({ game, deck, card, side, board }, making) ?? []);
    });
  });
}

function boardOf({ boards }: Game, { board: id }: Card): FaceContext["board"] {
  const board = id === undefined ? undefined : boards.find((one) => one.id === id);
  return board && boardBriefing(board);
}

export interface Making {
  readonly templates: CompiledTemplates;
  readonly memory: Memory;
  /** Identifies everything that a rendering may read apart from its template, the game data and the card's number. */
  readonly cardKey: () => string;
}

/** Its number is left out. @param rest identifies everything except the card */
export const cardKeyOf = (rest: string, card: Card) => (): string => `${rest} ${digestOfCard(card)}`;

/** By the names of their parts. */
const gameKeys = notesAbout<Game, Map<string, string>>(() => new Map());

/** Identifies what a rendering may read of the game apart from its deck. @param parts default all */
export function gameKeyOf(game: Game, parts?: readonly GamePart[]): string {
  const keys = gameKeys(game);
  const name = parts?.join() ?? "all";
  const shared = (): unknown =>
    parts?.map((part) => game[part]) ?? {
      ...game,
      decks: [],
      kits: [],
      rules: [],
      scenarios: [],
      figures: [],
    };
  const key = keys.get(name) ?? digestOfTexts([name, JSON.stringify(shared())]);
  keys.set(name, key);
  return key;
}

/** Undefined if the card has no such side, or its template cannot be used. */
export function faceOf(context: FaceContext, { templates, memory, cardKey }: Making): Face | undefined {
  const { deck, card, side } = context;
  const name = card[side];
  const template = name === undefined ? undefined : templates.get(name);
  if (name === undefined || template === undefined) return undefined;
  const { file } = template.source;
  const size = sizeKey(deck);
  const render = (): Drawing => {
    const rendered = template.render(context);
    return Object.assign(rendered, { key: keyOfDrawing(size, rendered) });
  };
  const key = (): string => {
    const counts = template.dataReads.has("deck") ? JSON.stringify(deckDataOf(deck)) : "";
    const number = template.dataReads.has("card") ? card.number : "";
    const gameKey = gameKeyOf(context.game, gamePartsOf(template));
    return `${cardKey()} ${number} ${templateKey(template)} ${gameKey} ${side} ${counts}`;
  };
  const sketch = (): ReturnType<Face["sketch"]> => {
    const name = memory === NO_MEMORY ? "" : key();
    const known = memory.get(DRAWINGS, name);
    if (known) return { sketch: known };
    const drawing = render();
    const made = sketchOf(drawing);
    memory.put(DRAWINGS, name, made);
    return { sketch: made, drawing };
  };
  return { deck, card, side, template: name, file, render, sketch };
}

/** Identifies the shape that a deck's faces are laid out for: its size, bleed and die line. */
const sizeKey = derived(
  ({ size, bleed, dieLine }: Deck): string =>
    `${size.width} ${size.height} ${bleed} ${JSON.stringify(dieLine?.outline ?? "")}`,
);

const DRAWINGS: Kind<Sketch> = {
  name: "drawings",
  weight: ({ pointing }) => SKETCH_BYTES + 2 * pointing.length,
};
/** Weight of a sketch in addition to its `pointing` text. */
const SKETCH_BYTES = 600;

function sketchOf(drawing: Drawing): Sketch {
  const { key, diagnostics, spent } = drawing;
  const isEmpty = spent.output === 0 && diagnostics.length > 0;
  return { key, diagnostics, spent, isEmpty, pointing: pointingIn(drawing) };
}

/** Identifies what is drawn, and for what shape. */
function keyOfDrawing(size: string, rendered: RenderedFace): string {
  const { pieces } = rendered;
  if (!pieces) return digestOfTexts([size, rendered.value]);
  let names = "";
  eachPiece(pieces, (piece) => {
    names += marksOf(piece).name;
  });
  return digestOfTexts([size, names]);
}

function pointingIn(rendered: RenderedFace): string {
  const { pieces } = rendered;
  if (!pieces) return mayPoint(rendered.value) ? rendered.value : "";
  const pointing: string[] = [];
  eachPiece(pieces, (piece) => {
    if (marksOf(piece).mayPoint) pointing.push(piece.text);
  });
  return pointing.length === 0 ? "" : pointing.join("\n");
}
