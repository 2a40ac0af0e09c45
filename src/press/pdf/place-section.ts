/** A section in the file: its objects under the numbers that they get there, whether it was drawn now or taken over. */
import type { Fonts } from "./fonts.ts";
import type { Images } from "./images.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfRef } from "./pdf-values.ts";
import { numbered, type OuterObject, type Section } from "./section.ts";

/** Writes the section, whose glyphs are in the fonts already, but for the data of its pictures; gives its pages. */
export function placeSection(
  section: Section,
  file: PdfFile,
  fonts: Fonts,
  images: Images,
): readonly PdfRef[] {
  const outer = section.outer.map((object) => reference(outerRef(object, fonts, images)));
  const objects: string[] = [];
  const pages = reference(file.pages);
  const withNumbers = (source: string): string => numbered(source, pages, objects, outer);
  for (const { source, stream } of section.objects)
    objects.push(reference(file.place(withNumbers(source), stream)));
  return section.pages.map((source) => file.addPage(withNumbers(source)));
}

function outerRef(object: OuterObject, fonts: Fonts, images: Images): PdfRef {
  return object.kind === "font" ? fonts.refOf(object.face, object.part) : images.find(object.key);
}

const reference = ({ id }: PdfRef): string => `${id} 0 R`;
