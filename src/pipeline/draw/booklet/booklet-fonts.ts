/** The font families that a booklet names: unknown ones are reported and replaced. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { unknownFamilies } from "../../../font/unknown-families.ts";
import type { Booklet } from "../../../game/game.ts";
import { placeOf } from "../../../source/locate.ts";
import type { BookletMatter } from "./booklet-matter.ts";

type Matter = Pick<BookletMatter, "sources" | "means">;

export function fontFaults({ fonts, source }: Booklet, { sources, means }: Matter): readonly Diagnostic[] {
  return (["text", "headings"] as const).flatMap((part) =>
    unknownFamilies([fonts[part]], means.resources.fonts).map((family) => ({
      ...placeOf(sources, { ...source, path: ["fonts", part] }),
      rule: "booklet/unknown-font",
      severity: "error" as const,
      message: `no font file has the family "${family}"`,
      fix: "correct the name, or put the font into templates/<game>/fonts/",
    })),
  );
}

/** The families that exist; others are replaced by the one that comes with the package. */
export function knownFonts({ fonts }: Booklet, { means }: Pick<Matter, "means">): Booklet["fonts"] {
  const known = (family: string): string => (means.resources.fonts.has(family) ? family : "Alegreya");
  return { text: known(fonts.text), headings: known(fonts.headings) };
}
