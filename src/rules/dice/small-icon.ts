/**
 * Checks that the signs of dice are large enough: nets and stickers have little room, and less where a face has several.
 * Limits: ornaments, and icons that `<use>` draws, are not measured.
 */
import type { Die, Game } from "../../game/game.ts";
import { defineRule } from "../define-rule.ts";
import { coinNets } from "../example-nets.ts";
import { drawnPlace } from "../places.ts";
import { mmWords } from "../words.ts";

/** mm; as high as the capitals of a text of 10 pt, and as wide as the pips of small dice. */
const LEAST = 2.5;

export const smallIcon = defineRule({
  id: "dice/small-icon",
  severity: "warning",
  summary: "An icon on a face of a die is too small to be read.",
  why: "dice are read from the other side of the table; below 2.5 mm symbols look alike",
  mend: "Make the die larger, or put fewer symbols on the face, such as one icon that stands for two.",
  good: [
    `
${coinNets("plain-piece", "bleed: 1mm")}
`,
  ],
  bad: [
    `
${coinNets("net")}
=== templates/net.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="{{@shape.viewBox}}">
  {{#each @shape.panels}}
       <b:icon name="pip" x="{{sub x 1}}" y="{{sub y 1}}" size="2" fill="#000000"/>
  <!-- ^^^^^^^ the icon "pip" is 2 mm wide on the die "coin", expected 2.5 mm or more (card one) -->
  {{/each}}
</svg>
`,
  ],

  *check(context) {
    const { game } = context;
    const nets = new Set(game.decks.filter(({ shape }) => shape === "die").map(({ id }) => id));
    const signs = new Map(game.dice.map((die) => [die.id, signsOf(die, game)]));
    for (const face of context.faces) {
      const { die = "", face: side, deck } = face.card;
      if (side === undefined && !nets.has(deck)) continue;
      for (const { name, origin, length } of face.scene.icons)
        if (signs.get(die)?.has(name) && length !== undefined && length < LEAST - TOLERANCE)
          yield {
            ...drawnPlace(context, face, origin),
            message: `the icon "${name}" is ${mmWords(length)} wide on the die "${die}", expected ${mmWords(LEAST)} or more`,
            fix: "make the die or the icon larger, or put fewer symbols on the face",
          };
    }
  },
});

/** Names of the icons that stand for the symbols of a die; others on its faces are ornaments. */
function signsOf({ faces }: Die, { glossary }: Game): ReadonlySet<string> {
  return new Set(faces.flat().flatMap((symbol) => [symbol, glossary.symbols[symbol]?.icon ?? symbol]));
}

/** mm that nobody sees. */
const TOLERANCE = 0.05;
