/** Form XObjects: drawings that are stored once and used many times, and groups that are blended as a whole. */
import { derived } from "../../../remember/derived.ts";
import type { Box } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import type { SectionDictionary } from "../section/section.ts";
import { type SectionWriter, sourceOf } from "../section/section-writer.ts";
import { ContentStream, type DrawnObject } from "./content-stream.ts";

/** Blended as one picture with what is below, which it does not see from inside. */
export const ISOLATED: SectionDictionary = { Type: "Group", S: "Transparency", CS: "DeviceRGB", I: true };

/** Values of a mask, as grey. */
export const MASK: SectionDictionary = { Type: "Group", S: "Transparency", CS: "DeviceGray", I: true };

/** Everything that a form draws. */
export interface FormContents {
  readonly operators: string;
  readonly resources: SectionDictionary;
  readonly hasPictures: boolean;
}

/** The contents of a form. @param draw writes them to a new stream */
export function formContents(draw: (stream: ContentStream) => void): FormContents {
  const stream = new ContentStream();
  draw(stream);
  const operators = stream.end();
  return { operators, resources: stream.resources, hasPictures: stream.hasPictures };
}

/** Writes a form; nothing of it shows outside `box`. */
export function writeForm(
  section: SectionWriter,
  box: Box,
  group: SectionDictionary | undefined,
  { operators, resources, hasPictures }: FormContents,
): DrawnObject {
  // Forms of a card have the same box, and most of them the same resources.
  const data = {
    Subtype: "Form",
    BBox: section.writeSource(sourceOfBox(box)),
    ...(group ? { Group: group } : {}),
    Resources: section.write(resources),
  };
  return { ref: section.writeStream(data, operators), hasPictures };
}

const sourceOfBox = derived(({ x, y, width, height }: Box): string =>
  sourceOf([x, y, x + width, y + height].map((value) => round(value, 4))),
);
