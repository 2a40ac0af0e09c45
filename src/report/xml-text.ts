/** Text for XML 1.0, in attributes and between tags. */
import { wellFormed } from "./json-text.ts";

/** Characters that XML 1.0 has no way to write (section 2.2); half surrogate pairs are gone already. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Line ends and tabs too, which a reader would change. */
const SPECIAL = /[&<>"\t\n\r]/g;

/** For attributes; what XML forbids is replaced by the sign for unreadable characters. */
export function xmlAttribute(text: string): string {
  return allowed(text).replace(SPECIAL, reference);
}

/** For text between tags: line feeds and tabs stay as they are. */
export function xmlText(text: string): string {
  return allowed(text).replace(/[&<>\r]/g, reference);
}

const allowed = (text: string): string => wellFormed(text).replace(FORBIDDEN, "\uFFFD");

const reference = (character: string): string => `&#${character.charCodeAt(0)};`;
