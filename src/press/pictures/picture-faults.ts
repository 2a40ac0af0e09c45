/** Findings about picture files. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import type { Size } from "../../units/box.ts";
import type { DecoderRefused } from "../decoding.ts";
import { PIXEL_LIMIT } from "../imaging.ts";
import { describeBytes, FORMAT_NAMES, type PictureFormat } from "./picture-format.ts";

/** Most bytes of one file. */
export const BYTE_LIMIT = 64 * 1024 * 1024;

export function tooManyBytes(file: string, bytes: number): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/too-large",
    severity: "error",
    message: `${file} has ${inMega(bytes / 1.048576)} MiB; at most ${BYTE_LIMIT / 1024 / 1024} MiB are read`,
    fix: "save it smaller, as JPEG or with fewer pixels",
  };
}

export function tooManyPixels(file: string, { width, height }: Size): Diagnostic {
  const found = `${width} x ${height} px (${inMega(width * height)} megapixels)`;
  return {
    ...startOf(file),
    rule: "art/too-large",
    severity: "error",
    message: `${file} is ${found}; at most ${PIXEL_LIMIT / 1e6} megapixels are read`,
    why: "opening it would take more memory than many computers have",
    fix: "save it with fewer pixels: 24 px for each mm on paper are 600 dpi",
  };
}

export function unknownFormat(file: string, bytes: Uint8Array): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/unknown-format",
    severity: "error",
    message: `${file} is ${describeBytes(bytes)}, expected a picture in JPEG, PNG, WebP or GIF`,
    fix: "save the picture again as PNG or JPEG, a drawing as plain SVG",
  };
}

function corrupt(file: string, format: PictureFormat): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/corrupt",
    severity: "error",
    message: `${file} cannot be read to its end: the ${FORMAT_NAMES[format]} data is damaged or cut off`,
    fix: "copy or save the picture again",
  };
}

/** The decoder refused it; if the message is about memory or threads, the result is not permanent. */
export function undecodable(
  file: string,
  format: PictureFormat,
  { lacksResources }: DecoderRefused,
): Diagnostic {
  if (!lacksResources) return corrupt(file, format);
  return {
    ...stoppedReader(file, "needs more memory or threads than this computer has free"),
    fix: "close other programs and try again, or save the picture with fewer pixels",
  };
}

/** Its reader was ended or crashed; `what` follows "it". */
export function stoppedReader(file: string, what: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/stopped",
    severity: "error",
    message: `${file} cannot be read: it ${what}`,
    fix: "open the picture in another program and save it again as PNG or JPEG",
  };
}

/** It comes after a picture that stopped its reader, so it was not examined. */
export function unopenedPicture(file: string, stopped: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/stopped",
    severity: "error",
    message: `${file} was not opened, because reading ${stopped} had to be stopped`,
    fix: `replace ${stopped} or remove it; then this picture is read`,
  };
}

export function animated(file: string, frames: number): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/animated",
    severity: "warning",
    message: `${file} has ${frames} frames; only the first is printed`,
    fix: "save the frame that you want as a PNG",
  };
}

export function inksWithoutProfile(file: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/no-profile",
    severity: "warning",
    message: `${file} is in CMYK without a colour profile; its colours are read as generic press CMYK`,
    why: "the same inks have different colours on every press, so it may look different than in your program",
    fix: "save it in sRGB, or with its colour profile embedded",
  };
}

export function wrongEnding(file: string, promised: PictureFormat, format: PictureFormat): Diagnostic {
  return {
    ...startOf(file),
    rule: "art/wrong-ending",
    severity: "warning",
    message: `${file} is called a ${FORMAT_NAMES[promised]} but is a ${FORMAT_NAMES[format]} picture`,
    why: "it prints well, but other programs may not open it",
    fix: `rename it so that it ends in ".${format === "jpeg" ? "jpg" : format}"`,
  };
}

const inMega = (value: number): string => String(Math.round(value / 1e5) / 10);
