/**
 * sharp as the product leaves it. When the product first opens a picture it blocks all formats and allows a few again;
 * a picture that a test opened at that moment, in the same process, would be refused.
 */
import sharp from "sharp";
import { openDrawing } from "../../../src/press/imaging.ts";

await openDrawing("<svg/>");

export default sharp;
export type { Sharp } from "sharp";
