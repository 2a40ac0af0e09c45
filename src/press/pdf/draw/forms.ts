/** Form XObjects: drawings that are stored once and used many times, and groups that are blended as a whole. */
import type { Box } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import type { SectionDictionary } from "../section/section.ts";
import type { SectionWriter } from "../section/section-writer.ts";
import { ContentStream, type DrawnObject } from "./content-stream.ts";

/** Blended as one picture with what is below, which it does not see from inside. */
export const ISOLATED: SectionDictionary = { Type: "Group", S: "Transparency", CS: "DeviceRGB", I: true };

/** Values of a mask, as grey. */
export const MASK: SectionDictionary = { Type: "Group", S: "Transparency", CS: "DeviceGray", I: true };

/** Writes a form; nothing of it shows outside `box`. */
export function writeForm(
  section: SectionWriter,
  box: Box,
  group: SectionDictionary | undefined,
  draw: (stream: ContentStream) => void,
): DrawnObject {
  const stream = new ContentStream();
  draw(stream);
  const bounds = [box.x, box.y, box.x + box.width, box.y + box.height].map((value) => round(value, 4));
  // Forms of a card have the same box, and most of them the same resources.
  const data = {
    Subtype: "Form",
    BBox: section.write(bounds),
    ...(group ? { Group: group } : {}),
    Resources: section.write(stream.resources),
  };
  return { ref: section.writeStream(data, stream.end()), hasPictures: stream.hasPictures };
}
