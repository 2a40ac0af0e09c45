/** The inspector for tests: it opens everything in this process. */
import { lookAtFont } from "../../font/file/look-at-font.ts";
import { unpackWoff2 } from "../../font/file/unpack-woff2.ts";
import { drawHere } from "../../press/imaging.ts";
import { lookAtPicture, printableBytes } from "../../press/pictures/pictures.ts";
import type { Inspector } from "./inspector.ts";
import { outcomeOf, resultOf } from "./outcome.ts";

/** Runs in this process, so nothing can stop it. */
export const INSPECT_HERE: Inspector = {
  picture: lookAtPicture,
  printable: async (bytes, facts) => resultOf(await outcomeOf(() => printableBytes(bytes, facts))),
  font: async (bytes, file) => lookAtFont({ bytes, file }),
  unpacked: (bytes, file) => unpackWoff2({ bytes, file }),
  draw: async (svg, options) => resultOf(await outcomeOf(() => drawHere(svg, options))),
};
