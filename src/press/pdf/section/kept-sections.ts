/**
 * Sections of earlier prints, found by everything that they were drawn from. They save only time: the bytes are the
 * same as if every section were drawn.
 */
import type { SheetSide } from "../../../sheet/sheet.ts";
import type { KeptSections } from "../../press.ts";
import { sidesName } from "../../sides-name.ts";
import type { Fonts } from "../fonts/fonts.ts";
import type { Section } from "./section.ts";

/** The section of these sides: an earlier one if it is valid, or the one that `draw` makes, which is kept. */
export function recallSection(
  kept: KeptSections | undefined,
  sides: readonly SheetSide[],
  fonts: Fonts,
  draw: () => Section,
): Section {
  if (!kept) return draw();
  const key = sidesName(sides, kept);
  const known = kept.get(key);
  if (known && takeGlyphs(known, fonts)) return known;
  const drawn = draw();
  kept.put(key, drawn);
  return drawn;
}

/**
 * Adds the glyphs of a kept section to the document, in the order in which drawing it would. False if one has another
 * code here: then the section must be drawn, which adds the same glyphs, so nothing is lost.
 */
function takeGlyphs({ glyphs }: Section, fonts: Fonts): boolean {
  return glyphs.every(({ face, glyphId, text, code, part }) => {
    const here = fonts.face(face).encode(glyphId, text);
    return here.code === code && here.part === part;
  });
}
