/**
 * Escapes text for XML. The five special characters become entities, and so do line breaks, which would be spaces in an
 * attribute. Nothing else changes, so that a printed card reads exactly as the content was written.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "\n": "&#10;",
};

export function escapeXml(text: string): string {
  return isOrdinary(text) ? text : escaped(text);
}

const escaped = (text: string): string =>
  text.replace(/[&<>"'\n]/g, (character) => ENTITIES[character] as string);

/** By the code of a character of ASCII: 1 if it has an entity, or is not allowed. */
const extraordinary = new Uint8Array(0x80).fill(1, 0, 0x20);
extraordinary[0x09] = 0;
for (const character in ENTITIES) extraordinary[character.charCodeAt(0)] = 1;

/** True if nothing has to be escaped and nothing can be forbidden: most texts on cards. */
function isOrdinary(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x80 ? extraordinary[code] === 1 : code >= 0xd800) return false;
  }
  return true;
}

/** The number of characters of a text when it is escaped. */
export function escapedLength(text: string): number {
  let { length } = text;
  for (let at = 0; at < text.length; at++) length += ADDED[text.charCodeAt(at)] ?? 0;
  return length;
}

/** Characters that escaping adds, by the code of the character. */
const ADDED = new Uint8Array(0x40);
for (const [character, entity] of Object.entries(ENTITIES))
  ADDED[character.charCodeAt(0)] = entity.length - 1;

/** An XML entity, or a character by its number. */
export const ENTITY = /&(?:quot|apos|amp|lt|gt|#\d{1,7}|#x[\da-f]{1,6});/gi;

const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">" };

/** The character of an entity; undefined for braces, which would create fields where the file has none. */
export function characterOf(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  const named = NAMED[name];
  if (named !== undefined || !name.startsWith("#")) return named;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return character === "{" || character === "}" ? undefined : character;
}

/** Every character that XML 1.0 (section 2.2) does not allow, including surrogate halves. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** The first character not allowed in XML text, as "U+0007", with its offset; undefined if there is none. */
export function forbiddenCharacter(
  text: string,
): { readonly offset: number; readonly name: string } | undefined {
  const match = isOrdinary(text) ? null : FORBIDDEN.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0) as number;
  return { offset: match.index, name: `U+${code.toString(16).toUpperCase().padStart(4, "0")}` };
}
