/** Recognises the kind of a file by its first bytes alone: names and extensions do not count. */

export type PictureFormat = "jpeg" | "png" | "webp" | "gif";

/** Common names of the supported formats. */
export const FORMAT_NAMES: Readonly<Record<PictureFormat, string>> = {
  jpeg: "JPEG",
  png: "PNG",
  webp: "WebP",
  gif: "GIF",
};

const ENDINGS: Readonly<Record<string, PictureFormat>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  jpe: "jpeg",
  png: "png",
  webp: "webp",
  gif: "gif",
};

/** Beginnings of files by format; "." matches any byte. */
const SIGNATURES: readonly (readonly [PictureFormat, string])[] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["webp", "RIFF....WEBP"],
  ["gif", "GIF8"],
];

/** First bytes of what is often mistaken for a supported picture. */
const STRANGERS: readonly (readonly [string, string])[] = [
  ["a TIFF picture", "II*\0"],
  ["a TIFF picture", "MM\0*"],
  ["an AVIF or HEIC picture", "....ftyp"],
  ["a BMP picture", "BM"],
  ["a Photoshop file", "8BPS"],
  ["a PDF", "%PDF"],
  ["a compressed file such as an .svgz", "\x1f\x8b"],
  ["a JPEG XL picture", "\xff\x0a"],
  ["an SVG drawing", "<svg"],
  ["an XML file", "<?xml"],
  ["a web page", "<!"],
  ["a web page", "<html"],
];

/** The format of a supported picture; undefined for everything else. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  return SIGNATURES.find(([, signature]) => begins(bytes, signature))?.[0];
}

/** Describes bytes that are not a supported picture: "a TIFF picture", "an empty file". */
export function describeBytes(bytes: Uint8Array): string {
  if (bytes.length === 0) return "an empty file";
  return STRANGERS.find(([, signature]) => begins(bytes, signature))?.[0] ?? "a file of an unknown kind";
}

/** The format that a file's extension promises; undefined if it is not the extension of a supported format. */
export function promisedFormat(file: string): PictureFormat | undefined {
  const ending = /\.([^./]+)$/.exec(file)?.[1];
  return ending === undefined ? undefined : ENDINGS[ending.toLowerCase()];
}

function begins(bytes: Uint8Array, signature: string): boolean {
  if (bytes.length < signature.length) return false;
  return [...signature].every((char, index) => char === "." || bytes[index] === char.charCodeAt(0));
}
