/** Prepares pictures at once and returns their bytes; a build does so when a page asks for them. */
import type { Result } from "../../../src/diagnostics/diagnostic.ts";
import { lookAtPicture, printableBytes } from "../../../src/press/pictures/pictures.ts";
import type { Picture } from "../../../src/press/press.ts";
import sharp from "./sharp.ts";

export interface PreparedPicture extends Picture {
  readonly bytes: Uint8Array;
}

export async function preparePicture(
  bytes: Uint8Array,
  file: string,
): Promise<Result<PreparedPicture | undefined>> {
  const { value: facts, diagnostics } = await lookAtPicture(bytes, file);
  if (!facts) return { value: undefined, diagnostics };
  const printable = await printableBytes(bytes, facts);
  return { value: { ...facts, bytes: printable, load: async () => printable }, diagnostics };
}

/** A picture that no compression makes small, the same each time. */
export async function noisePicture(width: number, height: number): Promise<PreparedPicture> {
  let seed = 1;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed >>> 24;
  };
  const data = Buffer.from(Uint8Array.from({ length: width * height * 3 }, next));
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return (await preparePicture(png, "noise.png")).value as PreparedPicture;
}
