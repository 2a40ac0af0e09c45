/** Form XObjects: drawings that are stored once and used many times, and groups that are blended as a whole. */
import type { Box } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import type { SectionDictionary, SectionObject } from "../section/section.ts";
import { type SectionWriter, streamObject } from "../section/section-writer.ts";
import { ContentStream, type DrawnObject } from "./content-stream.ts";

/**
 * Blended as one picture with what is below, which it does not see from inside. In colours, greys inside would be blended
 * as red, green and blue, and printers make four inks of these.
 */
export const isolated = (isGrey: boolean): SectionDictionary => (isGrey ? GREY : COLOURED);

const COLOURED: SectionDictionary = { Type: "Group", S: "Transparency", CS: "DeviceRGB", I: true };
const GREY: SectionDictionary = { ...COLOURED, CS: "DeviceGray" };

/** Values of a mask, as grey. */
export const MASK: SectionDictionary = GREY;

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
export const writeForm = (
  section: SectionWriter,
  box: Box,
  group: SectionDictionary | undefined,
  contents: FormContents,
): DrawnObject => ({
  ref: section.add(formObject(box, group, contents, section)),
  hasPictures: contents.hasPictures,
});

/** A form as an object; it refers to nothing of the section if its contents do not. */
export function formObject(
  box: Box,
  group: SectionDictionary | undefined,
  { operators, resources }: FormContents,
  section: SectionWriter,
): SectionObject {
  const data = {
    Subtype: "Form",
    BBox: cornersOf(box),
    ...(group ? { Group: group } : {}),
    // Forms of a card have the same resources, most of them none.
    Resources: hasNone(resources) ? {} : section.write(resources),
  };
  return streamObject(data, operators);
}

export const hasNone = (resources: SectionDictionary): boolean => Object.keys(resources).length === 0;

const cornersOf = ({ x, y, width, height }: Box): readonly number[] =>
  [x, y, x + width, y + height].map((value) => round(value, 4));
