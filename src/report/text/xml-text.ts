/**
 * Text for XML 1.0, in attributes and between tags. Control characters, most of which XML has no way to write, and other
 * characters that a reader's terminal would obey (`visible.ts`) are written out.
 */
import { wellFormed } from "./json-text.ts";
import { visibleLines } from "./visible.ts";

/** What is left that XML 1.0 has no way to write (section 2.2). */
const FORBIDDEN = /[\uFFFE\uFFFF]/g;

/** Line ends and tabs too, which a reader would change. */
const SPECIAL = /[&<>"\t\n\r]/g;

/** For attributes. */
export function xmlAttribute(text: string): string {
  return allowed(text).replace(SPECIAL, reference);
}

/** For text between tags: line feeds and tabs stay as they are. */
export function xmlText(text: string): string {
  return allowed(text).replace(/[&<>\r]/g, reference);
}

const allowed = (text: string): string => visibleLines(wellFormed(text)).replace(FORBIDDEN, "\uFFFD");

const reference = (character: string): string => `&#${character.charCodeAt(0)};`;
