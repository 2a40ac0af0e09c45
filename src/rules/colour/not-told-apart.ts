/** Checks that colours with a meaning differ for all kinds of colour vision, or come with a shape. */
import { listed } from "../../diagnostics/words.ts";
import { DEFICIENCIES, type Deficiency } from "../../units/colour-deficiency.ts";
import { differenceOf, simulate } from "../../units/colour-difference.ts";
import { round } from "../../units/length.ts";
import { defineRule } from "../define-rule.ts";
import { colourPairs } from "../on-colours/colour-pairs.ts";

/** CIEDE2000; palette tools warn below this. Larger differences are seen at a glance, even across a table. */
export const LEAST_DIFFERENCE = 10;

/** Who cannot tell them apart. */
const EYES: Readonly<Record<Deficiency, string>> = {
  protan: "eyes without red cones",
  deutan: "eyes without green cones",
  tritan: "eyes without blue cones",
};

export interface Likeness {
  readonly eyes: readonly string[];
  /** The smallest difference, in CIEDE2000. */
  readonly difference: number;
}

/** Undefined if everyone sees that the colours differ. */
export function likenessOf(first: string, second: string): Likeness | undefined {
  const plain = differenceOf(first, second);
  if (plain < LEAST_DIFFERENCE) return { eyes: ["all eyes"], difference: plain };
  const alike = DEFICIENCIES.map((deficiency) => ({
    eyes: EYES[deficiency],
    difference: differenceOf(simulate(first, deficiency), simulate(second, deficiency)),
  })).filter(({ difference }) => difference < LEAST_DIFFERENCE);
  if (alike.length === 0) return undefined;
  return {
    eyes: alike.map(({ eyes }) => eyes),
    difference: Math.min(...alike.map(({ difference }) => difference)),
  };
}

export const notToldApart = defineRule({
  id: "colour/not-told-apart",
  severity: "warning",
  summary:
    "Two colours with different meanings look alike, to everyone or to colour-blind people, and no shape tells them apart.",
  why: "one man in twelve cannot tell red from green, and mistakes one for the other at the table",
  fix: "Make one of the colours much lighter or darker than the other, or print a sign or a name with each.",
  good: [
    `
=== decks/crew.yaml
bleed: 3mm
card: { properties: { flag: { type: string }, sign: { type: string } } }
cards:
  - { id: red, flag: "#c23a32", sign: anchor }
  - { id: green, flag: "#3f9153", sign: whale-tail }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="{{flag}}"/>
  <b:icon name="{{sign}}" x="10" y="10" size="20" fill="#000000"/>
</svg>
`,
    `
=== decks/crew.yaml
bleed: 3mm
card: { properties: { suit: { type: string }, value: { type: integer } } }
cards:
  - { id: red-1, suit: red, value: 1 }
  - { id: green-1, suit: green, value: 1 }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="{{#if (eq suit 'red')}}#c23a32{{else}}#3f9153{{/if}}"/>
  <b:icon name="{{#if (eq suit 'red')}}anchor{{else}}whale-tail{{/if}}" x="10" y="10" size="20" fill="#ffffff"/>
  <b:text x="5" y="40" width="53" height="20" size="30pt" font="Alegreya" fill="#ffffff">{{value}}</b:text>
</svg>
`,
  ],
  bad: [
    `
=== decks/crew.yaml
card: { properties: { flag: { type: string } } }
cards:
  - { id: red, flag: "#c23a32" }
  - { id: green, flag: "#3f9153" }
#                      ^^^^^^^^^ the colours #c23a32 (card "red") and #3f9153 (card "green") look alike to eyes without green cones
=== templates/card.svg.hbs
  <rect width="63.5" height="88.9" fill="{{flag}}"/>
`,
    `
=== dice/a-red.yaml
die: red
title: Red die
colour: "#c23a32"
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
=== dice/b-scarlet.yaml
die: scarlet
title: Scarlet die
colour: "#c93c2a"
#       ^^^^^^^^^ the colours #c23a32 (die "red") and #c93c2a (die "scarlet") look alike to all eyes
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
`,
    `
=== decks/crew.yaml
card: { properties: { suit: { type: string }, value: { type: integer } } }
cards:
  - { id: red-1, suit: red, value: 1 }
  - { id: red-2, suit: red, value: 2 }
  - { id: green-1, suit: green, value: 1 }
#                        ^^^^^ the colours #c23a32 (card "red-1") and #3f9153 (card "green-1") look alike to eyes without green cones
  - { id: green-2, suit: green, value: 2 }
=== templates/card.svg.hbs
  <rect width="63.5" height="88.9" fill="{{#if (eq suit 'red')}}#c23a32{{else}}#3f9153{{/if}}"/>
  <b:text x="5" y="40" width="53" height="20" size="30pt" font="Alegreya" fill="#ffffff">{{value}}</b:text>
`,
  ],

  *check(context) {
    for (const pairs of colourPairs(context)) {
      const [first, second] = pairs[0];
      const likeness = likenessOf(first.hex, second.hex);
      if (!likeness || !pairs.every(([a, b]) => likenessOf(a.hex, b.hex))) continue;
      yield {
        at: second.at(),
        message: `the colours ${first.hex} (${first.owner}) and ${second.hex} (${second.owner}) look alike to ${listed(likeness.eyes)}`,
        label: `they differ by ${round(likeness.difference, 1)} in CIEDE2000, expected ${LEAST_DIFFERENCE} or more`,
        fix: "make one much lighter or darker, or print a sign or a name with each (for dice: `mark:`)",
        related: [{ ...first.at(), message: "the other colour" }],
      };
    }
  },
});
