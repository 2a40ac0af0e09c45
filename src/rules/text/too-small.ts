/** Checks that no text is printed too small to read at the table. */
import { mmOfPt } from "../../units/length.ts";
import { defineRule } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { LEAST_PT } from "../on-faces/scene-signs.ts";
import { drawnPlace, shownPlace } from "../places.ts";
import { ptWords } from "../units-in-words.ts";

export const tooSmall = defineRule({
  id: "text/too-small",
  severity: "warning",
  summary: "A text is printed smaller than 7.5 pt.",
  why: "cards are read at arm's length and in lamplight; players have to guess smaller text",
  fix: "Set the text larger. If it has shrunk to fit, shorten it or enlarge its box.",
  bad: [
    `
=== templates/card.svg.hbs
       <b:text x="5" y="5" width="50" height="10" size="6pt" font="Alegreya">{{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ text of 6 pt, expected at least 7.5 pt (cards cook, pilot, captain) -->
`,
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9">
       <text x="5" y="10" font-size="0.01" font-family="Alegreya">{{rank}} {{title}}</text>
  <!-- ^^^^^ text of under 0.1 pt, expected at least 7.5 pt (cards cook, pilot, captain) -->
</svg>
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="20" width="40" height="4" size="12pt" min-size="5pt" font="Alegreya">{{text}}</b:text>
=== decks/crew.yaml
card: { properties: { text: { type: string } } }
cards:
  - { id: cook, text: Feeds the crew on all days but days of storm }
#                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ text of 6.4 pt, expected at least 7.5 pt
`,
    `
=== booklets/rules.yaml
text-size: 7pt
#          ^^^ text of 7 pt, expected at least 7.5 pt
=== booklets/rules.md
The crew.
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context)) {
      if (fact.sizePt >= LEAST_PT - 1e-3 || fact.text.trim() === "") continue;
      const message = `text of ${ptWords(fact.sizePt)}, expected at least ${ptWords(LEAST_PT)}`;
      const asked = fact.askedSizePt < LEAST_PT;
      if (asked) {
        const fix = `write size="${LEAST_PT}pt" or more`;
        yield { ...drawnPlace(context, face, fact.origin), message, fix };
      } else {
        const label = `shrunk from ${ptWords(fact.askedSizePt)} to fit its box`;
        const fix = "shorten the text, or enlarge the box";
        yield { ...shownPlace(context, face, fact.origin, fact.text), message, label, fix };
      }
    }
    for (const { textSize, source } of context.game.booklets) {
      const pt = textSize / mmOfPt(1);
      if (pt >= LEAST_PT - 1e-3) continue;
      yield {
        at: { file: source.file, path: [...source.path, "text-size"] },
        message: `text of ${ptWords(pt)}, expected at least ${ptWords(LEAST_PT)}`,
        fix: `write text-size: ${LEAST_PT}pt or more`,
      };
    }
  },
});
