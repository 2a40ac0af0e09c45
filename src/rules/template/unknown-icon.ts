/** Checks that every `<b:icon>` names an existing drawing. */
import { nameOfWord } from "../../diagnostics/name-of-word.ts";
import { type LikelyNames, likelySearch } from "../../diagnostics/name-search.ts";
import { moreIcons } from "../../diagnostics/text/fix-ends.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Glossary } from "../../game/game.ts";
import type { Origin } from "../../scene/scene.ts";
import { placeOf } from "../../source/locate.ts";
import type { SourcePath } from "../../source/tree.ts";
import { defineRule, type LaidFace, type RuleContext } from "../define-rule.ts";
import { suspectsIn } from "../on-faces/suspects.ts";
import { asRelated, drawnPlace, type Shown, shownPlace } from "../places.ts";

export const unknownIcon = defineRule({
  id: "template/unknown-icon",
  severity: "error",
  eachFace: true,
  summary: "No drawing has the name of an icon.",
  why: "the card is printed with an empty frame where the icon belongs",
  fix: "Correct the name, add an SVG file to the game's icons folder, or assign the name to a drawing in glossary.yaml.",
  good: `
=== templates/card.svg.hbs
  <b:icon name="{{badge}}" x="10" y="10" size="20" fill="#000000"/>
=== decks/crew.yaml
card: { properties: { badge: { type: string } } }
cards:
  - { id: cook, badge: anchor }
`,
  bad: [
    `
=== templates/card.svg.hbs
  <b:icon name="{{badge}}" x="10" y="10" size="20" fill="#000000"/>
       <b:icon name="achor" x="10" y="40" size="20" fill="#000000"/>
  <!-- ^^^^^^^ there is no icon "achor" (cards cook, pilot) -->
=== decks/crew.yaml
card: { properties: { badge: { type: string } } }
cards:
  - { id: cook, badge: anchr }
#                      ^^^^^ there is no icon "anchr"
  - { id: pilot, badge: anchor }
`,
    `
=== templates/card.svg.hbs
       <b:icon name="lorc/anchor" x="10" y="10" size="20" fill="#000000"/>
  <!-- ^^^^^^^ there is no icon "lorc/anchor" (cards cook, pilot, captain) -->
       <b:icon name="our-star.svg" x="10" y="40" size="20" fill="#000000"/>
  <!-- ^^^^^^^ there is no icon "our-star.svg" (cards cook, pilot, captain) -->
`,
    `
=== glossary.yaml
icons: { guard: guarrd }
#               ^^^^^^ there is no icon "guarrd"
=== templates/card.svg.hbs
  <b:icon name="{{badge}}" x="10" y="10" size="20" fill="#000000"/>
=== decks/crew.yaml
card: { properties: { badge: { type: string } } }
cards:
  - { id: cook, badge: guard }
  - { id: pilot, badge: guard }
`,
  ],

  *check(context) {
    const search = likelySearch();
    for (const face of suspectsIn(context).lacking)
      for (const { kind, name, origin } of face.scene.missing) {
        if (kind !== "icon") continue;
        const { target, ...where } = cause(context, face, name, origin);
        // A name of the glossary without a drawing does not help.
        const names = (): readonly string[][] =>
          context
            .iconNames()
            .map((group) => [...group].filter((other) => other !== name && other !== target));
        const fix = fixOf(target, search(target, names), context.game.folder);
        yield { ...where, message: `there is no icon "${target}"`, fix, unknown: name };
      }
  },
});

function fixOf(target: string, likely: LikelyNames, folder: string): string {
  const quoted = likely.names.map((one) => `"${one}"`);
  const write = quoted.length === 0 ? [] : [`write ${listed(quoted, "or")}`];
  if (likely.names.length > 0 && likely.word === undefined) return write.join("");
  const own = ENDING.test(target)
    ? ownFile(target, folder)
    : `add icons/${target}.svg to ${folder}/, or add the name to glossary.yaml`;
  return [...write, own].join(", or ") + moreIcons(likely.word);
}

const ENDING = /\.svg$/i;

/** Icon names have no file extension; with one, it is probably the path of a file. */
function ownFile(target: string, folder: string): string {
  const name = target.slice(target.lastIndexOf("/") + 1).replace(ENDING, "");
  return `add icons/${name}.svg to ${folder}/ and write "${name}", without .svg`;
}

interface Cause extends Shown {
  /** The name without a drawing. */
  readonly target: string;
}

/** Where to fix the name: in the glossary if it is one of its names, otherwise where it is drawn. */
function cause(context: RuleContext, face: LaidFace, name: string, origin: Origin): Cause {
  const shown = shownPlace(context, face, origin);
  const { source } = context.game.glossary;
  const word = source && wordOf(context.game.glossary, name);
  if (!source || !word) return { ...shown, target: name };
  const at = placeOf(context.sources, { file: source.file, path: word.path });
  return { at, related: asRelated(drawnPlace(context, face, origin)), target: word.target };
}

function wordOf(glossary: Glossary, name: string): { target: string; path: SourcePath } | undefined {
  const word = nameOfWord(name);
  return wordNamed(glossary, name) ?? (word === undefined ? undefined : wordNamed(glossary, word));
}

function wordNamed(
  { icons, symbols }: Glossary,
  name: string,
): { target: string; path: SourcePath } | undefined {
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (icon !== undefined) return { target: icon, path: ["icons", name] };
  const symbol = Object.hasOwn(symbols, name) ? symbols[name]?.icon : undefined;
  return symbol === undefined ? undefined : { target: symbol, path: ["symbols", name, "icon"] };
}
