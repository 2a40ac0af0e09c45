/**
 * Edits that write **bold** and *italic* for pairs of HTML tags in a text of a content file.
 * Limits: none where a tag has no partner in its line, or where stars would not be read as marks.
 */
import type { Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { rangeEdit, textEdit } from "../../source/edit/value-edit.ts";
import { isTable } from "../../source/table-files.ts";
import type { SourceFile, SourceNode, SourceScalar, Sources } from "../../source/tree.ts";

const STARS: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*" };

/**
 * Of all pairs of the tag in the text, because a finding points to the first of equal tags.
 * @param at the place of the tag
 * @param tag as it is written: "<b>"
 */
export function starsForTags(sources: Sources, at: Place, tag: string): readonly TextEdit[] | undefined {
  const name = /^<([a-z]+)/i.exec(tag)?.[1]?.toLowerCase() ?? "";
  const stars = Object.hasOwn(STARS, name) ? STARS[name] : undefined;
  const file = sources.get(at.file);
  const node = file?.root && scalarAt(file.root, at.start.offset);
  if (!file || !node || stars === undefined) return undefined;
  const written = file.text.slice(node.start, node.end);
  const pairs = pairsIn(written, name);
  if (pairs.length === 0) return undefined;
  // stars at the beginning of a text without quotes would be an alias
  if (isPlainYaml(file, node) && pairs[0]?.start === 0) {
    const edit = textEdit(file, node, withStars(node.text, pairsIn(node.text, name), stars));
    return edit && [edit];
  }
  return pairs.flatMap(({ start, inner, end }) =>
    [
      { start, end: inner.start },
      { start: inner.end, end },
    ].map((range) =>
      rangeEdit(file, { start: node.start + range.start, end: node.start + range.end }, stars),
    ),
  );
}

/** Between two tags; italic words may be among them. */
const WORDS = String.raw`(?:[^<>*\n]|\*[^\s<>*](?:[^<>*\n]{0,200}[^\s<>*])?\*){1,500}`;

interface Pair {
  readonly start: number;
  readonly inner: { readonly start: number; readonly end: number };
  readonly end: number;
}

/** All pairs of a tag; none if one of its tags is in no pair, or a pair cannot be written with stars. */
function pairsIn(text: string, name: string): readonly Pair[] {
  const open = String.raw`(?<!\\)<${name}(?:\s[^<>\n]{0,200})?>`;
  const close = `</${name}>`;
  const tags = text.match(new RegExp(`${open}|${close}`, "gi"))?.length ?? 0;
  const pairs = [...text.matchAll(new RegExp(`(${open})(${WORDS})${close}`, "gi"))].map(
    ({ 0: whole, 1: opening = "", 2: words = "", index }): Pair => {
      const start = index + opening.length;
      return { start: index, inner: { start, end: start + words.length }, end: index + whole.length };
    },
  );
  return tags === 2 * pairs.length && pairs.every((pair) => areStarsRead(text, pair)) ? pairs : [];
}

/** Marks begin and end at words: not at spaces, and between a letter and a sign they would be on the wrong side. */
function areStarsRead(text: string, { start, inner, end }: Pair): boolean {
  const isEdge = (inside: string | undefined, outside: string | undefined): boolean =>
    /[\p{L}\p{N}]/u.test(inside ?? "") ||
    (/[^\s]/.test(inside ?? "") && !/[\p{L}\p{N}*\\]/u.test(outside ?? ""));
  return (
    isEdge(text[inner.start], text[start - 1]) &&
    isEdge(text[inner.end - 1], text[end]) &&
    text[start - 1] !== "*" &&
    text[start - 1] !== "\\" &&
    text[end] !== "*"
  );
}

function withStars(text: string, pairs: readonly Pair[], stars: string): string {
  let written = "";
  let at = 0;
  for (const { start, inner, end } of pairs) {
    written += `${text.slice(at, start)}${stars}${text.slice(inner.start, inner.end)}${stars}`;
    at = end;
  }
  return written + text.slice(at);
}

const isPlainYaml = (file: SourceFile, node: SourceScalar): boolean => !node.quoted && !isTable(file.path);

/** The scalar in which an offset is. */
function scalarAt(node: SourceNode, offset: number): SourceScalar | undefined {
  if (node.kind === "scalar") return node;
  const inner = node.kind === "map" ? node.entries.map(({ value }) => value) : node.items;
  const found = inner.find(({ start, end }) => start <= offset && offset < end);
  return found && scalarAt(found, offset);
}
