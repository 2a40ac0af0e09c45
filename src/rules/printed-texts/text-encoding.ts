/** Encodes text for content files and templates, and decodes the text of templates. */
import type { ScalarStyle } from "../../source/text/character-offsets.ts";

/** Encodes characters for that kind of text; undefined if other quotes would be needed. */
export function encoded(text: string, style: ScalarStyle, isFirst: boolean): string | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  if (style === "single") return text.replaceAll("'", "''");
  if (style === "double") return text.replaceAll(/["\\]/g, "\\$&");
  if (style === "quoted cell") return text.replaceAll('"', '""');
  if (style === "cell") return /[",;\t]/.test(text) ? undefined : text;
  if (style === "block") return text;
  // Unquoted text must not contain characters with a meaning in YAML, and must begin with a letter.
  return /[,[\]{}#:&*!|>%@`]/.test(text) || (isFirst && !/^[\p{L}\d]/u.test(text)) ? undefined : text;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
};
const ENTITY = /&(amp|lt|gt|quot|apos|#39);/g;

/** What a template's words say, and where in the file each character of that begins. */
export function decoded(
  source: string,
  start: number,
): { readonly text: string; readonly offsets: readonly number[] } {
  let text = "";
  const offsets: number[] = [];
  const take = (characters: string, at: number): void => {
    for (let unit = 0; unit < characters.length; unit++) offsets.push(at + unit);
    text += characters;
  };
  let done = 0;
  for (const { 0: written, 1: name = "", index } of source.matchAll(ENTITY)) {
    take(source.slice(done, index), start + done);
    take(ENTITIES[name] as string, start + index);
    done = index + written.length;
  }
  take(source.slice(done), start + done);
  return { text, offsets: [...offsets, start + source.length] };
}

/** Encodes characters for a template; undefined if they would be read as fields. */
export const escaped = (text: string): string | undefined =>
  /[{}\p{Cc}]/u.test(text)
    ? undefined
    : text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;" })[sign] ?? "&gt;");

/** Encodes characters for a booklet; undefined if they would be Markdown marks. */
export const inMarkdown = (text: string): string | undefined =>
  /[{}[\]|\\<>_*#`\p{Cc}]/u.test(text) ? undefined : text;
