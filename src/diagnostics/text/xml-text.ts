/**
 * Text for XML 1.0, in attributes and between tags. Control characters, most of which XML cannot represent, and others
 * that a terminal would interpret (`visible.ts`) are escaped.
 */
import { wellFormed } from "./json-text.ts";
import { visibleLines } from "./visible.ts";

/** The remaining characters that XML 1.0 cannot represent (section 2.2). */
const FORBIDDEN = /[\uFFFE\uFFFF]/g;

/** Also line ends and tabs, which XML parsers would normalise. */
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
