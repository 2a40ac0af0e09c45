/** Checks that drawings that reach the cut extend beyond it: no cut is exact. */
import { listed } from "../../diagnostics/words.ts";
import type { Deck } from "../../game/game.ts";
import { USUAL_BLEED } from "../../scene/edge/edge-leaves.ts";
import { SIDES } from "../../scene/edge/edge-places.ts";
import type { EdgeStretch } from "../../scene/edge/edge-stretch.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { missingOn, originKey } from "../faults-of-faces.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";
import { mmWords } from "../units-in-words.ts";

export const endsAtCut = defineRule({
  id: "art/ends-at-cut",
  severity: "warning",
  eachFace: true,
  summary: "A drawing ends at the cut, or up to a millimetre inside it, instead of extending beyond it.",
  why: "cuts are a millimetre or two off and leave a strip of white paper where the drawing ends",
  fix: "Write `bleed: 3mm` in the deck, as print services also require, and draw the background that far beyond the cut: the viewBox of a drawing in mm then begins at -3 -3 and is 6 wider and higher than the card. Or leave a white edge as wide as a proper border: a background that ends 0.2 to 1 mm inside the cut leaves a white strip that will be uneven after cutting; colours with less than 5 % ink, such as #fffdf7, count as white. Or write `missing-bleed: mirror`, which makes bleed of the edges. Decks without bleed are checked too: even if cards share their cuts, those at the outside of the sheet show the paper.",
  good: [
    `
=== templates/card.svg.hbs
  <rect x="3" y="3" width="57.5" height="82.9" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
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
bleed: 3mm
cards:
  - { id: cook, rank: 1, title: Cook }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
       <rect width="63.5" height="91.9" fill="#20303c"/>
  <!-- ^^^^^ the drawing ends at the top, right and left edge of the card, expected 3 mm of bleed (card cook) -->
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
</svg>
`,
    `
=== templates/card.svg.hbs
       <rect width="63.5" height="20" fill="#20303c"/>
  <!-- ^^^^^ the drawing ends at the top, right and left edge of the card, and the deck "crew" has no bleed (cards cook, pilot, captain) -->
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
`,
    `
=== templates/card.svg.hbs
       <rect x="0.5" y="0.5" width="62.5" height="87.9" rx="3" fill="#20303c"/>
  <!-- ^^^^^ the drawing ends 0.5 mm inside the top, right, bottom and left edge of the card, which leaves a white strip that will be uneven after cutting (cards cook, pilot, captain) -->
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
`,
    `
=== decks/crew.yaml
deck: crew
#     ^^^^ the deck "crew" has no bleed, although its drawings extend beyond the cut
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
=== templates/card.svg.hbs
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
`,
  ],

  *check(context) {
    for (const { face: laid, deck } of suspectsIn(context).ending) {
      const face = { ...laid, edges: ownEdges(laid).filter((edge) => !deck.madeBleed || isInside(edge)) };
      if (deck.bleed > 0) yield* endsWithBleed(context, face, deck);
      else yield* endsWithoutBleed(context, face, deck);
    }
  },
});

/** Without the placeholders for missing pictures and icons. */
function ownEdges(face: LaidFace): readonly EdgeStretch[] {
  const isMissing = missingOn(face);
  return face.edges.filter(({ origin }) => !isMissing(origin));
}

function* endsWithBleed(context: RuleContext, face: LaidFace, deck: Deck): Iterable<Finding> {
  for (const group of alike(face.edges, deck)) {
    const [first] = group;
    yield {
      ...drawnPlace(context, face, first.origin),
      message: `the drawing ${endWords(first)} the ${edgesOf(deck, group)}, ${isInside(first) ? STRIP : `expected ${mmWords(deck.bleed)} of bleed`}`,
      fix: `draw it ${mmWords(deck.bleed)} beyond the cut line, or leave ${isInside(first) ? "a wider edge" : "the edge"} white`,
    };
  }
}

const isInside = ({ reach }: EdgeStretch): boolean => reach < 0;

function endWords({ reach }: EdgeStretch): string {
  if (reach === 0) return "ends at";
  return reach < 0 ? `ends ${mmWords(-reach)} inside` : `ends ${mmWords(reach)} beyond`;
}

const STRIP = "which leaves a white strip that will be uneven after cutting";

/** Without bleed nothing is printed beyond the cut, however far the drawing extends: then only the deck has to change. */
function* endsWithoutBleed(context: RuleContext, face: LaidFace, deck: Deck): Iterable<Finding> {
  const { wanted, setting } = deck.dieLine ? SCISSORS : STRAIGHT;
  const bleed = `write \`bleed: ${setting}\` in the deck`;
  const goesOn = ({ reach }: EdgeStretch): boolean => reach > wanted - 0.5;
  const short = face.edges
    .filter((edge) => !goesOn(edge))
    .map((edge) => ({ ...edge, reach: Math.min(edge.reach, 0) }));
  const ending = new Set(short.map(({ origin }) => originKey(origin)));
  if (face.edges.some((edge) => goesOn(edge) && !ending.has(originKey(edge.origin))))
    yield {
      at: { file: deck.source.file, path: [...deck.source.path, "deck"] },
      message: `the deck "${deck.id}" has no bleed, although its drawings extend beyond the cut`,
      fix: `${bleed}, or leave the edge of the drawings white`,
    };
  for (const group of alike(short, deck)) {
    const [first] = group;
    const after = isInside(first) ? STRIP : `and the deck "${deck.id}" has no bleed`;
    yield {
      ...drawnPlace(context, face, first.origin),
      message: `the drawing ${endWords(first)} the ${edgesOf(deck, group)}, ${after}`,
      fix: `${bleed} and draw it ${mmWords(wanted)} beyond the cut line, or leave ${isInside(first) ? "a wider edge" : "the edge"} white`,
    };
  }
}

/** In mm; pieces cut out with scissors are printed 3 mm apart. */
const STRAIGHT = { wanted: USUAL_BLEED, setting: "3mm" };
const SCISSORS = { wanted: 1.5, setting: "1.5mm" };

/** mm; how unevenly a shape may end along a die line, because it follows the line only roughly. */
const UNEVEN = 0.5;
/** mm; the difference that still counts as equal on straight edges. */
const EQUAL = 0.05;

type Group = [EdgeStretch, ...EdgeStretch[]];

/** Stretches that become one finding: drawn by the same element, ending about equally far out; the shortest first. */
function alike(edges: readonly EdgeStretch[], { dieLine }: Deck): readonly Group[] {
  const within = dieLine ? UNEVEN : EQUAL;
  const groups: Group[] = [];
  for (const edge of edges.toSorted((a, b) => a.reach - b.reach)) {
    const group = groups.find(
      ([{ origin, reach }]) => originKey(origin) === originKey(edge.origin) && edge.reach - reach <= within,
    );
    if (group) group.push(edge);
    else groups.push([edge]);
  }
  return groups;
}

function edgesOf({ dieLine }: Deck, edges: readonly EdgeStretch[]): string {
  if (dieLine) return "cut line";
  const sides = SIDES.filter((side) => edges.some((edge) => edge.side === side));
  return `${listed(sides)} edge of the card`;
}
