/**
 * Pairs of colours that players must tell apart without the help of a shape: those of the game's dice, those of cards of one
 * deck with a colour in a field, and those of cards that are printed alike except for colours. A shape is anything printed
 * that goes with the colour: a short name, an icon, a different drawing; for a die, its mark or a different number of faces.
 * The number or the long text of a single card is not a shape: no one knows it by heart.
 * Limits: a field that a template reads in any way counts as printed.
 */

import type { Place } from "../../diagnostics/diagnostic.ts";
import { addTo } from "../../diagnostics/grouped.ts";
import { templatesOf } from "../../game/decks/card-templates.ts";
import type { Card, Deck } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import type { Json } from "../../schema/files.ts";
import { placeOf } from "../../source/locate.ts";
import type { SourceRef } from "../../source/tree.ts";
import { parseColour } from "../../units/colour.ts";
import type { RuleContext } from "../define-rule.ts";
import { fieldPlace } from "../places.ts";
import { leaves } from "../usage/usage.ts";
import { type ColourTwins, colourTwins } from "./laid-colours.ts";

export interface Hue {
  /** "#rrggbb". */
  readonly hex: string;
  /** `card "red-1"`, `die "red"`. */
  readonly owner: string;
  /** Looked up only for a finding. */
  at(): Place;
}

export type HuePair = readonly [first: Hue, second: Hue];

/** What tells two things apart: pairs of corresponding colours. One pair that differs is enough. */
export type HuePairs = readonly [HuePair, ...HuePair[]];

/** With more colours in one field, players cannot be expected to tell them apart. */
const MOST_COLOURS = 12;
/** Longest word, in characters, that is recognised at a glance. */
const SHORT = 24;

/** Computed once for all rules. */
export const colourPairs = derived((context: RuleContext): readonly HuePairs[] => {
  const ofDecks = context.game.decks.map((deck) => [deck.id, deckPairs(context, deck)] as const);
  const reported = new Set(ofDecks.flatMap(([deck, pairs]) => pairs.map((pair) => keyOf(deck, pair))));
  const ofCards = colourTwins(context, MOST_COLOURS)
    .map((twins) => [twins.deck, huesOf(twins)] as const)
    .filter(([deck, pairs]) => !pairs.some((pair) => reported.has(keyOf(deck, pair))));
  return [
    ...[dicePairs(context), ...ofDecks.map(([, pairs]) => pairs)].flat().map((pair): HuePairs => [pair]),
    ...ofCards.map(([, pairs]) => pairs as HuePairs),
  ];
});

const keyOf = (deck: string, pair: HuePair): string =>
  [deck, ...pair.map(({ hex }) => hex).sort()].join("\0");

function huesOf({ cards: [a, b], at: [atA, atB], pairs }: ColourTwins): readonly HuePair[] {
  const hue = ({ id }: Card, hex: string, at: Place): Hue => ({ hex, owner: `card "${id}"`, at: () => at });
  return pairs.map(([first, second]) => [hue(a, first, atA), hue(b, second, atB)] as const);
}

function dicePairs({ game, sources }: RuleContext): readonly HuePair[] {
  const dice = game.dice.map((die) => {
    const ref: SourceRef = { file: die.source.file, path: [...die.source.path, "colour"] };
    const at = (): Place => placeOf(sources, ref);
    const hue = { hex: die.colour.toLowerCase(), owner: `die "${die.id}"`, at };
    return { hue, mark: die.mark, faces: die.faces.length };
  });
  return pairsOf(dice, (a, b) => a.faces !== b.faces || (a.mark ?? "") !== (b.mark ?? ""));
}

interface Group {
  readonly hue: Hue;
  readonly cards: readonly Card[];
  /** What all of its cards have in common, by the name of a sign; undefined where two of them differ. */
  readonly signs: Map<string, Sign | undefined>;
}

