/** The families of fonts that a booklet names: those that there are not are told, and others stand in for them. */
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

/** Families that are there, in the place of others the one that comes with the package. */
export function knownFonts({ fonts }: Booklet, { means }: Pick<Matter, "means">): Booklet["fonts"] {
  const known = (family: string): string => (means.resources.fonts.has(family) ? family : "Alegreya");
  return { text: known(fonts.text), headings: known(fonts.headings) };
}
