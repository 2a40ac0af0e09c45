/** One written text: its characters, where each stands in its file, and how others are put in their place. */
import type { Place } from "../diagnostics/diagnostic.ts";
import { characterOffsets, type ScalarStyle } from "../source/character-offsets.ts";
import { placeAt } from "../source/locate.ts";
import type { SourceDocument, SourceFile, SourceScalar } from "../source/tree.ts";
import { rangeEdit } from "../source/value-edit.ts";
import type { RuleContext } from "./define-rule.ts";
import { fileOf } from "./places.ts";
import type { WrittenText } from "./written-texts.ts";

/** A text of a card or a row. What looks like an id is never changed: something may refer to it. */
export function contentText(file: SourceDocument, node: SourceScalar, field: string): WrittenText {
  let asked = false;
  let found: ReturnType<typeof characterOffsets>;
  const offsets = () => {
    if (!asked) found = characterOffsets(file, node);
    asked = true;
    return found;
  };
  const encode = (replacement: string, start: number): string | undefined => {
    const style = offsets()?.style;
    return style === undefined || isId(node.text) ? undefined : encoded(replacement, style, start === 0);
  };
  return writtenIn(file, node.text, field, "content", () => offsets()?.offsets, node, encode);
}

/** A stretch of a template's own words: entities are the characters that they stand for, comments are blanks. */
export function templateText(context: RuleContext, place: Place): WrittenText {
  const file = fileOf(context, place.file) ?? { path: place.file, text: "" };
  const range = { start: place.start.offset, end: place.end.offset };
  const { text, offsets } = decoded(file.text.slice(range.start, range.end), range.start);
  return writtenIn(file, text, place.file, "template", () => offsets, range, escaped);
}

/** True for what could be an id or one of a few names: a single word in small letters. */
export const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

function writtenIn(
  file: SourceFile,
  text: string,
  field: string,
  from: WrittenText["from"],
  offsets: () => readonly number[] | undefined,
  whole: { readonly start: number; readonly end: number },
  encode: (replacement: string, start: number) => string | undefined,
): WrittenText {
  const rangeOf = (start: number, end: number) => {
    const at = offsets();
    return at && { start: at[start] as number, end: at[end] as number };
  };
  return {
    text,
    field,
    from,
    place: (start, end) => placeAt(file, rangeOf(start, end) ?? whole),
    source: (start, end) => {
      const range = rangeOf(start, end);
      return range && file.text.slice(range.start, range.end);
    },
    edit: (start, end, replacement) => {
      const range = rangeOf(start, end);
      const characters = range && encode(replacement, start);
      return range && characters !== undefined ? rangeEdit(file, range, characters) : undefined;
    },
  };
}

/** The characters as they must stand in that kind of text; undefined where other quotes would be needed. */
function encoded(text: string, style: ScalarStyle, isFirst: boolean): string | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  if (style === "single") return text.replaceAll("'", "''");
  if (style === "double") return text.replaceAll(/["\\]/g, "\\$&");
  if (style === "quoted cell") return text.replaceAll('"', '""');
  if (style === "cell") return /[",;\t]/.test(text) ? undefined : text;
  if (style === "block") return text;
  // Without quotes, signs of YAML must not come in, and none but a letter may come first.
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
const PARTS = /<!--[\s\S]*?(?:-->|$)|&(amp|lt|gt|quot|apos|#39);/g;

function decoded(
  source: string,
  start: number,
): { readonly text: string; readonly offsets: readonly number[] } {
  let text = "";
  const offsets: number[] = [];
  const take = (characters: string, at: number, isWhole: boolean): void => {
    for (let unit = 0; unit < characters.length; unit++) offsets.push(isWhole ? at : at + unit);
    text += characters;
  };
  let done = 0;
  for (const match of source.matchAll(PARTS)) {
    take(source.slice(done, match.index), start + done, false);
    const [part, entity] = match;
    if (entity === undefined) take(" ".repeat(part.length), start + match.index, false);
    else take(ENTITIES[entity] as string, start + match.index, true);
    done = match.index + part.length;
  }
  take(source.slice(done), start + done, false);
  return { text, offsets: [...offsets, start + source.length] };
}

const escaped = (text: string): string | undefined =>
  /[{}\p{Cc}]/u.test(text)
    ? undefined
    : text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;" })[sign] ?? "&gt;");
