/**
 * Signs that the game needs but the templates of a deck do not draw: squares and bars of map cards, the faces of nets.
 * Limits: nets with a picture, and templates that do not iterate over panels, are assumed to be drawn by hand; a template
 * counts as reading whatever its own text or a partial's names within braces.
 */
import { templatesOfDeck } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import type { MapCard } from "../../game/map-cards.ts";
import type { PictureFact } from "../../scene/scene.ts";
import { contains } from "../../units/box.ts";
import type { RuleContext } from "../define-rule.ts";

export interface UnreadSign {
  /** The first card that has the sign, and its field. */
  readonly card: Card;
  readonly field: string;
  /** Begins the message, verb included: "the bars of map cards are". */
  readonly what: string;
  readonly fix: string;
}

/** At most one of a kind per deck; none if a template of the deck could not be compiled, because then it is unknown. */
export function unreadSigns(context: RuleContext, deck: Deck): readonly UnreadSign[] {
  const names = [...templatesOfDeck(deck)];
  const templates = names.flatMap((name) => context.templates.get(name) ?? []);
  if (templates.length < names.length) return [];
  const printed = deck.cards.filter(({ copies }) => copies > 0);
  const maps = printed.filter(({ map }) => map !== undefined);
  const texts = templates.flatMap(({ source, partials }) =>
    [source, ...partials].map((one) => context.textOf(one)),
  );
  const isNamed = (words: RegExp): boolean => texts.some((text) => words.test(text));
  const readsMap = templates.some(({ dataReads }) => dataReads.has("map"));
  return [
    ...(readsMap ? [] : squaresOf(context, maps)),
    ...(isNamed(BARS) || !isNamed(SQUARES) ? [] : barsOf(context, maps)),
    ...(isNamed(FACES) || !isNamed(PANELS) ? [] : facesOf(context, deck, printed)),
  ];
}

/** Undrawn squares are reported themselves. */
const SQUARES = /\{\{[^}]*\bsquares\b/;
const BARS = /\{\{[^}]*\bbars\b/;
const PANELS = /\{\{~?#each\s+@shape\.panels/;
/** The symbols themselves, or the number of the face. */
const FACES = /\{\{[^}]*(?:\bsymbols\b|\bfaces\b|\bname\b|@(?:face|index|number|first|last)\b)/;

function squaresOf(context: RuleContext, maps: readonly Card[]): readonly UnreadSign[] {
  const [card] = maps;
  if (!card || arePictured(context, maps)) return [];
  const fix = `draw them in the template "${card.front}": {{#each @map.squares}} gives name, colour, column and row of each`;
  return [{ card, field: "squares", what: "the squares of map cards", fix }];
}

function barsOf(context: RuleContext, maps: readonly Card[]): readonly UnreadSign[] {
  const card = maps.find(({ map }) => map !== undefined && map.bars.length > 0);
  if (!card || arePictured(context, [card])) return [];
  const fix = "draw them with {{#each @map.bars}}";
  return [{ card, field: "bars", what: "the bars of map cards", fix }];
}

function facesOf(
  { game, faces }: RuleContext,
  { id: deck }: Deck,
  cards: readonly Card[],
): readonly UnreadSign[] {
  if (faces.some(({ card, scene }) => card.deck === deck && scene.pictures.length > 0)) return [];
  const differing = new Set(
    game.dice.filter((die) => new Set(die.faces.map(String)).size > 1).map(({ id }) => id),
  );
  const card = cards.find(({ die, face }) => die !== undefined && face === undefined && differing.has(die));
  const fix = "draw the `symbols` of each panel within {{#each @shape.panels}}";
  return card ? [{ card, field: "die", what: "the symbols of the faces", fix }] : [];
}

/** Cards with equal drawings share a face, so fronts are found by their drawing. */
function arePictured({ faces, drawingOf }: RuleContext, cards: readonly Card[]): boolean {
  const maps = new Map(cards.map((card) => [drawingOf(card, "front"), card.map]));
  return faces.some(({ card, side, scene }) => {
    const map = maps.get(drawingOf(card, side));
    return map !== undefined && areOn(scene.pictures, map);
  });
}

/** Is the centre of every square on a picture? A logo beside the squares or on some of them does not count. */
function areOn(
  pictures: readonly PictureFact[],
  { squares, print: { side, across, along } }: MapCard,
): boolean {
  return squares.every(({ column, row }) => {
    // Rows count from the bottom, but the margins above and below the squares are equal.
    const middle = {
      x: (across + column + 0.5) * side,
      y: (along + row + 0.5) * side,
      width: 0,
      height: 0,
    };
    return pictures.some(({ box }) => contains(box, middle));
  });
}
