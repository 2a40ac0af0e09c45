/** Checks that fallback-fonts of game.yaml names only families of existing font files. */
import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { defineRule } from "../define-rule.ts";

export const unknownFont = defineRule({
  id: "game/unknown-font",
  severity: "warning",
  summary: "A family in fallback-fonts of game.yaml is in no font file.",
  why: "characters that a text's own font lacks do not come from the fonts that were chosen",
  fix: "Correct the family's name, or put the font files in the fonts folder of the game's templates.",
  bad: `
=== game.yaml
fallback-fonts: [Alegreya, Alegrya SC]
#                          ^^^^^^^^^^ no font file has the family "Alegrya SC"
`,

  *check({ game, fontFamilies }) {
    const families = new Set(fontFamilies.map((family) => family.toLowerCase()));
    for (const [index, family] of game.fallbackFonts.entries()) {
      if (families.has(family.toLowerCase())) continue;
      const near = nearest(family, fontFamilies);
      const folder = `templates/${game.id}/fonts/`;
      yield {
        at: { ...game.source, path: [...game.source.path, "fallback-fonts", index] },
        message: `no font file has the family "${family}"`,
        fix: near
          ? `write ${near}`
          : `add its font files to ${folder}, or name one of ${listed(fontFamilies, "or")}`,
      };
    }
  },
});
