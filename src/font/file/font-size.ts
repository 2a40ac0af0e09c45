/** Refuses fonts that are too large; for compressed ones, by the size that they declare. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import type { FontFile } from "./font-file.ts";
import { isWoff2, unpackedSize } from "./woff.ts";

const MEBIBYTE = 1024 * 1024;
/** The largest fonts of Chinese and Japanese have some 25 MB. */
const MOST_BYTES = 32 * MEBIBYTE;
const MOST_UNPACKED = 64 * MEBIBYTE;
/** The limit of the WOFF2 decoder. */
const MOST_OF_WOFF2 = 28 * MEBIBYTE;

/** The finding for a font that is too large; undefined for any other. */
export function tooLargeFont({ file, bytes }: FontFile): Diagnostic | undefined {
  const unpacked = unpackedSize(bytes) ?? 0;
  const mostUnpacked = isWoff2(bytes) ? MOST_OF_WOFF2 : MOST_UNPACKED;
  if (bytes.length <= MOST_BYTES && unpacked <= mostUnpacked) return undefined;
  const [found, most, words] =
    bytes.length > MOST_BYTES ? [bytes.length, MOST_BYTES, ""] : [unpacked, mostUnpacked, " when unpacked"];
  return {
    ...startOf(file),
    rule: "font/too-large",
    severity: "error",
    message: `"${file}" has ${Math.ceil(found / MEBIBYTE)} MiB${words}; at most ${most / MEBIBYTE} MiB are read`,
    fix: "use a font with fewer characters, or one file for each script",
  };
}
