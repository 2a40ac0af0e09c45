/** Checks the contrast of texts with their background, and of booklet headings with the paper. */
import { shortened } from "../../diagnostics/words.ts";
import type { Card } from "../../game/game.ts";
import type { WeakText } from "../../scene/legibility/weak-texts.ts";
import { contrastOf, rgbOf } from "../../units/colour-difference.ts";
import { round } from "../../units/length.ts";
import { defineRule, type Finding, type LaidFace, type RuleContext } from "../define-rule.ts";
import { tooLongOn } from "../faults-of-faces.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";

interface Worst {
  readonly face: LaidFace;
  readonly weak: WeakText;
  readonly cards: Card[];
}

export const lowContrast = defineRule({
  id: "text/low-contrast",
  severity: "warning",
  eachFace: true,
  summary: "A text has too little contrast with its background.",
  why: "in lamplight, at arm's length or with older eyes, players cannot read it",
  fix: "Use a darker or lighter colour for the letters or the background, or set the text larger.",
  good: `
=== templates/card.svg.hbs
  <rect x="3" y="3" width="57.5" height="27" fill="#20303c"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{rank}} {{title}}</b:text>
  <b:text x="5" y="40" width="50" height="10" size="12pt" font="Alegreya" fill="#767676">{{title}}</b:text>
  <b:text x="5" y="55" width="50" height="10" size="20pt" font="Alegreya" fill="#949494">{{title}}</b:text>
  <text x="5" y="80" font-size="6" fill="#ffffff" stroke="#000000" stroke-width="1" paint-order="stroke">{{title}}</text>
`,
  bad: [
    `
=== templates/card.svg.hbs
       <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya" fill="#777777">{{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ a contrast of 4.4:1 (#777777 on #ffffff), expected at least 4.5:1 (cards cook, pilot, captain) -->
  <rect y="50" width="63.5" height="30" fill="#e8b04a"/>
       <b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya" fill="#ffffff">{{title}}</b:text>
  <!-- ^^^^^^^ a contrast of 1.9:1 (#ffffff on #e8b04a), expected at least 4.5:1 (cards cook, pilot, captain) -->
`,
    `
=== booklets/rules.yaml
accent: "#e8b04a"
#       ^^^^^^^^^ a contrast of 1.9:1 (#e8b04a on #ffffff), expected at least 4.5:1
=== booklets/rules.md
The crew.
`,
  ],

  *check(context) {
    const found = new Map<string, Worst>();
    for (const face of suspectsIn(context).weak) {
      const isTooLong = tooLongOn(face);
      for (const weak of face.legibility.weak) {
        if (isTooLong(weak.origin)) continue;
        const { file, line, column } = weak.origin;
        const key = `${file}:${line}:${column} ${weak.ink}`;
        const worst = found.get(key);
        const cards = worst?.cards ?? [];
        if (face.side === "front") cards.push(...face.cards);
        const isWorse = !worst || weak.contrast < worst.weak.contrast;
        found.set(key, { ...(isWorse || !worst ? { face, weak } : worst), cards });
      }
    }
    for (const { face, weak, cards } of found.values()) {
      yield {
        ...drawnPlace(context, face, weak.origin),
        cards,
        message: contrastWords(weak),
        label: `"${shortened(weak.text)}"`,
        fix: "use a darker or lighter colour for the letters or the background, or set the text larger",
      };
    }
    yield* faintAccents(context);
  },
});

/** Rounded down: 4.48 is not yet 4.5. */
const contrastWords = ({
  contrast,
  needed,
  ink,
  background,
}: Pick<WeakText, "contrast" | "needed" | "ink" | "background">): string =>
  `a contrast of ${round(Math.floor(contrast * 10) / 10, 1)}:1 (${ink} on ${background}), expected at least ${needed}:1`;

/** WCAG 2.2, 1.4.3, for small text, as table heads are; and the paper of a booklet. */
const NEEDED = 4.5;
const PAPER = "#ffffff";

/** Headings and table heads use the booklet's own colour. */
function* faintAccents({ game }: RuleContext): Iterable<Finding> {
  for (const { accent, source } of game.booklets) {
    const contrast = contrastOf(rgbOf(accent), rgbOf(PAPER));
    if (contrast >= NEEDED) continue;
    yield {
      at: { file: source.file, path: [...source.path, "accent"] },
      message: contrastWords({ contrast, needed: NEEDED, ink: accent, background: PAPER }),
      label: "headings and table heads",
      fix: "use a darker colour",
    };
  }
}
