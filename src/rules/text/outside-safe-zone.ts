/** Checks that text keeps away from the edge where the cut may fall. */
import type { Deck } from "../../game/game.ts";
import type { Origin } from "../../scene/scene.ts";
import { type Box, overlaps } from "../../units/box.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { drawnPlace } from "../places.ts";
import { mmWords } from "../words.ts";

/** mm that no eye and no cutter tells. */
const TOLERANCE = 0.05;

export const outsideSafeZone = defineRule({
  id: "text/outside-safe-zone",
  severity: "warning",
  summary: "A text comes closer to the edge than the deck's safe zone.",
  why: "cuts are a millimetre or two off; text that near the edge is cut, or looks as if it were",
  mend: "Move the text inwards or make its box narrower. If the printer cuts well, a smaller `safe:` of the deck will do.",
  good: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:text x="3" y="3" width="57.5" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
</svg>
`,
  ],
  bad: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
       <b:text x="1" y="30" width="57" height="10" size="12pt" font="Alegreya">| {{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ text comes within 1.6 mm of the left edge, expected 3 mm (cards cook, pilot, captain) -->
</svg>
`,
  ],

  *check(context) {
    const decks = new Map(context.game.decks.toReversed().map((deck) => [deck.id, deck]));
    const found = context.faces.flatMap((face) => {
      const deck = decks.get(face.card.deck);
      return deck ? tooClose(face, deck) : [];
    });
    // One message for all cards of an element: how far it comes on the worst of them.
    const worst = new Map<string, number>();
    for (const one of found)
      worst.set(keyOf(one), Math.min(worst.get(keyOf(one)) ?? one.distance, one.distance));
    for (const one of found) {
      const { face, deck, origin, edge, isCut } = one;
      const distance = worst.get(keyOf(one)) ?? one.distance;
      yield {
        ...drawnPlace(context, face, origin),
        severity: isCut ? "error" : undefined,
        message: isCut
          ? `text runs ${mmWords(-distance)} over the ${edge} edge, expected ${mmWords(deck.safe)} inside it`
          : `text comes within ${mmWords(Math.max(0, distance))} of the ${edge} edge, expected ${mmWords(deck.safe)}`,
        fix: `move or narrow the text; the safe zone of the deck "${deck.id}" is set by safe:`,
      };
    }
  },
});

interface TooClose {
  readonly face: LaidFace;
  readonly deck: Deck;
  readonly origin: Origin;
  readonly edge: string;
  readonly distance: number;
  /** It goes over the edge. */
  readonly isCut: boolean;
}

/** The texts of a face that lie on the card, but not in its safe zone. */
function tooClose(face: LaidFace, deck: Deck): readonly TooClose[] {
  const { trim, texts } = face.scene;
  const card = { x: 0, y: 0, ...trim };
  const found: TooClose[] = [];
  for (const { ink, origin } of texts) {
    if (!ink || !overlaps(ink, card)) continue;
    const [edge, distance] = nearestEdge(ink, trim);
    if (distance >= deck.safe - TOLERANCE) continue;
    found.push({ face, deck, origin, edge, distance, isCut: distance < -TOLERANCE });
  }
  return found;
}

/** The same for an element that comes too close to the same edge on many cards. */
const keyOf = ({ edge, isCut, origin: { file, line, column } }: TooClose): string =>
  `${edge} ${isCut} ${line}:${column} ${file}`;

/** The edge of the card that the box comes closest to, and how close; below 0 it is over it. */
function nearestEdge(
  ink: Box,
  trim: { readonly width: number; readonly height: number },
): readonly [string, number] {
  const right = trim.width - ink.x - ink.width;
  const bottom = trim.height - ink.y - ink.height;
  const least = Math.min(ink.x, right, ink.y, bottom);
  // Of edges that are as near, the first.
  const edge = least === ink.x ? "left" : least === right ? "right" : least === ink.y ? "top" : "bottom";
  return [edge, least];
}
