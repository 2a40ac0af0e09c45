/**
 * Decompresses WOFF2 fonts, as in npm's @fontsource packages, to the original TrueType or OpenType file: all other code
 * reads only that. Google's own decoder does it (`woff2-encoder`, compiled to WebAssembly), in its own memory; it stops at
 * 30 MB of output. Limits: a collection stays one, and is refused like any other.
 */
import { passCannotLoad } from "../../diagnostics/cannot-load.ts";
import type { Result } from "../../diagnostics/diagnostic.ts";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { brokenFont, type FontFile } from "./font-file.ts";
import { tooLargeFont } from "./font-size.ts";

const library = lazyPackage<typeof import("woff2-encoder/decompress")>("woff2-encoder/decompress");

/** The decompressed font; undefined, with the reason, for a file that is damaged or too large. */
export async function unpackWoff2(font: FontFile): Promise<Result<Uint8Array | undefined>> {
  const size = tooLargeFont(font);
  if (size) return { value: undefined, diagnostics: [size] };
  try {
    return { value: await library().default(font.bytes), diagnostics: [] };
  } catch (error) {
    passCannotLoad(error);
    return { value: undefined, diagnostics: [brokenFont(font.file, "its compressed data is damaged")] };
  }
}
