/** Form XObjects: drawings that are stored once and named many times, and groups that are mixed in as a whole. */
import type { Box } from "../../units/box.ts";
import { round } from "../../units/length.ts";
import { ContentStream, type NamedObject } from "./content-stream.ts";
import type { PdfFile } from "./pdf-file.ts";
import type { PdfDictionary } from "./pdf-values.ts";

/** Mixed as one picture with what lies below, and seeing nothing of it inside. */
export const ISOLATED: PdfDictionary = { Type: "Group", S: "Transparency", CS: "DeviceRGB", I: true };

/** Values of a mask, as grey. */
export const MASK: PdfDictionary = { Type: "Group", S: "Transparency", CS: "DeviceGray", I: true };

/** Writes a form; nothing of it shows outside `box`. */
export function writeForm(
  file: PdfFile,
  box: Box,
  group: PdfDictionary | undefined,
  draw: (stream: ContentStream) => void,
): NamedObject {
  const stream = new ContentStream();
  draw(stream);
  const bounds = [box.x, box.y, box.x + box.width, box.y + box.height].map((value) => round(value, 4));
  // forms of a card have the same box, and most of them the same resources
  const data = {
    Subtype: "Form",
    BBox: file.shared(bounds),
    ...(group ? { Group: group } : {}),
    Resources: file.shared(stream.resources),
  };
  const ref = file.writeStream(data, stream.bytes());
  return { name: file.newName(), ref, hasPictures: stream.hasPictures };
}
