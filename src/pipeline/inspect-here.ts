/** The inspector of tests: it looks at everything in this process. */
import { lookAtFont } from "../layout/text/look-at-font.ts";
import { drawHere } from "../press/imaging.ts";
import { lookAtPicture, printableBytes } from "../press/pictures.ts";
import { GaveUp, type Inspector } from "./inspector.ts";

/** In this process: nothing can stop it. */
export const INSPECT_HERE: Inspector = {
  picture: lookAtPicture,
  printable: (bytes, facts) => printableBytes(bytes, facts).catch(gaveUp),
  font: async (bytes, file) => lookAtFont({ bytes, file }),
  draw: (svg, options) => drawHere(svg, options).catch(gaveUp),
};

/** The reader's and drawer's own words, for what was let through and should not have been. */
function gaveUp(error: unknown): never {
  throw new GaveUp(`cannot be done: ${error instanceof Error ? error.message : String(error)}`);
}
