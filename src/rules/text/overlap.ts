/** Checks that texts do not overlap one another or icons. */
import { fieldOf } from "../../game/game.ts";
import type { Origin } from "../../scene/scene.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { tooLongOn } from "../faults-of-faces.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace, otherPlace, shownPlace, sidePlace } from "../places.ts";
import { mmWords } from "../units-in-words.ts";

export const overlap = defineRule({
  id: "text/overlap",
  severity: "warning",
  eachFace: true,
  summary: "A text overlaps another text or an icon.",
  why: "where the two overlap, neither can be read",
  fix: "Move the text away, shorten it, or let it shrink with min-size.",
  good: `
=== templates/card.svg.hbs
  <b:icon name="anchor" x="5" y="5" size="10" fill="#9a2f17"/>
  <b:text x="17" y="5" width="40" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  <b:icon name="shield" x="20" y="40" size="20" fill="#d8c9a0"/>
  <b:text x="20" y="40" width="20" height="20" size="14pt" font="Alegreya" align="center" valign="middle">{{rank}}</b:text>
`,
  bad: [
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="52" height="10" size="20pt" font="Alegreya">{{title}}</b:text>
  <b:icon name="anchor" x="45" y="4" size="12" fill="#9a2f17"/>
=== decks/crew.yaml
card: { properties: { title: { type: string } } }
cards:
  - { id: cook, title: Cook }
  - { id: long, title: Wandergeschichten }
#                      ^^^^^^^^^^^^^^^^^ the text overlaps an icon
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
       <b:text x="7" y="6" width="50" height="10" size="14pt" font="Alegreya">{{rank}} of 3</b:text>
  <!-- ^^^^^^^ the text overlaps another text (cards cook, pilot, captain) -->
`,
  ],

  *check(context) {
    for (const face of suspectsIn(context).colliding) {
      const { collisions, isPartial } = face.legibility;
      if (isPartial)
        yield {
          ...sidePlace(context, face),
          message: "this side has too much detail to check all texts and edges",
          label: "overlaps, low contrast, lines across letters and edges at the cut may go unreported",
          fix: "draw fewer texts in one place, and fewer shapes and shorter paths below texts and at the cut",
        };
      if (collisions.length === 0) continue;
      const texts = new Map(face.scene.texts.map((fact) => [nameOf(fact.origin), fact]));
      const isTooLong = tooLongOn(face);
      const reported = new Set<string>();
      for (const collision of collisions) {
        const { origin, other, text, width, height } = collision;
        if (isTooLong(origin) || isTooLong(other)) continue;
        const key = `${origin.line}:${origin.column} ${other.line}:${other.column}`;
        if (reported.has(key)) continue;
        reported.add(key);
        const what = collision.with.kind === "text" ? "another text" : "an icon";
        const isOfCard = isField(face, origin, texts.get(nameOf(origin))?.text);
        yield {
          ...(isOfCard ? shownPlace(context, face, origin) : drawnPlace(context, face, origin)),
          message: `the text overlaps ${what}`,
          label: `"${text}": ${mmWords(width)} x ${mmWords(height)} in common`,
          fix: "move the text away, shorten it, or let it shrink with min-size",
          related: otherPlace(context, other, `${what} is drawn here`),
        };
      }
    }
  },
});

/** Facts kept from an earlier run do not share their origin objects: origins are compared by value. */
const nameOf = (origin: Origin): string => JSON.stringify(origin);

/** Does the text show one field of the card and nothing else? Then its length depends on the card. */
function isField({ card }: LaidFace, origin: Origin, text: string | undefined): boolean {
  const value = origin.field && fieldOf(card.fields, origin.field);
  return value !== undefined && String(value).replaceAll("*", "") === text?.replaceAll("\n", " ");
}
