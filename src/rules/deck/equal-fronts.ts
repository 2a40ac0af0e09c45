/**
 * Checks that cards of a deck can be told apart by their fronts.
 * Limits: cards without fields are blank on purpose, dice and boards may be listed more than once, maps have a rule of
 * their own (map/twins), and cards with different backs may be told apart by these. Nothing is reported while some card
 * cannot be drawn.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Card } from "../../game/game.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { sharedShapes } from "../on-faces/shared-shapes.ts";
import { cardPlace } from "../places.ts";
import { unreadFields } from "../usage/unread-fields.ts";

export const equalFronts = defineRule({
  id: "deck/equal-fronts",
  severity: "warning",
  otherSeverity: "hint",
  summary: "Cards of a deck look exactly alike on the front.",
  why: "whatever distinguishes them is not printed",
  fix: "Print a field in which they differ. If they are meant to be alike, keep one of them and give it `copies:`. Cards with equal fields are only a hint.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook, copies: 2 }
  - { id: pilot, rank: 1, title: Pilot }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
#     ^^^^^^^^^ the cards cook and pilot look exactly alike on the front
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{#if rank}}Crew{{/if}}{{#if title}}!{{/if}}</b:text>
`,
    // Cards with the same fields are a hint.
    `
=== decks/crew.yaml
cards: crew.csv
=== decks/crew.csv
rank,id,title
1,cook,Cook
1,mate,Cook
# ^^^^ the cards cook and mate look exactly alike on the front
`,
  ],

  *check(context) {
    if (!context.complete) return;
    const shared = cardsOfSharedShapes(context);
    if (shared.size === 0) return;
    const nameOf = lookNames(context);
    for (const deck of context.game.decks) {
      if (!deck.cards.some((card) => shared.has(card))) continue;
      const unread = new Set(unreadFields(context, deck)?.fields.map(({ path }) => path.join(".")));
      for (const alike of groupedBy(firstOfEachId(deck.cards.filter(isOwn)), nameOf).values()) {
        const differing = differingFields(alike);
        // Fields that nothing reads are reported by deck/unread-field.
        const isReported = differing.length > 0 && differing.every((field) => unread.has(field));
        if (alike.length > 1 && !isReported) yield findingOf(context, alike, differing);
      }
    }
  },
});

/** Cards whose fronts have the shape of another front: no others can look alike. */
function cardsOfSharedShapes(context: RuleContext): ReadonlySet<Card> {
  const shared = new Set<Card>();
  for (const face of sharedShapes(context).flat())
    for (const card of frontsOn(face, context.drawingOf)) shared.add(card);
  for (const face of context.faces) {
    const fronts = face.cards.length > 1 ? frontsOn(face, context.drawingOf) : [];
    if (fronts.length > 1) for (const card of fronts) shared.add(card);
  }
  return shared;
}

/** The cards with this drawing on their fronts: a front may be drawn like the back of another card. */
function frontsOn(
  { card: first, cards, side }: LaidFace,
  drawingOf: RuleContext["drawingOf"],
): readonly Card[] {
  if (side === "front") return cards;
  const drawing = drawingOf(first, side);
  return cards.filter((card) => drawingOf(card, "front") === drawing);
}

/** Two cards with one id are a different fault. */
const firstOfEachId = (cards: readonly Card[]): readonly Card[] =>
  [...new Map(cards.toReversed().map((card) => [card.id, card])).values()].toReversed();

const isOwn = ({ copies, fields, map, die, board }: Card): boolean =>
  copies > 0 &&
  die === undefined &&
  board === undefined &&
  map === undefined &&
  Object.keys(fields).length > 0;

/** A key: equal for cards whose fronts look alike and that have the same back. */
function lookNames(context: RuleContext): (card: Card) => string {
  const looks = new Map<string, string>();
  for (const { card, side, look } of context.faces) {
    const drawing = context.drawingOf(card, side);
    if (drawing !== undefined) looks.set(drawing, [look.shape, ...look.colours].join(" "));
  }
  return (card) => {
    const front = context.drawingOf(card, "front") ?? card.id;
    return `${context.drawingOf(card, "back") ?? card.back ?? ""}\0${looks.get(front) ?? front}`;
  };
}

/** Names of the fields in which the first two differ. */
function differingFields([first, second]: readonly Card[]): readonly string[] {
  return Object.keys({ ...first?.fields, ...second?.fields }).filter(
    (field) => JSON.stringify(first?.fields[field]) !== JSON.stringify(second?.fields[field]),
  );
}

/** At the second card: the first looks as intended. */
function findingOf(context: RuleContext, cards: readonly Card[], differing: readonly string[]): Finding {
  const [first, second] = cards as [Card, Card];
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  return {
    at: cardPlace(context, second),
    message: `the cards ${listed(
      cards.map(({ id }) => id),
      "and",
    )} look exactly alike on the front`,
    fix:
      differing.length > 0
        ? `print what makes them different (${listed(differing, "or")}) in the template "${first.front}"`
        : `give each what makes it different, or write copies: ${copies} at ${first.id} instead`,
    related: [{ ...cardPlace(context, first), message: "the first of them" }],
    // Cards with the same fields are printed as written.
    ...(differing.length > 0 ? {} : { severity: "hint" }),
  };
}
