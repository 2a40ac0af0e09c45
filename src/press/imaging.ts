/**
 * The one door to sharp: memory kept flat, and no loader but those for bytes in memory of the kinds that we take.
 * Everything in press/ imports sharp from here.
 */
import sharp, { type Sharp } from "sharp";

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`),
});

export { sharp };

/** Most pixels of one picture that we decode or draw. */
export const PIXEL_LIMIT = 50_000_000;

/** How many pictures are in work at once: more gains nothing and costs memory. */
export const AT_ONCE = 2;

/** Opens bytes of a raster picture: damaged data is an error, never half a picture. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: "error" });
}

/** Opens SVG source of our own making; its size must be within the limit already. */
export function openDrawing(svg: string): Sharp {
  return sharp(Buffer.from(svg), { limitInputPixels: false });
}
