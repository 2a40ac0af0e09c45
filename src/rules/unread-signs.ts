/**
 * Signs that decide how a game is played, and that the templates of a deck do not draw: bars of map cards, the faces of nets.
 * Limits: nets with a picture, and those that do not go through their panels, are taken to be drawn by hand; a template counts as reading what its own text or a partial's names within braces, whatever it does with it.
 */
import { templatesOf } from "../game/card-templates.ts";
import type { Card, Deck } from "../game/game.ts";
import type { RuleContext } from "./define-rule.ts";

export interface UnreadSign {
  readonly card: Card;
  readonly field: string;
  readonly what: string;
  readonly fix: string;
}

export function unreadSigns(context: RuleContext, deck: Deck): readonly UnreadSign[] {
  const texts = textsOf(context, deck);
  if (!texts) return [];
  const printed = deck.cards.filter(({ copies }) => copies > 0);
  const names = (words: RegExp): boolean => texts.some((text) => words.test(text));
  return [
    ...(names(BARS) || !names(SQUARES) ? [] : barsOf(printed)),
    ...(names(FACES) || !names(PANELS) ? [] : facesOf(context, deck, printed)),
  ];
}

/** Squares that are not drawn either are reported as such. */
const SQUARES = /\{\{[^}]*\bsquares\b/;
const BARS = /\{\{[^}]*\bbars\b/;
const PANELS = /\{\{~?#each\s+@shape\.panels/;
/** The symbols themselves, or which face it is. */
const FACES = /\{\{[^}]*(?:\bsymbols\b|\bfaces\b|\bname\b|@(?:face|index|number|first|last)\b)/;

/** undefined when one of them could not be compiled: then nobody can tell. */
function textsOf({ templates }: RuleContext, deck: Deck): readonly string[] | undefined {
  const names = [...templatesOf(deck.cards)];
  const compiled = names.flatMap((name) => templates.get(name) ?? []);
  if (compiled.length < names.length) return undefined;
  return compiled.flatMap(({ source, partials }) => [source, ...partials].map(({ text }) => text));
}

function barsOf(cards: readonly Card[]): readonly UnreadSign[] {
  const card = cards.find(({ map }) => map !== undefined && map.bars.length > 0);
  const fix = "draw them with {{#each @map.bars}}";
  return card ? [{ card, field: "bars", what: "the bars of map cards are", fix }] : [];
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
  return card ? [{ card, field: "die", what: "the symbols of the faces are", fix }] : [];
}
