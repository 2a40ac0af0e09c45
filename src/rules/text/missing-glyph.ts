/** Checks that some font has every character of every text. */
import { defineRule, type RuleContext } from "../define-rule.ts";
import { textsIn } from "../texts.ts";
import { wordPlace } from "../word-places.ts";

export const missingGlyph = defineRule({
  id: "text/missing-glyph",
  severity: "error",
  summary: "A character is in none of the fonts.",
  why: "an empty box is printed in its place",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Żółw à 5 £ … }
`,
  ],
  bad: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: "Beware of 𓀀 on board" }
#                                          ^^ no font has the character 𓀀 (U+13000)
`,
  ],

  *check(context) {
    for (const { face, fact } of textsIn(context))
      for (const character of fact.missing) {
        yield {
          ...wordPlace(context, face, fact.origin, character),
          message: `no font has the character ${character} (${codesOf(character)})`,
          fix: fixOf(context, character),
        };
      }
  },
});

/** "U+2620", or several for a sequence. */
function codesOf(character: string): string {
  return [...character]
    .map((one) => `U+${(one.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
}

function fixOf({ game }: RuleContext, character: string): string {
  const font = `add a font that has it to templates/${game.id}/fonts/ and its family to fallback-fonts of game.yaml`;
  return /\p{So}|\p{Emoji_Presentation}/u.test(character) ? `use an icon such as :anchor:, or ${font}` : font;
}
