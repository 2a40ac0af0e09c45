/** Checks that pictures have enough pixels for the size at which they are printed. */
import { MM_PER_UNIT } from "../../units/length.ts";
import { defineRule } from "../define-rule.ts";
import { FAIR_DPI } from "../on-faces/scene-signs.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { shownPlace } from "../places.ts";

/** Pixels per inch: what print shops ask for, and where single pixels show. */
const GOOD_DPI = 300;
const POOR_DPI = 100;
export const lowResolution = defineRule({
  id: "art/low-resolution",
  severity: "warning",
  otherSeverity: "error",
  eachFace: true,
  summary: "A picture is printed with fewer than 200 pixels per inch (an error below 100).",
  why: "it looks sharp on screen, but blurred or jagged on paper",
  fix: 'Use a picture with more pixels, or draw it smaller. Enlarging the same picture adds pixels but no detail. For pixel art that is meant to show its pixels, write image-rendering="pixelated".',
  good: `
=== templates/card.svg.hbs
  <b:art href="art/sharp.png" x="10" y="10" width="20" height="20"/>
  <b:art href="art/coarse.png" x="35" y="10" width="20" height="20" image-rendering="pixelated"/>
  <b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
  bad: `
=== templates/card.svg.hbs
       <b:art href="art/coarse.png" x="10" y="10" width="6.35" height="6.35"/>
  <!-- ^^^^^^ "art/coarse.png" prints at 160 dpi, expected at least 200 (cards cook, pilot, captain) -->
       <b:art href="art/coarse.png" x="10" y="30" width="25.4" height="25.4"/>
  <!-- ^^^^^^ "art/coarse.png" prints at 40 dpi, expected at least 200 (cards cook, pilot, captain) -->
  <b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,

  *check(context) {
    for (const face of suspectsIn(context).coarse)
      for (const { origin, href, dpi, box, pixelated } of face.scene.pictures) {
        if (dpi >= FAIR_DPI || pixelated) continue;
        const [width, height] = [box.width, box.height].map((mm) =>
          Math.ceil((mm / MM_PER_UNIT.in) * GOOD_DPI),
        );
        yield {
          ...shownPlace(context, face, origin),
          severity: dpi < POOR_DPI ? "error" : undefined,
          message: `"${href}" prints at ${Math.floor(dpi + 1e-6)} dpi, expected at least ${FAIR_DPI}`,
          fix: `use a picture of ${width} x ${height} pixels (${GOOD_DPI} dpi) or more, or draw it smaller`,
        };
      }
  },
});
