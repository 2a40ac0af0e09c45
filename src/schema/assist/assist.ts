/**
 * Help at a cursor in a content file: what may be written there, and what that which is written means. It comes from the
 * schema of the file and from names of the game, and works on text that is not YAML yet.
 */
import type { SourcePath } from "../../source/tree.ts";
import { yamlCursorAt } from "../../source/yaml/cursor/yaml-cursor.ts";
import type { JsonSchema } from "../json-schema.ts";
import type { Assisted, AssistWords, Hover } from "./assisted.ts";
import { fieldCompletions, valueCompletions } from "./completions.ts";
import { hoverOf } from "./hover.ts";
import { markAt, markCompletions, meaningOf } from "./marks.ts";
import { fitting, schemasAt } from "./schemas-at.ts";

/** Nothing helps in a comment. */
const nothingAt = (offset: number): Assisted => ({ path: [], from: offset, to: offset, completions: [] });

/** @param root the schema of the file, with its fields as the game declares them */
export function assistAt(text: string, offset: number, root: JsonSchema, words: AssistWords): Assisted {
  const cursor = yamlCursorAt(text, offset);
  if (!cursor) return nothingAt(offset);
  const { path, slot, from, to, beside } = cursor;
  const typed = text.slice(from, offset);
  if (slot === "key") {
    const maps = fitting(schemasAt(root, path), beside);
    const key = text.slice(from, to);
    const isWritten = /^\s*:/.test(text.slice(to));
    const drawing = isWritten ? words.drawingOf(key, path) : undefined;
    const field = isWritten
      ? hoverOf({ from, to, name: key }, schemasAt(root, [...path, key], beside))
      : undefined;
    const hover = drawing ? { from, to, title: key, ...field, ...drawing } : field;
    return {
      path,
      from,
      to,
      completions: fieldCompletions(maps, beside, { typed: key, isWritten }),
      ...withHover(hover),
    };
  }
  const schemas = schemasAt(root, path, beside);
  const found = assistValue(text, offset, { path, from, to, schemas }, words);
  if (slot !== "start" || found.from !== from) return found;
  const fields = fieldCompletions(schemas, new Map(), { typed, isWritten: false });
  return { ...found, completions: [...fields, ...found.completions] };
}

/** A value that is being written. */
export interface ValueAt {
  /** Steps to it in its file. */
  readonly path: SourcePath;
  /** Its offsets, as far as it is written. */
  readonly from: number;
  readonly to: number;
  readonly schemas: readonly JsonSchema[];
}

/** Help within a value, for YAML and for cells of CSV: names between colons, else what its field takes. */
export function assistValue(
  text: string,
  offset: number,
  { path, from, to, schemas }: ValueAt,
  words: AssistWords,
): Assisted {
  const mark = markAt(text, { from, to }, offset);
  if (mark) {
    const hover = meaningOf(mark, words);
    const completions = markCompletions(mark.typed, words);
    return { path, from: mark.from, to: mark.to, completions, ...withHover(hover) };
  }
  const typed = text.slice(from, offset);
  const completions = valueCompletions({
    schemas,
    path,
    words,
    typed,
    isAfterColon: text[offset - 1] === ":",
  });
  const step = path.at(-1);
  const name = typeof step === "string" ? step : undefined;
  if (from === to) return { path, from, to, completions };
  const field = name === undefined ? undefined : hoverOf({ from, to, name }, schemas);
  const value = text
    .slice(from, to)
    .trim()
    .replace(/^(["'])(.*)\1$/s, "$2");
  const drawing = words.drawingOf(value, path);
  const hover = drawing
    ? { ...field, from, to, title: value, detail: "icon" in drawing ? "icon" : "picture", ...drawing }
    : field;
  return { path, from, to, completions, ...withHover(hover) };
}

const withHover = (hover: Hover | undefined): { readonly hover?: Hover } => (hover ? { hover } : {});
