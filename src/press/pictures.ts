/**
 * Pictures of a game made ready for print: opened by what they are, not by what they are called; upright, sRGB, 8 bit,
 * without notes of camera and place. A picture that cannot be read whole is a diagnostic, never half a picture.
 * Colours: an embedded profile is followed; without one the numbers are sRGB; PNG's gAMA alone is not followed.
 * Limits: JPEG, PNG, WebP and the first frame of GIF; 64 MiB and 50 megapixels a file.
 */
import { createHash } from "node:crypto";
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import type { Size } from "../units/box.ts";
import { openHeader, openPicture, PIXEL_LIMIT } from "./imaging.ts";
import { jpegFacts, withoutNotes } from "./jpeg.ts";
import {
  animated,
  BYTE_LIMIT,
  corrupt,
  tooManyBytes,
  tooManyPixels,
  unknownFormat,
  wrongEnding,
} from "./picture-faults.ts";
import { formatOf, type PictureFormat, promisedFormat } from "./picture-format.ts";
import type { PreparedPicture } from "./press.ts";

/** For photos that must be written anew: no difference to be seen on paper, colour in full resolution. */
const JPEG_AGAIN = { quality: 95, chromaSubsampling: "4:4:4" } as const;

interface Header {
  readonly size: Size;
  readonly frames: number;
  readonly hasAlpha: boolean;
  /** EXIF's number for the way up; 1 is upright. */
  readonly orientation: number;
}

/** The name of a picture by its content. */
export function pictureKey(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Size in px as the picture stands upright, from its header alone; undefined when it is no picture that we take. */
export async function pictureSize(bytes: Uint8Array): Promise<Size | undefined> {
  if (formatOf(bytes) === undefined || bytes.length > BYTE_LIMIT) return undefined;
  return readHeader(bytes).then(
    ({ size }) => size,
    () => undefined,
  );
}

/**
 * Makes a picture ready. `file` is for the words of faults only.
 * @returns the picture, or undefined with the error that says why there is none
 */
export async function preparePicture(
  bytes: Uint8Array,
  file: string,
): Promise<Result<PreparedPicture | undefined>> {
  const refused = (fault: Diagnostic) => ({ value: undefined, diagnostics: [fault] });
  const format = formatOf(bytes);
  if (format === undefined) return refused(unknownFormat(file, bytes));
  if (bytes.length > BYTE_LIMIT) return refused(tooManyBytes(file, bytes.length));
  try {
    const header = await readHeader(bytes);
    if (header.size.width * header.size.height > PIXEL_LIMIT)
      return refused(tooManyPixels(file, header.size));
    const value = await prepare(bytes, format, header);
    return { value, diagnostics: remarks(file, format, header) };
  } catch {
    return refused(corrupt(file, format));
  }
}

function remarks(file: string, format: PictureFormat, { frames }: Header): readonly Diagnostic[] {
  const promised = promisedFormat(file);
  return [
    ...(promised !== undefined && promised !== format ? [wrongEnding(file, promised, format)] : []),
    ...(frames > 1 ? [animated(file, frames)] : []),
  ];
}

/** The header costs no pixels, so it is read whatever size it claims. */
async function readHeader(bytes: Uint8Array): Promise<Header> {
  const { autoOrient, pages, hasAlpha, orientation } = await (await openHeader(bytes)).metadata();
  return { size: autoOrient, frames: pages ?? 1, hasAlpha, orientation: orientation ?? 1 };
}

async function prepare(bytes: Uint8Array, format: PictureFormat, header: Header): Promise<PreparedPicture> {
  const key = pictureKey(bytes);
  if (format === "jpeg" && header.orientation === 1 && printsAsItIs(bytes)) {
    await decodeOnce(bytes);
    return { key, ...header.size, bytes: withoutNotes(bytes), type: "jpeg", alpha: false };
  }
  const alpha = header.hasAlpha && !(await (await openPicture(bytes)).stats()).isOpaque;
  const upright = (await openPicture(bytes)).autoOrient().toColourspace("srgb");
  const flat = alpha ? upright : upright.removeAlpha();
  const type = format === "jpeg" ? "jpeg" : "png";
  const coded = type === "jpeg" ? flat.jpeg(JPEG_AGAIN) : flat.png({ palette: false });
  const { data, info } = await coded.toBuffer({ resolveWithObject: true });
  return { key, width: info.width, height: info.height, bytes: data, type, alpha };
}

function printsAsItIs(bytes: Uint8Array): boolean {
  const facts = jpegFacts(bytes);
  if (!facts?.baseline || facts.components !== 3) return false;
  return facts.profile === undefined || facts.profile.replaceAll("\0", "").includes("sRGB");
}

/** Reads the whole picture to a thumbnail and throws it away: damage shows, memory stays small. */
async function decodeOnce(bytes: Uint8Array): Promise<void> {
  await (await openPicture(bytes)).resize(16, 16, { fit: "fill" }).raw().toBuffer();
}
