/** Checks that no rule, frame or other line of the drawing touches the letters of a text. */
import { defineRule } from "../define-rule.ts";
import { missingOn, tooLongOn } from "../faults-of-faces.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace, otherPlace } from "../places.ts";

export const touchesLine = defineRule({
  id: "text/touches-line",
  severity: "warning",
  eachFace: true,
  summary: "A line of the drawing touches the letters of a text.",
  why: "a rule or frame that touches letters looks like a mistake and makes them harder to read",
  fix: "Move the text or the line, or put an opaque shape between them. To strike out or underline a text, use `text-decoration`; if another line is meant to cross a text, allow the finding.",
  good: [
    `
=== templates/card.svg.hbs
  <rect x="4" y="4" width="55.5" height="12" fill="none" stroke="#20303c" stroke-width="0.5"/>
  <b:text x="6" y="5" width="51" height="10" size="14pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
    `
=== templates/card.svg.hbs
  <path d="M4 10H59" stroke="#20303c" stroke-width="0.5"/>
  <rect x="5" y="5" width="52" height="10" fill="#ffffff"/>
  <b:text x="6" y="5" width="50" height="10" size="14pt" font="Alegreya" valign="middle">{{rank}} {{title}}</b:text>
`,
  ],
  bad: `
=== templates/card.svg.hbs
  <path d="M4 10H59" stroke="#20303c" stroke-width="0.5"/>
       <b:text x="6" y="5" width="50" height="10" size="14pt" font="Alegreya" valign="middle">{{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ a line touches the text (cards cook, pilot, captain) -->
`,

  *check(context) {
    for (const face of suspectsIn(context).crossed) {
      const reported = new Set<string>();
      const isTooLong = tooLongOn(face);
      const isMissing = missingOn(face);
      for (const { origin, other } of face.legibility.crossed) {
        if (isTooLong(origin) || isMissing(other)) continue;
        const key = JSON.stringify([origin, other]);
        if (reported.has(key)) continue;
        reported.add(key);
        yield {
          ...drawnPlace(context, face, origin),
          message: "a line touches the text",
          fix: "move the text away from the line, or put an opaque shape between them",
          related: otherPlace(context, other, "the line is drawn here"),
        };
      }
    }
  },
});
