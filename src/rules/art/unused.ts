/** Checks that the pictures and icon files of the game are printed somewhere: on cards, posters, pages about kits, booklets. */
import { startOf } from "../../diagnostics/diagnostic.ts";
import { defineRule } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

/** What can be put on a card; source files of drawing programs are not forgotten pictures. */
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif|tiff?|svg)$/i;

export const unusedArt = defineRule({
  id: "art/unused",
  severity: "hint",
  afterAll: true,
  summary: "A picture or icon file of the game is not printed anywhere.",
  why: "the card that it was drawn for shows another picture or none, or the file can be removed",
  fix: "Show the picture on a card, poster or page, or remove the file.",
  good: `
=== templates/card.svg.hbs
  <b:icon name="flag" x="10" y="10" size="20" fill="#000000"/>
  <b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
=== icons/flag.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>
`,
  bad: `
=== templates/card.svg.hbs
  <b:icon name="anchor" x="10" y="10" size="20" fill="#000000"/>
  <b:text x="5" y="60" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
=== icons/flag.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1H9V9Z"/></svg>
<!-- whole file: nothing in print shows icons/flag.svg -->
`,

  *check(context) {
    const { artFiles, shownArt, game } = context;
    const unshown = artFiles.filter((path) => PICTURE.test(path) && !shownArt.has(path));
    const usage = unshown.length > 0 ? usageOf(context) : undefined;
    if (!usage) return;
    const { icons, symbols } = game.glossary;
    const named = (name: string): boolean => usage.isValue(name) || usage.quoted.has(name);
    const names = [...usage.shown, ...Object.keys(symbols), ...Object.keys(icons).filter(named)];
    const drawn = new Set(names.flatMap((name) => context.iconFile(name) ?? []));
    for (const path of unshown) {
      const file = `${game.folder}/${path}`;
      const stem = /^icons\/(.+)\.svg$/.exec(path)?.[1] ?? path;
      if (drawn.has(file) || named(stem) || named(path)) continue;
      yield {
        at: startOf(file),
        message: `nothing in print shows ${path}`,
        fix: "show it, or remove the file",
      };
    }
  },
});
