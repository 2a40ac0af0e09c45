/**
 * Checks that what a template draws is on the piece at all: anything beside it is cut off, or not printed.
 * If the face shows the same icon or picture on the piece too, one in the bleed, or several beyond all four sides, count as
 * part of an ornament. Limits: therefore a row of equal icons is reported only once it leaves the bleed; SVG's own text that
 * shows no field may be a note beside the page; shapes, and what `<use>` draws, are not checked. Backs and texts are checked
 * against the bounding box of the piece: text/outside-safe-zone reports texts in its notches.
 */
import type { Deck } from "../../game/game.ts";
import type { Origin } from "../../scene/scene.ts";
import { haveCommonPoint } from "../../shape/clearance.ts";
import { type Box, outset, overlaps } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { defineRule, type LaidFace } from "../define-rule.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";

export const outsidePiece = defineRule({
  id: "art/outside-piece",
  severity: "warning",
  summary: "A text, an icon or a picture is drawn entirely outside the piece.",
  why: "it is not printed, or is cut off with the waste",
  fix: "Move it onto the piece, or remove it from the template. Numbers in a template are in the units of its viewBox, from the viewBox's corner; a row that grows with a list may need a second row. An ornament of equal icons or pictures may run off the piece: they are not reported in the bleed, or if they are beyond all four sides, as long as the same one is on the piece too.",
  good: `
=== templates/card.svg.hbs
  <text x="80" y="20" font-size="5" font-family="Alegreya">Note: ask Ann for the art</text>
  <b:icon name="anchor" x="60" y="40" size="10" fill="#000000"/>
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
`,
  bad: [
    `
=== templates/card.svg.hbs
       <b:icon name="anchor" x="70" y="40" size="10" fill="#000000"/>
  <!-- ^^^^^^^ the icon "anchor" is outside the card (cards cook, pilot, captain) -->
       <b:text x="5" y="95" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
  <!-- ^^^^^^^ the text is outside the card (cards cook, pilot, captain) -->
`,
    `
=== decks/nets.yaml
front: net
=== templates/net.svg.hbs
  {{#each @shape.panels}}{{#each symbols}}<b:icon name="{{this}}" x="{{sub ../x 4}}" y="{{sub ../y 4}}" size="8" fill="#000000"/>{{/each}}{{/each}}
       <b:icon name="anchor" x="2" y="2" size="6" fill="#000000"/>
  <!-- ^^^^^^^ the icon "anchor" is outside the piece (card one) -->
`,
  ],

  *check(context) {
    for (const { face, deck } of suspectsIn(context).losing) {
      for (const thing of lostThings(face, deck)) {
        const { what, origin, label } = thing;
        yield {
          ...drawnPlace(context, face, origin),
          message: `the ${what} is outside the ${deck.dieLine ? "piece" : "card"}`,
          ...(label === undefined ? {} : { label }),
          fix: "move it onto the piece, or remove it from the template",
        };
      }
    }
  },
});

const TEXT = "text";

interface Thing {
  readonly what: string;
  readonly box: Box;
  readonly origin: Origin;
  readonly label?: string;
}

function thingsOn({ scene: { texts, icons, pictures, svgPictures } }: LaidFace): readonly Thing[] {
  return [
    ...texts.flatMap(({ ink, origin, text, isPlain }): readonly Thing[] =>
      ink && (!isPlain || origin.field) ? [{ what: TEXT, box: ink, origin, label: `"${text}"` }] : [],
    ),
    ...icons.flatMap(({ box, name, origin }) => (box ? [{ what: `icon "${name}"`, box, origin }] : [])),
    ...[...pictures, ...svgPictures].map(({ box, href, origin }) => ({
      what: `picture "${href}"`,
      box,
      origin,
    })),
  ];
}

/** What is off the piece, without the icons and pictures that are part of an ornament. */
function lostThings(face: LaidFace, deck: Deck): readonly Thing[] {
  const things = thingsOn(face);
  const on = new Set(things.filter((thing) => isOn(thing, face, deck)));
  if (on.size === things.length) return [];
  const off = things.filter((thing) => !on.has(thing));
  const shown = new Set([...on].map(({ what }) => what));
  const around = new Set([...shown].filter((what) => surrounds(off, what, face.scene)));
  return off.filter((thing) => {
    if (thing.what === TEXT || !shown.has(thing.what)) return true;
    return !around.has(thing.what) && !isInBleed(thing, face, deck);
  });
}

function isInBleed(thing: Thing, face: LaidFace, deck: Deck): boolean {
  return deck.bleed > 0 && isOn({ ...thing, box: outset(thing.box, deck.bleed) }, face, deck);
}

/** True for a pattern that begins beyond one corner of the piece and ends beyond the opposite one. */
function surrounds(off: readonly Thing[], what: string, { trim }: LaidFace["scene"]): boolean {
  const boxes = off.filter((thing) => thing.what === what).map(({ box }) => box);
  return (
    boxes.some(({ x, width }) => x + width <= 0) &&
    boxes.some(({ x }) => x >= trim.width) &&
    boxes.some(({ y, height }) => y + height <= 0) &&
    boxes.some(({ y }) => y >= trim.height)
  );
}

function isOn({ what, box }: Thing, { side, scene: { trim } }: LaidFace, { dieLine }: Deck): boolean {
  if (!overlaps(box, { x: 0, y: 0, ...trim })) return false;
  const isByBox = !dieLine || side === "back" || what === TEXT;
  return isByBox || haveCommonPoint(dieLine.outline, cornersOf(box));
}
