/**
 * Checks that the icons of dice are large enough: nets and stickers have little room, less so with several on a face.
 * Limits: ornaments, and icons that `<use>` draws, are not measured.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import type { Die, Game } from "../../game/game.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { drawnPlace, isShipped } from "../places.ts";
import { mmWords } from "../units-in-words.ts";

/** mm; the height of capitals at 10 pt, and the width of the pips of small dice. */
const LEAST = 2.5;

export const smallIcon = defineRule({
  id: "dice/small-icon",
  severity: "warning",
  summary: "An icon on a face of a die is too small to read.",
  why: "dice are read from the other side of the table; below 2.5 mm symbols look alike",
  fix: "Make the die larger, or put fewer symbols on the face, such as one icon that stands for two.",
  bad: [
    `
=== decks/nets.yaml
size: 5mm
#     ^^^ icons on the die "coin" are 2 mm wide, expected 2.5 mm or more
bleed: 1mm
front: plain-piece
`,
    `
=== decks/nets.yaml
front: net
=== templates/net.svg.hbs
  {{#each @shape.panels}}
       <b:icon name="pip" x="{{sub x 1}}" y="{{sub y 1}}" size="2" fill="#000000"/>
  <!-- ^^^^^^^ the icon "pip" is 2 mm wide on the die "coin", expected 2.5 mm or more (card one) -->
  {{/each}}
`,
  ],

  *check(context) {
    const { game } = context;
    if (game.dice.length === 0) return;
    const nets = new Set(game.decks.filter(({ shape }) => shape === "die").map(({ id }) => id));
    const signs = new Map(game.dice.map((die) => [die.id, signsOf(die, game)]));
    const shipped: SmallIcon[] = [];
    for (const face of context.faces) {
      const { die = "", face: side, deck } = face.card;
      if (side === undefined && !nets.has(deck)) continue;
      for (const { name, origin, length } of face.scene.icons) {
        if (!signs.get(die)?.has(name) || length === undefined || length >= LEAST - TOLERANCE) continue;
        if (isShipped(context, origin)) shipped.push({ die, deck, length });
        else
          yield {
            ...drawnPlace(context, face, origin),
            message: `the icon "${name}" is ${mmWords(length)} wide on the die "${die}", expected ${mmWords(LEAST)} or more`,
            fix: "make the die or the icon larger, or put fewer symbols on the face",
          };
      }
    }
    yield* ofShipped(context, shipped);
  },
});

interface SmallIcon {
  readonly die: string;
  readonly deck: string;
  readonly length: number;
}

/** Built-in templates make icons as large as they fit: one finding for each die of a deck, at its size. */
function* ofShipped({ game }: RuleContext, icons: readonly SmallIcon[]): Iterable<Finding> {
  for (const [first, ...others] of groupedBy(icons, ({ deck, die }) => `${deck}\0${die}`).values()) {
    const deck = first && game.decks.find(({ id }) => id === first.deck);
    if (!first || !deck) continue;
    const smallest = Math.min(first.length, ...others.map(({ length }) => length));
    yield {
      at: { file: deck.source.file, path: [...deck.source.path, "size"] },
      message: `icons on the die "${first.die}" are ${mmWords(smallest)} wide, expected ${mmWords(LEAST)} or more`,
      fix: "make the die larger, or put fewer symbols on a face",
    };
  }
}

/** Names of the icons that stand for the symbols of a die; others on its faces are ornaments. */
function signsOf({ faces }: Die, { glossary }: Game): ReadonlySet<string> {
  return new Set(faces.flat().flatMap((symbol) => [symbol, glossary.symbols[symbol]?.icon ?? symbol]));
}

/** mm that go unnoticed. */
const TOLERANCE = 0.05;
