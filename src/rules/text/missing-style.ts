/** Checks that the font family has the bold and italic faces that a text uses. */
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { wordPlace } from "../printed-texts/word-places.ts";

const MARK = { bold: "**", italic: "*" } as const;

export const missingStyle = defineRule({
  id: "text/missing-style",
  severity: "warning",
  eachFace: true,
  summary: "A text is marked bold or italic, but its font family has no such face.",
  why: "the marked words look like all others",
  fix: "Remove the asterisks, use a family that has such a face, or add the font file.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "The **best** *cook*" }
`,
  bad: `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="53.5" height="10" size="14pt" font="Pirata One">{{rank}} {{title}}</b:text>
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "The **best** cook" }
#                                      ^^^^ the family "Pirata One" has no bold
  - { id: pilot, rank: 2, title: "The *calm* pilot" }
#                                      ^^^^ the family "Pirata One" has no italic
`,

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const { style, family, text } of fact.unstyled ?? [])
        yield {
          ...wordPlace(context, face, fact.origin, text, MARK[style]),
          message: `the family "${family}" has no ${style}`,
          fix: `remove the asterisks, use a family with a ${style} face, or add the ${style} font file`,
        };
  },
});
