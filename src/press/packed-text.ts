/** Text for data in a web page: compressed and written in characters that no markup can be made of. */
import { deflateRawSync } from "node:zlib";

/** Raw DEFLATE (RFC 1951) of the text as UTF-8, in base64. Equal texts give equal results. */
export const packedText = (text: string): string => deflateRawSync(text, { level: 9 }).toString("base64");
