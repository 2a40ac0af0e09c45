/** Says once for each deck that bleed of its cards is not drawn but made. */
import { counted } from "../../diagnostics/words.ts";
import type { Deck } from "../../game/game.ts";
import { nodeAt } from "../../source/locate.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { missingOn } from "../faults-of-faces.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { mmWords } from "../units-in-words.ts";

export const madeBleed = defineRule({
  id: "art/made-bleed",
  severity: "hint",
  summary: "Drawings end at the cut, and their bleed is made from their edges.",
  why: "mirrored or stretched edges hide a cut that is off, but a border, or a shape that crosses the edge, looks odd beyond it",
  fix: "Look at a sheet that is printed with a gap of 6mm between cards, which shows all bleed. If it looks wrong, draw the background that far beyond the cut, or choose the other way: `missing-bleed: mirror` suits pictures and patterns, `stretch` suits plain colours, stripes that cross the edge, and borders that end there. Bleed that is drawn is always kept, and nothing is made of it.",
  good: `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
bleed: 3mm
missing-bleed: mirror
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
</svg>
`,
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
missing-bleed: mirror
#              ^^^^^^ 2 cards get 3 mm of bleed from their mirrored edges
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
=== templates/card.svg.hbs
  <rect width="63.5" height="88.9" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
`,
  ],

  *check(context) {
    for (const [deck, cards] of cardsByDeck(context)) yield findingOn(context, deck, cards.size);
  },
});

/** The cards of which bleed is made, by their deck. */
function cardsByDeck(context: RuleContext): ReadonlyMap<Deck, ReadonlySet<string>> {
  const found = new Map<Deck, Set<string>>();
  for (const { face, deck } of suspectsIn(context).ending) {
    const isMissing = missingOn(face);
    if (!deck.madeBleed || !face.edges.some(({ reach, origin }) => reach >= 0 && !isMissing(origin)))
      continue;
    const cards = found.get(deck) ?? new Set();
    for (const card of face.cards) if (card.deck === deck.id) cards.add(card.id);
    found.set(deck, cards);
  }
  return found;
}

const WAYS = { mirror: "mirrored", stretch: "stretched" };

function findingOn(
  { sources }: RuleContext,
  { madeBleed: made, source: { file, path } }: Deck,
  count: number,
): Finding {
  const root = sources.get(file)?.root;
  const isWritten = root !== undefined && nodeAt(root, [...path, "missing-bleed"]) !== undefined;
  const { copy, bleed } = made as NonNullable<Deck["madeBleed"]>;
  const edges = `${WAYS[copy]} edges`;
  return {
    at: { file, path: [...path, isWritten ? "missing-bleed" : "deck"] },
    message: `${counted(count, "card")} ${count === 1 ? "gets" : "get"} ${mmWords(bleed)} of bleed from ${count === 1 ? "its" : "their"} ${edges}`,
  };
}
