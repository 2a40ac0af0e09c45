/**
 * Text in a single-byte encoding, which nothing declares: Windows-1252 (including Latin-1), or Mac Roman as Excel for Mac
 * saves it. Limits: a text whose only letters beyond ASCII are lower case in both is read as Windows-1252.
 */

export interface SingleByte {
  readonly name: "Windows-1252" | "Latin-1" | "Mac Roman";
  readonly decode: (bytes: Uint8Array) => string;
}

/** The encoding in which letters are where words have them. */
export function singleByteOf(bytes: Uint8Array): SingleByte {
  if (oddLetters(macRoman(bytes)) < oddLetters(windows1252(bytes)))
    return { name: "Mac Roman", decode: macRoman };
  const isLatin = !bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return { name: isLatin ? "Latin-1" : "Windows-1252", decode: windows1252 };
}

/** Within a word after its first letter, a character that words do not have there; at its end, a capital after a small letter. */
const ODD =
  /(?<=\p{L})(?![\p{Ll}\u00A0\u00AD\u2018\u2019\u2013\u2014\u00B7])[^\0-\x7F](?=\p{Ll})|(?<=\p{Ll})(?![\0-\x7F])[\p{Lu}\p{Cc}\u2030\u02C6]/gu;

const oddLetters = (text: string): number => text.match(ODD)?.length ?? 0;

/** Windows-1252 for bytes 80 to 9F (https://encoding.spec.whatwg.org/index-windows-1252.txt). */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** In several versions, Node's decoder of this name reads Latin-1, so that quotes become control characters. */
function windows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replaceAll(/[\x80-\x9F]/g, (sign) => WINDOWS_1252.charAt(sign.charCodeAt(0) - 0x80));
}

const macRoman = (bytes: Uint8Array): string => new TextDecoder("macintosh").decode(bytes);
