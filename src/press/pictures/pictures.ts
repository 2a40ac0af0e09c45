/**
 * Pictures of a game, examined and prepared for print: recognised by content, not by name; upright, sRGB, 8 bit,
 * without notes of camera and place. A picture that cannot be read completely is a diagnostic, never half a picture.
 * Colours: an embedded profile is followed; without one the numbers are sRGB; PNG's gAMA alone is not followed. CMYK is
 * read as Adobe writes it, inverted, whether the file says so or not; without a profile it is taken for the inks of a
 * usual press, and that is reported.
 * Limits: JPEG, PNG, WebP and GIF, of animations the first frame; 64 MiB and 50 megapixels a file.
 */
import { hash } from "node:crypto";
import type { Sharp } from "sharp";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Size } from "../../units/box.ts";
import { DecoderRefused, decoded } from "../decoding.ts";
import { openHeader, openPicture, PASSING, PIXEL_LIMIT } from "../imaging.ts";
import type { PictureFacts } from "../press.ts";
import { jpegFacts, withoutNotes } from "./jpeg.ts";
import {
  animated,
  BYTE_LIMIT,
  inksWithoutProfile,
  tooManyBytes,
  tooManyPixels,
  undecodable,
  unknownFormat,
  wrongEnding,
} from "./picture-faults.ts";
import { formatOf, type PictureFormat, promisedFormat } from "./picture-format.ts";
import { pngFrames } from "./png-data.ts";

/** For photos that must be encoded again: no visible difference on paper, colour in full resolution. */
const JPEG_AGAIN = { quality: 95, chromaSubsampling: "4:4:4" } as const;

interface Header {
  readonly size: Size;
  readonly frames: number;
  readonly hasAlpha: boolean;
  /** EXIF's orientation; 1 is upright. */
  readonly orientation: number;
}

/** Names a picture by its content. */
export function pictureKey(bytes: Uint8Array): string {
  return hash("sha256", bytes);
}

/**
 * Reads a picture completely and discards the pixels. `file` is only for the messages.
 * @returns what will print, or undefined with the error that says why nothing can
 */
export async function lookAtPicture(
  bytes: Uint8Array,
  file: string,
): Promise<Result<PictureFacts | undefined>> {
  const refused = (fault: Diagnostic) => ({ value: undefined, diagnostics: [fault] });
  const format = formatOf(bytes);
  if (format === undefined) return refused(unknownFormat(file, bytes));
  if (bytes.length > BYTE_LIMIT) return refused(tooManyBytes(file, bytes.length));
  try {
    const header = await readHeader(bytes);
    const { width, height } = header.size;
    if (width * height > PIXEL_LIMIT) return refused(tooManyPixels(file, header.size));
    const alpha = await readWhole(bytes, header);
    const type = format === "jpeg" ? "jpeg" : "png";
    const value = { key: pictureKey(bytes), width, height, type, alpha } as const;
    return { value, diagnostics: remarks(file, format, header, bytes) };
  } catch (error) {
    if (!(error instanceof DecoderRefused)) throw error;
    return refused(undecodable(file, format, error));
  }
}

/** The bytes that print, of an examined picture: `facts` are those of these bytes. @throws DecoderRefused */
export async function printableBytes(bytes: Uint8Array, facts: PictureFacts): Promise<Uint8Array> {
  const { orientation } = await readHeader(bytes);
  if (facts.type === "jpeg" && !facts.grey && orientation === 1 && printsAsItIs(bytes))
    return withoutNotes(bytes);
  const upright = inColours((await openPicture(bytes)).autoOrient(), facts);
  if (facts.type === "jpeg") return decoded(upright.removeAlpha().jpeg(JPEG_AGAIN).toBuffer());
  if (facts.alpha) return decoded(upright.png({ palette: false, compressionLevel: PASSING }).toBuffer());
  return decoded(upright.removeAlpha().png({ palette: false }).toBuffer());
}

/** Greys of the same luminance in linear light, which is how libvips makes them (test/press/pictures/grey.test.ts). */
const inColours = (picture: Sharp, { grey }: PictureFacts): Sharp =>
  grey ? picture.greyscale().toColourspace("b-w") : picture.toColourspace("srgb");

function remarks(
  file: string,
  format: PictureFormat,
  header: Header,
  bytes: Uint8Array,
): readonly Diagnostic[] {
  const promised = promisedFormat(file);
  const frames = format === "png" ? pngFrames(bytes) : header.frames;
  return [
    ...(promised !== undefined && promised !== format ? [wrongEnding(file, promised, format)] : []),
    ...(frames > 1 ? [animated(file, frames)] : []),
    ...(format === "jpeg" && isInksWithoutProfile(bytes) ? [inksWithoutProfile(file)] : []),
  ];
}

function isInksWithoutProfile(bytes: Uint8Array): boolean {
  const facts = jpegFacts(bytes);
  return facts?.components === 4 && facts.profile === undefined;
}

/** The header costs no pixels, so it is read whatever size it claims. */
async function readHeader(bytes: Uint8Array): Promise<Header> {
  const { autoOrient, pages, hasAlpha, orientation } = await decoded((await openHeader(bytes)).metadata());
  return { size: autoOrient, frames: pages ?? 1, hasAlpha, orientation: orientation ?? 1 };
}

function printsAsItIs(bytes: Uint8Array): boolean {
  const facts = jpegFacts(bytes);
  if (!facts?.baseline || facts.components !== 3) return false;
  return facts.profile === undefined || facts.profile.replaceAll("\0", "").includes("sRGB");
}

/** Detects damage with little memory. True if the picture is not fully opaque. */
async function readWhole(bytes: Uint8Array, { hasAlpha }: Header): Promise<boolean> {
  const picture = await openPicture(bytes);
  if (hasAlpha) return shows(await decoded(picture.extractChannel("alpha").raw().toBuffer()));
  await decoded(picture.resize(16, 16, { fit: "fill" }).raw().toBuffer());
  return false;
}

/** True if any alpha value is not opaque. */
const shows = (alpha: Uint8Array): boolean => alpha.some((value) => value < 255);
