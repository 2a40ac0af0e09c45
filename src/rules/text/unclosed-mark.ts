/** Checks that stars that look like marks of bold or italic have a partner. */
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../texts.ts";
import { wordPlace } from "../word-places.ts";

export const unclosedMark = defineRule({
  id: "text/unclosed-mark",
  severity: "hint",
  summary: "Stars stand at a word as marks do, but without a partner.",
  why: "they are printed as stars, and nothing becomes bold or italic",
  mend: "Put as many stars at the other end of the words. For a star that is to be printed, write a backslash before it.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: '**Cook**, 2 * 3, 5\\*, \\*see below' }
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
  - { id: cook, rank: 1, title: "The **best cook" }
#                                    ^^^^^^ "**best" has no stars as partner
  - { id: pilot, rank: 2, title: "The calm** pilot" }
#                                     ^^^^^^ "calm**" has no stars as partner
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const words of fact.unclosed ?? [])
        yield {
          ...wordPlace(context, face, fact.origin, words),
          message: `"${words}" has no stars as partner`,
          fix: "put as many stars at the other end, close to the word; for a star that is meant write \\*",
        };
  },
});
