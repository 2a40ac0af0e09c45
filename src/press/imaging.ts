/**
 * The one door to sharp: memory kept flat, and no loader but those for bytes in memory of the kinds that we take.
 * sharp is loaded when the first picture is opened, for many games have none and it takes a tenth of a second.
 */
import type { Sharp, SharpOptions } from "sharp";

/** Most pixels of one picture that we decode or draw. */
export const PIXEL_LIMIT = 50_000_000;

/** How many pictures are in work at once: more gains nothing and costs memory. */
export const AT_ONCE = 2;

/** Opens bytes of a raster picture: damaged data is an error, never half a picture. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  return open(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: "error" });
}

/** Opens bytes of a raster picture for its header, whatever size that claims. */
export async function openHeader(bytes: Uint8Array): Promise<Sharp> {
  return open(bytes, { limitInputPixels: false });
}

/** Opens SVG source of our own making; its size must be within the limit already. */
export async function openDrawing(svg: string): Promise<Sharp> {
  return open(Buffer.from(svg), { limitInputPixels: false });
}

type Open = (bytes: Uint8Array, options: SharpOptions) => Sharp;

let loading: Promise<Open> | undefined;

async function open(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  loading ??= load();
  return (await loading)(bytes, options);
}

async function load(): Promise<Open> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`),
  });
  return sharp;
}
