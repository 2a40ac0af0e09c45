/** Checks that what is drawn up to the cut goes on beyond it, where a deck has bleed: no cut is exact. */
import { listed } from "../../diagnostics/words.ts";
import type { Deck } from "../../game/game.ts";
import type { EdgeStretch } from "../../scene/edge-ink.ts";
import { round } from "../../units/length.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { drawnPlace } from "../places.ts";
import { mmWords } from "../words.ts";

export const endsAtCut = defineRule({
  id: "art/ends-at-cut",
  severity: "warning",
  summary: "A drawing reaches the cut and does not go on beyond it.",
  why: "cuts are a millimetre or two off, and show a strip of white paper where the drawing ends",
  mend: "Let the drawing go on as far as the deck's `bleed:`: with `bleed: 3mm` the viewBox of a drawing in mm begins at -3 -3 and is 6 wider and higher than the card. Or keep the edge of the card white.",
  good: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <rect x="3" y="3" width="57.5" height="82.9" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
</svg>
`,
    `
=== decks/tiles.yaml
deck: tiles
title: Tiles
size: 30mm
shape: hexagon
bleed: 1mm
front: tile
cards:
  - { id: sea }
=== templates/tile.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}">
  <rect x="-1" y="-1" width="40" height="40" fill="#1b3a5c"/>
</svg>
`,
  ],
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
bleed: 3mm
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
       <rect width="63.5" height="91.9" fill="#20303c"/>
  <!-- ^^^^^ the drawing ends at the top, right and left edge of the card, expected 3 mm of bleed (card cook) -->
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
</svg>
`,
  ],

  *check(context) {
    const decks = new Map(context.game.decks.toReversed().map((deck) => [deck.id, deck]));
    for (const face of context.faces) {
      const deck = decks.get(face.card.deck);
      if (deck && deck.bleed > 0) yield* endsOn(context, face, deck);
    }
  },
});

/** One finding for everything that ends equally far out. */
function* endsOn(context: RuleContext, face: LaidFace, deck: Deck): Iterable<Finding> {
  const groups = new Map<string, EdgeStretch[]>();
  for (const edge of face.edges) {
    const { origin, reach } = edge;
    const key = `${origin.file} ${origin.line}:${origin.column} ${round(reach, 1)}`;
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const edges = deck.dieLine ? "cut line" : edgesOf([first, ...others]);
    const ends = first.reach === 0 ? "ends at" : `ends ${mmWords(first.reach)} beyond`;
    yield {
      ...drawnPlace(context, face, first.origin),
      message: `the drawing ${ends} the ${edges}, expected ${mmWords(deck.bleed)} of bleed`,
      fix: `draw it ${mmWords(deck.bleed)} beyond the cut line, or leave the edge white`,
    };
  }
}

const SIDES = ["top", "right", "bottom", "left"] as const;

function edgesOf(edges: readonly EdgeStretch[]): string {
  const sides = SIDES.filter((side) => edges.some((edge) => edge.side === side));
  return `${listed(sides)} edge of the card`;
}
