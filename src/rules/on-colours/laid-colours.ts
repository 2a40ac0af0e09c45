/**
 * Cards of one deck whose printed fronts differ only in colours: then the colours have a meaning, wherever the template
 * takes them from, and no shape helps to tell them apart.
 * Limits: those of `scene/look.ts`; backs are not compared, because they do not matter in play.
 */

import type { Place } from "../../diagnostics/diagnostic.ts";
import { addTo, groupedBy } from "../../diagnostics/grouped.ts";
import type { Card } from "../../game/game.ts";
import { derived } from "../../remember/derived.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";
import { sharedShapes } from "../on-faces/shared-shapes.ts";
import { cardPlace, fieldPlace } from "../places.ts";

/** Two cards and what tells them apart. */
export interface ColourTwins {
  readonly deck: string;
  readonly cards: readonly [Card, Card];
  /** The places of the first and the second. */
  readonly at: readonly [Place, Place];
  /** Corresponding colours of the two; one pair that can be told apart is enough. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** Each pair of colours is reported once per deck. @param most looks of one shape; with more, players cannot be expected to tell them apart */
export function colourTwins(context: RuleContext, most: number): readonly ColourTwins[] {
  const twins = new Map<string, [LaidFace, LaidFace]>();
  for (const faces of sharedFronts(context)) {
    const looks = [...groupedBy(faces, ({ look }) => look.colours.join(" ")).values()].map(([face]) => face);
    if (looks.length > most) continue;
    for (const [index, second] of looks.entries())
      for (const first of looks.slice(0, index)) {
        const key = `${second.card.deck}\0${pairsOf(first, second)
          .map((pair) => [...pair].sort().join(" "))
          .sort()
          .join()}`;
        if (!twins.has(key)) twins.set(key, [first, second]);
      }
  }
  return [...twins.values()].map((both) => twinsOf(context, both));
}

/** The fronts of a deck that have one shape, if there are several; in the order of the first ones. */
function sharedFronts(context: RuleContext): readonly (readonly LaidFace[])[] {
  const fronts = sharedShapes(context).flatMap((faces) =>
    faces.filter(({ card, side }) => side === "front" && card.copies > 0),
  );
  const groups = groupedBy(fronts, ({ card, look }) => `${card.deck}\0${look.shape}`);
  const shared = new Map([...groups.values()].map((group) => [group[0], group]));
  if (shared.size === 0) return [];
  return context.faces.flatMap((face) => {
    const group = shared.get(face) ?? [];
    return group.length > 1 ? [group] : [];
  });
}

const pairsOf = ({ look }: LaidFace, other: LaidFace): readonly (readonly [string, string])[] =>
  look.colours.flatMap((colour, index) => {
    const there = other.look.colours[index] as string;
    return there === colour ? [] : [[colour, there] as const];
  });

function twinsOf(context: RuleContext, [first, second]: [LaidFace, LaidFace]): ColourTwins {
  const field = fieldBetween(context, first.card, second.card);
  const at = (card: Card): Place => (field ? fieldPlace(context, card, [field]) : cardPlace(context, card));
  return {
    deck: first.card.deck,
    cards: [first.card, second.card],
    at: [at(first.card), at(second.card)],
    pairs: pairsOf(first, second),
  };
}

/** The field in which the cards differ; if there are several, the one with the fewest values in the deck. */
function fieldBetween(context: RuleContext, first: Card, second: Card): string | undefined {
  const counts = valueCounts(context);
  const countOf = (field: string): number => counts.get(`${first.deck}\0${field}`) ?? 0;
  return Object.keys(first.fields)
    .filter((field) => JSON.stringify(first.fields[field]) !== JSON.stringify(second.fields[field]))
    .sort((a, b) => countOf(a) - countOf(b))[0];
}

/** How many values each field of each deck has. */
const valueCounts = derived(({ game }: RuleContext): ReadonlyMap<string, number> => {
  const values = new Map<string, string[]>();
  for (const { deck, fields } of game.decks.flatMap(({ cards }) => cards))
    for (const [field, value] of Object.entries(fields))
      addTo(values, `${deck}\0${field}`, JSON.stringify(value));
  return new Map([...values].map(([key, all]) => [key, new Set(all).size]));
});
