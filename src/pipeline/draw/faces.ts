/** The faces of a game, each ready to be rendered: a card's side, its template and the template's data. */
import type { Card, Deck, Game } from "../../game/game.ts";
import { mayPoint } from "../../layout/draw/pictures/href.ts";
import { eachPiece, marksOf, nameOf } from "../../layout/pieces/piece-marks.ts";
import { derived, Keeper, notesAbout } from "../../remember/derived.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";
import { deckDataOf } from "../../template/data/face-data.ts";
import { type GamePart, gamePartsOf } from "../../template/data/game-parts.ts";
import type {
  CompiledTemplate,
  CompiledTemplates,
  FaceContext,
  RenderedFace,
} from "../../template/template.ts";
import { boardBriefing } from "../../track/route/board-briefing.ts";

/** A rendered face. */
export interface Drawing extends RenderedFace {
  /** Identifies the text and the size of the card in this process, so that equal drawings are laid out once. */
  readonly key: string;
  /** The same in all processes. */
  readonly name: string;
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
}

/**
 * Fronts and backs in the order of the cards. A side has no face if its template cannot be used or its board or die is
 * missing.
 * @param memory if it is in this process, a card keeps what was rendered for it
 */
export function facesOf(
  game: Game,
  templates: CompiledTemplates,
  memory: Memory = NO_MEMORY,
): readonly Face[] {
  return game.decks.flatMap((deck) => facesOfCards(game, deck, deck.cards, templates, memory));
}

/** The same of some cards of a deck. */
export function facesOfCards(
  game: Game,
  deck: Deck,
  cards: readonly Card[],
  templates: CompiledTemplates,
  memory: Memory = NO_MEMORY,
): readonly Face[] {
  const faces: Face[] = [];
  const dice = new Set(game.dice.map(({ id }) => id));
  const keeping = memory.isInProcess ? keepingIn(game, deck) : undefined;
  for (const card of cards) {
    const board = boardOf(game, card);
    // Drawing it would only report again that the board or die is missing.
    if (card.board !== undefined && board === undefined) continue;
    if (card.die !== undefined && !dice.has(card.die)) continue;
    for (const side of SIDES) {
      const face = faceOf({ game, deck, card, side, board }, templates, keeping);
      if (face) faces.push(face);
    }
  }
  return faces;
}

const SIDES = ["front", "back"] as const;

function boardOf({ boards }: Game, { board: id }: Card): FaceContext["board"] {
  const board = id === undefined ? undefined : boards.find((one) => one.id === id);
  return board && boardBriefing(board);
}

/** By the names of their parts. */
const gameKeys = notesAbout<Game, Map<string, string>>(() => new Map());

/** Identifies what a rendering may read of the game apart from its own card and deck. @param parts default all */
export function gameKeyOf(game: Game, parts?: readonly GamePart[]): string {
  const keys = gameKeys(game);
  const name = parts?.join() ?? "all";
  const shared = (): unknown =>
    parts?.map((part) => game[part]) ?? {
      ...game,
      // Their cards are not read.
      decks: game.decks.map(deckDataOf),
      kits: [],
      rules: [],
      scenarios: [],
      figures: [],
    };
  const key = keys.get(name) ?? digestOfTexts([name, JSON.stringify(shared())]);
  keys.set(name, key);
  return key;
}

/** Undefined if the card has no such side, or its template cannot be used. @param keeping default none */
export function faceOf(
  context: FaceContext,
  templates: CompiledTemplates,
  keeping?: Keeping,
): Face | undefined {
  const name = context.card[context.side];
  const template = name === undefined ? undefined : templates.get(name);
  return template && new CardFace(context, template, keeping);
}

class CardFace implements Face {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: Face["side"];
  readonly template: string;
  readonly file: string;
  readonly #context: FaceContext;
  readonly #compiled: CompiledTemplate;
  readonly #keeping: Keeping | undefined;

