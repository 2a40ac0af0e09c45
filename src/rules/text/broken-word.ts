/** Checks that no word had to be broken because it is wider than its box. */
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { wordPlace } from "../printed-texts/word-places.ts";

export const brokenWord = defineRule({
  id: "text/broken-word",
  severity: "warning",
  eachFace: true,
  summary: "A word is wider than its box and was broken.",
  why: "a word that is broken arbitrarily, without a hyphen, is hard to read",
  fix: "Make the box wider, allow a smaller size with min-size, or put a soft hyphen where the word may break.",
  bad: `
=== templates/card.svg.hbs
  <b:text x="5" y="20" width="20" height="40" size="12pt" font="Alegreya">{{text}}</b:text>
=== decks/crew.yaml
card: { properties: { text: { type: string } } }
cards:
  - { id: cook, text: the Donaudampfschiffahrt }
#                         ^^^^^^^^^^^^^^^^^^^^ the word "Donaudampfschiffahrt" is wider than its box
`,

  *check(context) {
    for (const { face, fact } of oddTextsIn(context)) {
      const word = fact.brokenWord;
      if (word === undefined) continue;
      yield {
        ...wordPlace(context, face, fact.origin, word),
        message: `the word "${word}" is wider than its box`,
        fix: "widen the box, allow a smaller size with min-size, or put a soft hyphen (U+00AD) where it may break",
      };
    }
  },
});
