/**
 * Sections of earlier prints, found by everything that they were drawn from. They save only time: the bytes are the
 * same as if every section were drawn.
 */
import { hash } from "node:crypto";
import type { SheetSide } from "../../../sheet/sheet.ts";
import type { KeptSections } from "../../press.ts";
import type { Fonts } from "../fonts/fonts.ts";
import { packSection, unpackSection } from "./packed-section.ts";
import type { Section } from "./section.ts";

/** The section of these sides: an earlier one if it is valid, or the one that `draw` makes, which is kept. */
export function recallSection(
  kept: KeptSections | undefined,
  sides: readonly SheetSide[],
  fonts: Fonts,
  draw: () => Section,
): Section {
  if (!kept) return draw();
  const key = nameOf(sides, kept);
  const bytes = kept.get(key);
  const known = bytes && unpackSection(bytes);
  if (known && takeGlyphs(known, fonts)) return known;
  const drawn = draw();
  kept.put(key, packSection(drawn));
  return drawn;
}

/**
 * Identifies everything that the sides show and that they are drawn with; their subject, and their place in the file,
 * do not count.
 */
function nameOf(sides: readonly SheetSide[], { drawnWith, sceneName }: KeptSections): string {
  const drawn = sides.map(({ size, trimBox, bleedBox, placements, marks, links }) => [
    size,
    trimBox,
    bleedBox,
    placements.map(({ scene, trim, turn, clip, clipOutline }) => [
      sceneName(scene),
      trim,
      turn,
      clip,
      clipOutline,
    ]),
    marks,
    links,
  ]);
  return hash("sha256", JSON.stringify([drawnWith, drawn]), "base64url");
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