  constructor(context: FaceContext, template: CompiledTemplate, keeping: Keeping | undefined) {
    const { deck, card, side } = context;
    this.deck = deck;
    this.card = card;
    this.side = side;
    this.template = template.source.name;
    this.file = template.source.file;
    this.#context = context;
    this.#compiled = template;
    this.#keeping = keeping;
  }

  render(): Drawing {
    return this.#keeping
      ? this.#keeping(this.card, this.side, this.#compiled, () => this.#rendered())
      : this.#rendered();
  }

  #rendered(): Drawing {
    return new RenderedDrawing(this.#compiled.render(this.#context), sizeKey(this.deck));
  }
}

/** The drawing that a card keeps, or the one made now. */
type Keeping = (card: Card, side: Face["side"], template: CompiledTemplate, make: () => Drawing) => Drawing;

/** A drawing as a card keeps it. `rest` identifies everything that it was made from except card and template. */
interface Kept {
  readonly template: CompiledTemplate;
  readonly rest: string;
  readonly drawing: Drawing;
}

const keptFor = notesAbout<Card, { [side: string]: Kept }>(() => ({}));

/** Keeps the drawings of a deck with its cards: a card that has not changed is the same object. */
function keepingIn(game: Game, deck: Deck): Keeping {
  const deckKey = JSON.stringify({ ...deck, cards: [] });
  const rests = new Map<CompiledTemplate, string>();
  const restOf = (template: CompiledTemplate): string => {
    const known = rests.get(template);
    if (known !== undefined) return known;
    const counts = template.dataReads.has("deck") ? JSON.stringify(deckDataOf(deck)) : "";
    const rest = digestOfTexts([deckKey, gameKeyOf(game, gamePartsOf(template)), counts]);
    rests.set(template, rest);
    return rest;
  };
  return (card, side, template, make) => {
    const sides = keptFor(card);
    const rest = restOf(template);
    const known = sides[side];
    if (known?.template === template && known.rest === rest) return known.drawing;
    const drawing = make();
    sides[side] = { template, rest, drawing };
    return drawing;
  };
}

/** Identifies what a deck's faces are laid out for: its size, bleed, the bleed that is made, and die line. */
const sizeKey = derived(
  ({ size, bleed, madeBleed, dieLine }: Deck): string =>
    `${size.width} ${size.height} ${bleed} ${JSON.stringify(dieLine?.outline ?? "")}${madeBleed ? JSON.stringify(madeBleed) : ""}`,
);

class RenderedDrawing extends Keeper implements Drawing {
  readonly pieces: RenderedFace["pieces"];
  readonly diagnostics: RenderedFace["diagnostics"];
  readonly spent: RenderedFace["spent"];
  readonly key: string;
  readonly #rendered: RenderedFace;
  readonly #size: string;
  #name: string | undefined;
  #pointing: string | undefined;

  constructor(rendered: RenderedFace, size: string) {
    super();
    const { pieces, diagnostics, spent } = rendered;
    this.pieces = pieces;
    this.diagnostics = diagnostics;
    this.spent = spent;
    this.#rendered = rendered;
    this.#size = size;
    this.key = pieces ? `${size} ${pieces.id}` : this.name;
  }

  get value(): string {
    return this.#rendered.value;
  }

  get isEmpty(): boolean {
    return this.spent.output === 0 && this.diagnostics.length > 0;
  }

  get name(): string {
    this.#name ??= this.#nameFromPieces();
    return this.#name;
  }

  get pointing(): string {
    this.#pointing ??= this.#textThatPoints();
    return this.#pointing;
  }

  #nameFromPieces(): string {
    const { pieces } = this;
    if (!pieces) return digestOfTexts([this.#size, this.value]);
    let names = "";
    eachPiece(pieces, (piece) => {
      names += nameOf(piece);
    });
    return digestOfTexts([this.#size, names]);
  }

  #textThatPoints(): string {
    const { pieces } = this;
    if (!pieces) return mayPoint(this.value) ? this.value : "";
    let pointing = "";
    eachPiece(pieces, (piece) => {
      if (marksOf(piece).mayPoint) pointing += `${piece.text}\n`;
    });
    return pointing;
  }
}
