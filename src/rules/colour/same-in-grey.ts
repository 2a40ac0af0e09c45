/** Checks that colours with a meaning differ when printed in grey, or come with a shape; in the gray look it is a warning. */
import { differenceOf, greyOf } from "../../units/colour-difference.ts";
import { round } from "../../units/length.ts";
import { defineRule } from "../define-rule.ts";
import { colourPairs, type HuePair } from "../on-colours/colour-pairs.ts";
import { LEAST_DIFFERENCE, likenessOf } from "./not-told-apart.ts";

export const sameInGrey = defineRule({
  id: "colour/same-in-grey",
  severity: "hint",
  summary: "Two colours with different meanings print as the same grey, and no shape tells them apart.",
  why: "in a black-and-white print, or in dim light, one is mistaken for the other",
  fix: "Make one of the colours lighter or darker, or print a sign or a name with each.",
  good: `
=== decks/crew.yaml
bleed: 3mm
card: { properties: { flag: { type: string } } }
cards:
  - { id: blue, flag: "#1d3f76" }
  - { id: orange, flag: "#ff9128" }
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="-3 -3 69.5 94.9">
  <rect x="-3" y="-3" width="69.5" height="94.9" fill="{{flag}}"/>
</svg>
`,
  bad: `
=== decks/crew.yaml
card: { properties: { flag: { type: string } } }
cards:
  - { id: blue, flag: "#2f70b3" }
  - { id: red, flag: "#c23a32" }
#                    ^^^^^^^^^ the colours #2f70b3 (card "blue") and #c23a32 (card "red") are nearly the same grey without colour
=== templates/card.svg.hbs
  <rect width="63.5" height="88.9" fill="{{flag}}"/>
`,

  *check(context) {
    for (const pairs of colourPairs(context)) {
      const [first, second] = pairs[0];
      const difference = greysOf(pairs[0]);
      // Colours that look alike even in colour are reported by colour/not-told-apart.
      if (pairs.every(([a, b]) => likenessOf(a.hex, b.hex))) continue;
      if (pairs.some((pair) => greysOf(pair) >= LEAST_DIFFERENCE)) continue;
      yield {
        severity: context.game.ink === "gray" ? "warning" : undefined,
        at: second.at(),
        message: `the colours ${first.hex} (${first.owner}) and ${second.hex} (${second.owner}) are nearly the same grey without colour`,
        label: `the greys differ by ${round(difference, 1)} in CIEDE2000, expected ${LEAST_DIFFERENCE} or more`,
        fix: "make one lighter or darker, or print a sign or a name with each (for dice: `mark:`)",
        related: [{ ...first.at(), message: "the other colour" }],
      };
    }
  },
});

const greysOf = ([a, b]: HuePair): number => differenceOf(greyOf(a.hex), greyOf(b.hex));
