/** Form XObjects: drawings that are stored once and named many times, and groups that are mixed in as a whole. */
import type { Box } from "../../units/box.ts";
import { ContentStream } from "./content-stream.ts";
import type { PdfDictionary, Pdfkit, PdfRef } from "./pdfkit-internals.ts";

/** Mixed as one picture with what lies below, and seeing nothing of it inside. */
export const ISOLATED: PdfDictionary = { Type: "Group", S: "Transparency", CS: "DeviceRGB", I: true };

/** Values of a mask, as grey. */
export const MASK: PdfDictionary = { Type: "Group", S: "Transparency", CS: "DeviceGray", I: true };

/** Writes a form; nothing of it shows outside `box`. */
export function writeForm(
  doc: Pdfkit,
  box: Box,
  group: PdfDictionary | undefined,
  draw: (stream: ContentStream) => void,
): PdfRef {
  const stream = new ContentStream();
  draw(stream);
  const ref = doc.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [box.x, box.y, box.x + box.width, box.y + box.height],
    ...(group ? { Group: group } : {}),
    Resources: stream.resources,
  });
  ref.end(stream.operators || "\n");
  return ref;
}