function deckPairs(context: RuleContext, deck: Deck): readonly HuePair[] {
  const cards = deck.cards.filter(({ copies }) => copies > 0);
  const templates = [...templatesOf(cards)].flatMap((name) => context.templates.get(name) ?? []);
  const read = new Set(templates.flatMap(({ reads }) => reads.map(({ path: [name = ""] }) => name)));
  // Most decks have no such field, so their cards need not be visited.
  if (![...read].some((field) => hasColours(cards, field))) return [];
  const fields = fieldsIn(cards).filter((field) => read.has(field));
  const coloured = fields.filter((field) => hasColours(cards, field));
  const signs = fields.filter((field) => !coloured.includes(field));
  return coloured.flatMap((field) => {
    // A printed colour name helps too.
    if (templates.some(({ texts }) => texts.fields.some(([name]) => name === field))) return [];
    const groups = groupsOf(context, cards, field);
    if (groups.length > MOST_COLOURS) return [];
    return pairsOf(
      groups,
      (a, b) =>
        signs.some((field) => {
          const isOfOne = isSingle(a) || isSingle(b);
          return differs(a, b, `${field} ${isOfOne}`, (card) => signOf(card.fields[field], isOfOne));
        }) || differs(a, b, FRONT, ({ front }) => front),
    );
  });
}

function fieldsIn(cards: readonly Card[]): readonly string[] {
  const names = new Set<string>();
  for (const { fields } of cards) for (const name of Object.keys(fields)) names.add(name);
  return [...names];
}

/** True if there are values and all are colours: in hex, or by name if the field is declared as a colour. */
function hasColours(cards: readonly Card[], field: string): boolean {
  const seen = new Set<string>();
  for (const { fields } of cards) {
    if (!Object.hasOwn(fields, field)) continue;
    const value = fields[field];
    if (typeof value !== "string") return false;
    if (!seen.has(value) && hexOf(value, field) === undefined) return false;
    seen.add(value);
  }
  return seen.size > 0;
}

function hexOf(value: string, field: string): string | undefined {
  const isColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) || /colou?r$/i.test(field);
  return isColour ? parseColour(value)?.hex : undefined;
}

function groupsOf(context: RuleContext, cards: readonly Card[], field: string): readonly Group[] {
  const groups = new Map<string, Card[]>();
  const hexes = new Map<string, string | undefined>();
  for (const card of cards) {
    const value = card.fields[field];
    if (typeof value !== "string") continue;
    const hex = hexes.has(value) ? hexes.get(value) : hexOf(value, field);
    hexes.set(value, hex);
    if (hex !== undefined) addTo(groups, hex, card);
    if (groups.size > MOST_COLOURS) break;
  }
  return [...groups].map(([hex, members]) => {
    const [card] = members as [Card];
    return {
      hue: { hex, owner: `card "${card.id}"`, at: () => fieldPlace(context, card, [field]) },
      cards: members,
      signs: new Map(),
    };
  });
}

/** The name of a sign that is not a field: names of those have a space. */
const FRONT = "front";

const isSingle = ({ cards }: Group): boolean => cards.length === 1;

/** What helps to tell cards apart: all values of a field, for a single card only short words. */
function signOf(value: Json | undefined, isOfOne: boolean): unknown {
  if (!isOfOne || value === undefined || typeof value === "boolean") return value;
  return leaves(value).filter((word) => word.length <= SHORT && /\p{L}{2}/u.test(word));
}

/** Does something go with the colour: one value on all cards of one colour, a different one on all cards of the other? */
function differs(a: Group, b: Group, name: string, sign: (card: Card) => unknown): boolean {
  const of = onlySign(a, name, sign);
  const other = of && onlySign(b, name, sign);
  return of !== undefined && other !== undefined && of.text !== other.text;
}

interface Sign {
  readonly text: string;
}

/** What all cards of a group have; undefined if two of them differ. @param name the same for the same sign */
function onlySign({ cards, signs }: Group, name: string, sign: (card: Card) => unknown): Sign | undefined {
  if (signs.has(name)) return signs.get(name);
  const first = sign(cards[0] as Card);
  const text = JSON.stringify(first);
  const isOnly = cards.every((card) => {
    const other = sign(card);
    return other === first || JSON.stringify(other) === text;
  });
  signs.set(name, isOnly ? { text } : undefined);
  return signs.get(name);
}

function pairsOf<T extends { readonly hue: Hue }>(
  all: readonly T[],
  isHelped: (a: T, b: T) => boolean,
): readonly HuePair[] {
  return all.flatMap((second, index) =>
    all
      .slice(0, index)
      .filter((first) => !isHelped(first, second))
      .map((first): HuePair => [first.hue, second.hue]),
  );
}
