/** Checks that every picture that a face names exists among the game's files. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { fixAt } from "../fix-at.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { shownPlace } from "../places.ts";

export const unknownArt = defineRule({
  id: "template/unknown-art",
  severity: "error",
  eachFace: true,
  summary: "A picture's path leads to no file of the game.",
  why: "the card is printed with an empty frame where the picture belongs",
  fix: "Correct the path, which is relative to the game's folder, or add the file.",
  bad: `
=== templates/card.svg.hbs
  <b:art href="art/{{picture}}" x="10" y="10" width="20" height="20"/>
=== decks/crew.yaml
card: { properties: { picture: { type: string } } }
cards:
  - { id: cook, picture: Sharp.png }
#                        ^^^^^^^^^ there is no picture "art/Sharp.png"
`,

  *check(context) {
    const faces = suspectsIn(context).lacking;
    if (faces.length === 0) return;
    const isThere = existing(context);
    for (const face of faces)
      for (const { kind, name, origin, tried = [name] } of face.scene.missing) {
        // A file that exists but cannot be drawn has a finding of its own.
        if (kind !== "art" || tried.some(isThere)) continue;
        const shown = shownPlace(context, face, origin);
        yield { ...shown, ...wordsFor(context, name, tried), edits: editsFor(context, shown.at, name) };
      }
  },
});

function wordsFor(
  { artFiles, refusedArt, game }: RuleContext,
  name: string,
  tried: readonly string[],
): Pick<Finding, "message" | "label" | "fix"> {
  const refused = refusalOf(refusedArt, name);
  if (refused)
    return {
      message: `the picture "${name}" cannot be opened: ${game.folder}/${refused}`,
      fix: `put the file itself into ${game.folder}/`,
    };
  const twin = twinOf(name, artFiles);
  const near = twin ?? nearest(name, artFiles) ?? namesake(name, artFiles);
  const label = twin
    ? "file names are case-sensitive"
    : `searched in ${game.folder}/ and beside the file that names it`;
  return {
    message: `there is no picture "${name}"`,
    label,
    fix: near ? `change the path to "${near}"` : `add ${fileOf(tried[0] ?? name, game.folder)}`,
  };
}

function editsFor(context: RuleContext, at: Finding["at"], name: string): Finding["edits"] {
  const { artFiles } = context;
  return fixAt(context, at, name, twinOf(name, artFiles) ?? onlyNearest(name, artFiles));
}

/** The file, or the folder it would be in, and what is wrong with it. */
function refusalOf(refused: ReadonlyMap<string, string>, name: string): string | undefined {
  const found = [...refused].find(([path]) => name === path || name.startsWith(`${path}/`));
  return found?.join(" ");
}

/** The only file whose path is equal on case-insensitive systems. */
function twinOf(name: string, files: readonly string[]): string | undefined {
  const fold = (path: string): string => path.normalize("NFC").toLowerCase();
  const twins = files.filter((file) => fold(file) === fold(name));
  return twins.length === 1 ? twins[0] : undefined;
}

const fileOf = (path: string, folder: string): string =>
  path.startsWith("/") ? path.slice(1) : `${folder}/${path}`;

/** The only file with the same name in another folder. */
function namesake(name: string, files: readonly string[]): string | undefined {
  const last = (path: string): string => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const found = files.filter((file) => last(file) === last(name));
  return found.length === 1 ? found[0] : undefined;
}

/** True if a picture was searched for at a path that exists. Pictures beside templates are known only once shown. */
function existing({ artFiles, shownArt, game }: RuleContext): (path: string) => boolean {
  const inGame = `/${game.folder}/`;
  const files = new Set([...artFiles, ...shownArt].map((path) => path.normalize("NFC")));
  return (path) => files.has((path.startsWith(inGame) ? path.slice(inGame.length) : path).normalize("NFC"));
}
