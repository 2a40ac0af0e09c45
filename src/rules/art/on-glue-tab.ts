/**
 * Checks that no icon or picture is on a part of a net or box that is glued under another one.
 * Limits: a picture may extend onto a tab, as backgrounds do, unless its centre is there; plain shapes and what `<use>`
 * draws are not checked. Texts are checked by text/outside-safe-zone.
 */
import { reachesInto } from "../../shape/clearance.ts";
import type { Polygon } from "../../shape/polygon.ts";
import type { Box } from "../../units/box.ts";
import { cornersOf } from "../../units/hull.ts";
import { isInside } from "../../units/outline.ts";
import { defineRule } from "../define-rule.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { drawnPlace } from "../places.ts";

/** mm beyond the fold of a glue tab that go unnoticed; icons seldom fill their corners. */
const LEAST = 0.5;

export const onGlueTab = defineRule({
  id: "art/on-glue-tab",
  severity: "warning",
  summary: "An icon or a picture is drawn on a glue tab.",
  why: "the tab is glued under another part, so what is drawn on it is hidden",
  fix: "Move it onto a panel: `@shape.panels` gives the centre of each.",
  good: `
=== decks/nets.yaml
front: net
=== templates/net.svg.hbs
  {{#each @shape.panels}}{{#each symbols}}<b:icon name="{{this}}" x="{{sub ../x 4}}" y="{{sub ../y 4}}" size="8" fill="#000000"/>{{/each}}{{/each}}
`,
  bad: `
=== decks/nets.yaml
front: net
=== templates/net.svg.hbs
  {{#each @shape.panels}}
       <b:icon name="anchor" x="{{sub x 11}}" y="{{sub y 4}}" size="8" fill="#000000"/>
  <!-- ^^^^^^^ the icon "anchor" is on a glue tab, where it is hidden (card one) -->
  {{/each}}
`,

  *check(context) {
    for (const { face, deck } of suspectsIn(context).shaped) {
      const tabs = deck.dieLine?.tabs ?? [];
      if (tabs.length === 0) continue;
      const { icons, pictures } = face.scene;
      const hidden = [
        ...icons.flatMap(({ box, name, origin }) =>
          box && isOn(tabs, box) ? [{ what: `icon "${name}"`, origin }] : [],
        ),
        ...pictures.flatMap(({ box, href, origin }) =>
          isMiddleOn(tabs, box) ? [{ what: `picture "${href}"`, origin }] : [],
        ),
      ];
      for (const { what, origin } of hidden)
        yield {
          ...drawnPlace(context, face, origin),
          message: `the ${what} is on a glue tab, where it is hidden`,
          fix: "move it onto a panel",
        };
    }
  },
});

const isOn = (tabs: readonly Polygon[], box: Box): boolean =>
  tabs.some((tab) => reachesInto(cornersOf(box), tab, LEAST));

const isMiddleOn = (tabs: readonly Polygon[], box: Box): boolean =>
  tabs.some((tab) => isInside(tab, { x: box.x + box.width / 2, y: box.y + box.height / 2 }));
