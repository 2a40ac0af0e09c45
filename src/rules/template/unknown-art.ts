/** Checks that every picture that a face names is among the game's files. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import type { Origin } from "../../scene/scene.ts";
import { defineRule } from "../define-rule.ts";
import { mendAt } from "../mend.ts";
import { shownPlace } from "../places.ts";

export const unknownArt = defineRule({
  id: "template/unknown-art",
  severity: "error",
  summary: "A picture's path leads to no file of the game.",
  why: "the card is printed with an empty frame where the picture belongs",
  mend: "Correct the path, which begins in the game's folder, or add the file.",
  good: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:art href="art/{{picture}}" x="10" y="10" width="20" height="20"/>
</svg>
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { picture: { type: string } } }
cards:
  - { id: cook, picture: sharp.png }
`,
  ],
  bad: [
    `
=== templates/card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 63.5 88.9">
  <b:art href="art/{{picture}}" x="10" y="10" width="20" height="20"/>
</svg>
=== decks/crew.yaml
deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { picture: { type: string } } }
cards:
  - { id: cook, picture: Sharp.png }
#                        ^^^^^^^^^ there is no picture "art/Sharp.png"
`,
  ],

  *check(context) {
    const { artFiles, game } = context;
    const files = new Set(artFiles);
    for (const face of context.faces)
      for (const { kind, name, origin } of face.scene.missing) {
        // A file that is there but cannot be drawn has a fault of its own.
        if (kind !== "art" || pathsOf(name, origin, game.folder).some((path) => files.has(path))) continue;
        const near = nearest(name, artFiles);
        const shown = shownPlace(context, face, origin);
        yield {
          ...shown,
          message: `there is no picture "${name}"`,
          label: `looked for in ${game.folder}/`,
          fix: near ? `write so that it comes to "${near}"` : `add ${game.folder}/${name}`,
          edits: mendAt(context, shown.at, name, onlyNearest(name, artFiles)),
        };
      }
  },
});

/** Where a picture is looked for: beside a drawing of the game that asks for it, and in the game's folder. */
function pathsOf(name: string, { file }: Origin, folder: string): readonly string[] {
  if (!file.startsWith(`${folder}/`)) return [name];
  return [file.slice(folder.length + 1, file.lastIndexOf("/") + 1) + name, name];
}
