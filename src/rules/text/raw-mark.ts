/**
 * Checks for marks that print literally: HTML in texts, and the marks of text boxes in SVG's own `<text>`, which knows
 * none.
 */
import { htmlMarksIn, insteadOfHtml } from "../../diagnostics/html-marks.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { drawnPlace } from "../places.ts";
import { oddTextsIn } from "../texts.ts";
import { wordPlace } from "../word-places.ts";

export const rawMark = defineRule({
  id: "text/raw-mark",
  severity: "warning",
  summary: "A mark in a text is printed literally.",
  why: "players read the signs of the mark instead of what it stands for",
  mend: "Texts of cards have **bold**, *italic*, :icon:, lists and line breaks instead of HTML. Only `<b:text>` reads these marks; SVG's own `<text>` prints them. A backslash before a sign says that it is meant: `\\<b>`.",
  good: [
    `
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: "**Cook** & <mate>, 2 < 3, \\\\<b>" }
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
  - { id: cook, rank: 1, title: "<b>Cook" }
#                                ^^^ "<b>" is HTML, which is printed literally
  - { id: pilot, rank: 2, title: "Cook &amp; pilot" }
#                                      ^^^^^ "&amp;" is HTML, which is printed literally
`,
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
       <text x="5" y="10" font-size="5" font-family="Alegreya">{{rank}} :anchor: {{title}}</text>
  <!-- ^^^^^ ":anchor:" is printed literally, because <text> reads no marks (cards cook, pilot, captain) -->
</svg>
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context))
      for (const mark of fact.html ?? []) yield ofHtml(context, face, fact.origin, mark);
    for (const face of context.faces)
      for (const { isPlain, text, origin } of face.scene.texts) {
        if (!isPlain) continue;
        for (const mark of new Set(htmlMarksIn(text))) yield ofHtml(context, face, origin, mark);
        for (const mark of marksIn(context, text))
          yield {
            ...drawnPlace(context, face, origin),
            message: `"${mark}" is printed literally, because <text> reads no marks`,
            fix: "draw the text with <b:text>, which needs x, y, width, height and size",
          };
      }
  },
});

function ofHtml(
  context: RuleContext,
  face: LaidFace,
  origin: Parameters<typeof wordPlace>[2],
  mark: string,
): Finding {
  return {
    ...wordPlace(context, face, origin, mark),
    message: `"${mark}" is HTML, which is printed literally`,
    fix: `write ${insteadOfHtml(mark)}`,
  };
}

const MARKS = /:([a-z0-9-]+):|\*\*(?=[^\s*])[^*\n]{0,80}(?<=[^\s*])\*\*/g;

/** Names between colons that an icon or a term answers to, and words in bold. */
function marksIn({ game, hasIcon }: RuleContext, text: string): ReadonlySet<string> {
  const isKnown = (name: string): boolean => hasIcon(name) || Object.hasOwn(game.glossary.terms, name);
  const found = [...text.matchAll(MARKS)].filter(({ 1: name }) => name === undefined || isKnown(name));
  return new Set(found.map(([mark]) => mark));
}
