/**
 * Checks that no text runs across a fold: of a net, a box, a standee or a folded card.
 * Limits: a text is judged by its bounding box, so spaces between words and gaps between lines count as text; text that is
 * also on a glue tab is left to text/outside-safe-zone.
 */
import { reachesAcross, reachesInto } from "../../shape/clearance.ts";
import type { DieLine, Fold } from "../../shape/die-line.ts";
import type { Point } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";

/** mm across a fold that go unnoticed: hand-made folds are not more exact. */
const LEAST = 0.3;

/** The beginning of a template for a piece with a fold in the middle. */
export const acrossFold = defineRule({
  id: "text/across-fold",
  severity: "warning",
  summary: "A text runs across a fold.",
  why: "part of the text ends up on another side of the piece, and the crease runs through its letters",
  fix: "Move the text or make its box narrower, so that it stays on one side of the fold. `@shape.panels` gives the centre of each panel. If a text is meant to go round the edge, allow it in the template.",
  good: `
=== decks/screen.yaml
front: screen
=== templates/screen.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 90">
  <text x="10" y="40" font-size="8" font-family="Alegreya">Left</text>
  <text x="65" y="40" font-size="8" font-family="Alegreya">Right</text>
</svg>
`,
  bad: [
    `
=== decks/screen.yaml
front: screen
=== templates/screen.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 90">
       <text x="30" y="40" font-size="10" font-family="Alegreya">Crossing the fold</text>
  <!-- ^^^^^ text runs across a fold, expected all of it on one side (card screen) -->
</svg>
`,
    `
=== decks/nets.yaml
front: net
=== templates/net.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{{@shape.viewBox}}">
  {{#each @shape.panels}}
       <text x="{{x}}" y="{{y}}" font-size="5" font-family="Alegreya">Coins</text>
  <!-- ^^^^^ text runs across a fold, expected all of it on one side (card one) -->
  {{/each}}
</svg>
`,
  ],

  *check(context) {
    for (const { face, deck } of suspectsIn(context).shaped) {
      const { dieLine } = deck;
      if (!dieLine || dieLine.folds.length === 0) continue;
      const folds = foldsOf(dieLine, face.side);
      for (const { ink, hull, origin } of face.scene.texts) {
        if (!ink || !crosses(hull ?? cornersOf(ink), folds, dieLine.tabs)) continue;
        yield {
          ...drawnPlace(context, face, origin),
          message: "text runs across a fold, expected all of it on one side",
          fix: "move or narrow the text; if it is meant to go round the edge, allow this in the template",
        };
      }
    }
  },
});

/** Folds as seen on a side: a piece is turned over from left to right, whatever the orientation of the paper. */
function foldsOf({ folds, size }: DieLine, side: LaidFace["side"]): readonly Fold[] {
  if (side === "front") return folds;
  const mirrored = ({ x, y }: Point): Point => ({ x: size.width - x, y });
  return folds.map(({ from, to }) => ({ from: mirrored(from), to: mirrored(to) }));
}

const crosses = (shape: readonly Point[], folds: readonly Fold[], tabs: DieLine["tabs"]): boolean =>
  folds.some((fold) => reachesAcross(shape, fold, LEAST)) &&
  !tabs.some((tab) => reachesInto(shape, tab, LEAST));
