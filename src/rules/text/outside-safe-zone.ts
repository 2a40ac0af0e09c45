/**
 * Checks that text keeps its distance from the cut: on cards from the sides, on other pieces from the outline, whatever its
 * form. Folds are not cuts: text may come up to them, and text/across-fold reports text that runs across them.
 */
import type { Deck } from "../../game/game.ts";
import type { Origin } from "../../scene/scene.ts";
import { clearance, reachesInto } from "../../shape/clearance.ts";
import type { DieLine } from "../../shape/die-line.ts";
import { type Box, overlaps, type Point, type Size } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { tooLongOn } from "../faults-of-faces.ts";
import { marginOf } from "../on-faces/scene-signs.ts";
import { suspectsIn, TOLERANCE } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";
import { mmWords } from "../units-in-words.ts";

/** mm beyond the fold of a glue tab that go unnoticed. */
const LEAST_ON_TAB = 0.3;

export const outsideSafeZone = defineRule({
  id: "text/outside-safe-zone",
  severity: "warning",
  otherSeverity: "error",
  summary: "A text comes closer to the edge than the deck's safe zone.",
  why: "cuts are a millimetre or two off; text so close to the edge is cut off, or looks badly placed",
  fix: "Move the text inwards or make its box narrower. If the cuts are precise, a smaller `safe:` of the deck is enough.",
  bad: [
    `
=== templates/card.svg.hbs
       <b:text x="1" y="30" width="57" height="10" size="12pt" font="Alegreya">| {{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ text comes within 1.6 mm of the left edge, expected 3 mm (cards cook, pilot, captain) -->
`,
    `
=== decks/coins.yaml
deck: coins
title: Coins
size: 30mm
shape: round
front: coin
safe: 2mm
cards:
  - { id: one }
=== templates/coin.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">
  <text x="11" y="17" font-size="5" font-family="Alegreya">1</text>
       <text x="3" y="6" font-size="3" font-family="Alegreya">Lost</text>
  <!-- ^^^^^ text runs 1.1 mm over the cut line, expected 2 mm inside it (card one) -->
</svg>
`,
  ],

  *check(context) {
    const found = suspectsIn(context).unsafe.flatMap(({ face, deck }) => tooClose(face, deck));
    // One message for all cards with this element: the distance on the worst of them.
    const worst = new Map<string, number>();
    for (const one of found)
      worst.set(keyOf(one), Math.min(worst.get(keyOf(one)) ?? one.distance, one.distance));
    for (const one of found) {
      const { face, deck, origin } = one;
      const distance = worst.get(keyOf(one)) ?? one.distance;
      yield {
        ...drawnPlace(context, face, origin),
        severity: one.isCut ? "error" : undefined,
        message: messageOf(one, distance),
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
  /** True if it crosses the edge. */
  readonly isCut: boolean;
}

/** The edge that a text comes closest to, and the distance; negative if it crosses the edge. */
type Nearest = readonly [edge: string, distance: number];

/** Glued parts are hidden. */
const GLUE_TAB = "a glue tab";

function messageOf({ edge, isCut, deck: { safe } }: TooClose, distance: number): string {
  if (edge === GLUE_TAB) return `text runs onto ${GLUE_TAB}, where it is hidden`;
  return isCut
    ? `text runs ${mmWords(-distance)} over the ${edge}, expected ${mmWords(safe)} inside it`
    : `text comes within ${mmWords(Math.max(0, distance))} of the ${edge}, expected ${mmWords(safe)}`;
}

/** The texts of a face that are on the piece, but not in its safe zone. */
function tooClose(face: LaidFace, deck: Deck): readonly TooClose[] {
  const { trim, texts } = face.scene;
  const card = { x: 0, y: 0, ...trim };
  const found: TooClose[] = [];
  const isTooLong = tooLongOn(face);
  for (const { ink, hull, origin } of texts) {
    if (!ink || isTooLong(origin) || !overlaps(ink, card)) continue;
    const [edge, distance] = deck.dieLine
      ? nearestCut(hull ?? cornersOf(ink), deck.dieLine)
      : nearestEdge(ink, trim);
    if (distance >= deck.safe - TOLERANCE) continue;
    found.push({ face, deck, origin, edge, distance, isCut: edge !== GLUE_TAB && distance < -TOLERANCE });
  }
  return found;
}

/** A key: the same for an element that comes too close to the same edge on many cards. */
const keyOf = ({ edge, isCut, origin: { file, line, column } }: TooClose): string =>
  `${edge} ${isCut} ${line}:${column} ${file}`;

/** For a piece with a die line: its outline, and the tabs that are glued under other parts. */
function nearestCut(shape: readonly Point[], { outline, tabs }: DieLine): Nearest {
  const isOnTab = tabs.some((tab) => reachesInto(shape, tab, LEAST_ON_TAB));
  const distance = clearance(outline, shape);
  return isOnTab && distance >= 0 ? [GLUE_TAB, Math.min(distance, 0)] : ["cut line", distance];
}

/** The edge of the card that the box comes closest to. */
function nearestEdge(ink: Box, trim: Size): Nearest {
  const right = trim.width - ink.x - ink.width;
  const least = marginOf(ink, trim);
  // Of equally close edges, the first.
  const edge = least === ink.x ? "left" : least === right ? "right" : least === ink.y ? "top" : "bottom";
  return [`${edge} edge`, least];
}
