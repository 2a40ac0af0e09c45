/**
 * Limits the pixels of all pictures of a game: each picture has its own limit, but files of a few kilobytes may contain
 * fifty megapixels of one colour. Photographs and paintings take bytes for each pixel, so their file size raises the
 * limit.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { tenTimes } from "../../diagnostics/text/fix-ends.ts";
import type { Size } from "../../units/box.ts";

/** Pixels allowed for all pictures, whatever their file size: a few seconds to decode and to write again. */
const MOST_PIXELS = 150_000_000;
/** Further pixels per byte of their files. The smoothest photograph has 10 per byte, drawings with few colours more. */
const PIXELS_OF_BYTE = 20;

export interface PixelBudget {
  /** Counts a picture. Undefined while within the limit, else the finding to report; the picture is then not shown. */
  spend(file: string, size: Size, bytes: number): Diagnostic | undefined;
}

/** @param times factor by which the limit is raised */
export function pixelBudget(times = 1): PixelBudget {
  let left = MOST_PIXELS * times;
  return {
    spend(file, { width, height }, bytes) {
      const pixels = width * height - PIXELS_OF_BYTE * bytes;
      if (pixels <= left) {
        left -= pixels;
        return undefined;
      }
      return {
        ...startOf(file),
        rule: "art/too-large",
        severity: "error",
        message: `the pictures of this game up to this one have too many pixels; at most ${(MOST_PIXELS * times) / 1e6} megapixels are read, and ${PIXELS_OF_BYTE} pixels for each byte of their files`,
        why: "reading them all would take minutes",
        fix: `save pictures with fewer pixels: 24 px for each mm on paper are 600 dpi; ${tenTimes("as many")}`,
      };
    },
  };
}
