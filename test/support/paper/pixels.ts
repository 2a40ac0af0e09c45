/**
 * Compares pictures as pixels, with one tolerance for all such tests. Two good renderers smooth edges differently, so
 * both pictures are first shrunk to a quarter: any difference left at 300 dpi is some tenths of a mm large.
 */
import sharp from "./sharp.ts";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: red, green, blue, alpha. */
  readonly data: Buffer;
}

/** Each side is divided by this before comparing. */
export const SHRINK = 4;
/** A pixel differs when a channel is off by more than this, of 255. */
export const CHANNEL_TOLERANCE = 48;
/** This share of the pixels may differ: stray edges. Measured: 0.02 % on the shipped cards, 0 on most drawings. */
export const SHARE_TOLERANCE = 0.0005;
/** The same for large black letters alone, which poppler places on fractions of a pixel. Measured: 0.16 %. */
export const TEXT_TOLERANCE = 0.002;

export async function readPixels(picture: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The pixel at a position, as [red, green, blue, alpha]. */
export function pixelAt({ width, data }: Pixels, x: number, y: number): readonly number[] {
  const at = (y * width + x) * 4;
  return [...data.subarray(at, at + 4)];
}

/** Share of pixels that differ, both pictures on white and shrunk; 1 when the sizes differ by more than a pixel. */
export async function shareOfDifference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()]);
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1;
  const width = Math.round(a.width / SHRINK);
  const height = Math.round(a.height / SHRINK);
  const [left, right] = await Promise.all([one, other].map((picture) => shrunk(picture, width, height)));
  if (!left || !right) return 1;
  let differing = 0;
  for (let at = 0; at < left.length; at += 3) {
    const off = [0, 1, 2].some(
      (c) => Math.abs((left[at + c] ?? 0) - (right[at + c] ?? 0)) > CHANNEL_TOLERANCE,
    );
    if (off) differing += 1;
  }
  return differing / (width * height);
}

const shrunk = (picture: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(picture)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
