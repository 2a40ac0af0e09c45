/** Checks that every `<b:icon>` names a drawing that there is. */
import { nearest } from "../../diagnostics/nearest.ts";
import { defineRule } from "../define-rule.ts";
import { shownPlace } from "../places.ts";

export const unknownIcon = defineRule({
  id: "template/unknown-icon",
  severity: "error",
  summary: "An icon's name leads to no drawing.",
  why: "the card is printed with an empty frame where the icon belongs",
  good: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:icon name="{{badge}}" x="10" y="10" size="20" fill="#000000"/>
</svg>
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { badge: { type: string } } }
cards:
  - { id: cook, badge: anchor }
`,
  ],
  bad: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:icon name="{{badge}}" x="10" y="10" size="20" fill="#000000"/>
       <b:icon name="achor" x="10" y="40" size="20" fill="#000000"/>
  <!-- ^^^^^^^ there is no icon "achor" (cards cook, pilot) -->
</svg>
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { badge: { type: string } } }
cards:
  - { id: cook, badge: anchr }
#                      ^^^^^ there is no icon "anchr"
  - { id: pilot, badge: anchor }
`,
  ],

  *check(context) {
    for (const face of context.faces)
      for (const { kind, name, origin } of face.scene.missing) {
        if (kind !== "icon") continue;
        const near = nearest(name, context.iconNames());
        yield {
          ...shownPlace(context, face, origin),
          message: `there is no icon "${name}"`,
          fix: near
            ? `write "${near}"`
            : `add icons/${name}.svg to ${context.game.folder}/, or name it in glossary.yaml`,
        };
      }
  },
});
