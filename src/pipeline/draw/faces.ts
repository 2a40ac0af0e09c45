/** The faces of a game, each ready to be rendered: a card's side, its template and what that is given. */
import type { Card, Deck, Game } from "../../game/game.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { deckDataOf } from "../../template/data/face-data.ts";
import { type GamePart, gamePartsOf } from "../../template/data/game-parts.ts";
import type { CompiledTemplates, FaceContext, RenderedFace, Spent } from "../../template/template.ts";
import { boardBriefing } from "../../track/route/board-briefing.ts";
import { mayPoint } from "../look/addresses.ts";
import { templateKey } from "./templates.ts";

/** A face as SVG text. */
export interface Drawing extends RenderedFace {
  /** Names the text and the size of the card, so that equal drawings are one. */
  readonly key: string;
}

/** What is remembered of a drawing whose text is not at hand: it can be drawn again at any time. */
export interface Sketch {
  readonly key: string;
  readonly diagnostics: Drawing["diagnostics"];
  readonly spent: Spent;
  /** Rendering gave up. */
  readonly isEmpty: boolean;
  /** The text of a drawing that points to something, such as pictures; "" for the others. */
  readonly pointing: string;
}

export interface Face {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  /** Name and file of the template. */
  readonly template: string;
  readonly file: string;
  render(): Drawing;
  /** What is known of the drawing, and the drawing itself where it had to be made for that. */
  sketch(): { readonly sketch: Sketch; readonly drawing?: Drawing };
}

/**
 * Fronts and backs in the order of the cards; a side whose template cannot be used, or whose board or die is missing, has
 * no face.
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
      // Nothing could be drawn, and nobody would learn more from that than that there is no board or die.
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
  /** Names everything that a rendering may read beside its template and what that may read of the game. */
  readonly cardKey: () => string;
}

/** Made for the first of its sides that asks, for one memory or another does. @param rest names all but the card */
export function cardKeyOf(rest: string, card: Card): () => string {
  let key: string | undefined;
  return () => {
    key ??= digestOfTexts([rest, JSON.stringify(card)]);
    return key;
  };
}

const gameKeys = new WeakMap<Game, Map<string, string>>();

/** Names what a rendering may read of the game beside its deck. @param parts default all */
export function gameKeyOf(game: Game, parts?: readonly GamePart[]): string {
  const keys = gameKeys.get(game) ?? new Map<string, string>();
  gameKeys.set(game, keys);
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

/** Undefined when the card has no such side, or its template cannot be used. */
export function faceOf(context: FaceContext, { templates, memory, cardKey }: Making): Face | undefined {
  const { deck, card, side } = context;
  const name = card[side];
  const template = name === undefined ? undefined : templates.get(name);
  if (name === undefined || template === undefined) return undefined;
  const { file } = template.source;
  const size = sizeKey(deck);
  const render = (): Drawing => {
    const drawn = template.render(context);
    return { ...drawn, key: digestOfTexts([size, drawn.value]) };
  };
  const sketch = (): ReturnType<Face["sketch"]> => {
    const counts = template.dataReads.has("deck") ? JSON.stringify(deckDataOf(deck)) : "";
    const gameKey = gameKeyOf(context.game, gamePartsOf(template));
    const key = `${cardKey()} ${templateKey(template)} ${gameKey} ${side} ${counts}`;
    let drawing: Drawing | undefined;
    const make = (): Sketch => {
      drawing = render();
      return sketchOf(drawing);
    };
    const known = memory.recall("drawings", key, make, ({ pointing }) => SKETCH_CHARACTERS + pointing.length);
    return { sketch: known, ...(drawing ? { drawing } : {}) };
  };
  return { deck, card, side, template: name, file, render, sketch };
}

const sizes = new WeakMap<Deck, string>();

/** Names what the faces of a deck are laid out for: its size, and what else its pieces are cut to. */
function sizeKey(deck: Deck): string {
  const { size, bleed, dieLine } = deck;
  const key =
    sizes.get(deck) ?? `${size.width} ${size.height} ${bleed} ${JSON.stringify(dieLine?.outline ?? "")}`;
  sizes.set(deck, key);
  return key;
}

/** What a sketch weighs beside what it points to. */
const SKETCH_CHARACTERS = 300;

function sketchOf({ key, diagnostics, value, spent }: Drawing): Sketch {
  const pointing = mayPoint(value) ? value : "";
  return { key, diagnostics, spent, isEmpty: value === "" && diagnostics.length > 0, pointing };
}
