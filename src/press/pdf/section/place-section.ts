/**
 * A section in the file: its objects under the numbers that they get there, whether it was just drawn or taken from an
 * earlier print.
 */
import type { Fonts } from "../fonts/fonts.ts";
import type { Images } from "../images.ts";
import type { PdfFile } from "../pdf-file.ts";
import type { PdfRef } from "../pdf-values.ts";
import {
  markOf,
  numbered,
  type OuterObject,
  PAGES,
  refersTo,
  type Section,
  type SectionObject,
} from "./section.ts";

/**
 * Writes the section, whose glyphs are already in the fonts, except for the data of its pictures; returns its pages.
 */
export function placeSection(
  section: Section,
  file: PdfFile,
  fonts: Fonts,
  images: Images,
): readonly PdfRef[] {
  const numbers = new Map([[PAGES.mark, reference(file.pages)]]);
  for (const [index, object] of section.outer.entries())
    numbers.set(markOf("outer", index), reference(outerRef(object, fonts, images)));
  for (const [index, object] of section.objects.entries())
    numbers.set(markOf("object", index), reference(placed(object, file, numbers)));
  return section.pages.map((source) => file.addPage(numbered(source, numbers)));
}

function placed(object: SectionObject, file: PdfFile, numbers: ReadonlyMap<string, string>): PdfRef {
  const { source, stream } = object;
  return refersTo(source) ? file.place(numbered(source, numbers), stream) : file.placeOnce(object);
}

function outerRef(object: OuterObject, fonts: Fonts, images: Images): PdfRef {
  return object.kind === "font"
    ? fonts.refOf(object.face, object.part)
    : images.find(object.key, object.pixelated);
}

const reference = ({ id }: PdfRef): string => `${id} 0 R`;
