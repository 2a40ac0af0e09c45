/**
 * Finds the file position of each character of a text: after quotes and escapes, in folded lines, in blocks, in spreadsheet
 * cells. The source is read again and compared with the text, so that the positions are reliable.
 * Limits: a text that does not match its source (a cell with a list, a rare form of block) has no offsets.
 */
import { isTextTable } from "../table-files.ts";
import type { SourceFile, SourceScalar } from "../tree.ts";
import { blockCharacters, type Written } from "./block-characters.ts";

export type ScalarStyle = "plain" | "single" | "double" | "block" | "cell" | "quoted cell";

export interface CharacterOffsets {
  readonly style: ScalarStyle;
  /** For each UTF-16 unit of the text, where its source begins; at the end, where the source of the last one ends. */
  readonly offsets: readonly number[];
}

/** @returns undefined if text and source do not match. */
export function characterOffsets(file: SourceFile, node: SourceScalar): CharacterOffsets | undefined {
  const style = styleOf(file, node);
  const plain = plainOffsets(file.text, node, style);
  if (plain) return { style, offsets: plain };
  const offsets: number[] = [];
  let read = 0;
  for (const { text, at } of charactersOf(file.text, node, style)) {
    if (read === node.text.length) {
      offsets.push(at);
      return { style, offsets };
    }
    if (!node.text.startsWith(text, read)) return undefined;
    for (let unit = 0; unit < text.length; unit++) offsets.push(at);
    read += text.length;
  }
  return undefined;
}

/** For a text on one line whose characters equal its source: without escapes, consecutive. */
function plainOffsets(
  source: string,
  { text, start, end }: SourceScalar,
  style: ScalarStyle,
): readonly number[] | undefined {
  const quote = style === "single" || style === "double" ? 1 : 0;
  if (style === "block" || end - start - 2 * quote !== text.length || /[\r\n\\]/.test(text)) return undefined;
  if (!source.startsWith(text, start + quote)) return undefined;
  return Array.from({ length: text.length + 1 }, (_, unit) => start + quote + unit);
}

function styleOf(file: SourceFile, node: SourceScalar): ScalarStyle {
  const first = file.text[node.start];
  if (file.grid) return "cell";
  if (isTextTable(file.path)) return first === '"' ? "quoted cell" : "cell";
  if (!node.quoted) return "plain";
  if (first === "'") return "single";
  return first === '"' ? "double" : "block";
}

/** In order, followed by an empty one that marks the end of the source. */
function charactersOf(source: string, node: SourceScalar, style: ScalarStyle): Iterable<Written> {
  if (style === "block") return blockCharacters(source, node.start);
  if (style === "cell" || style === "quoted cell") return cellCharacters(source, node, style);
  return flowCharacters(source, node, style);
}

function* cellCharacters(
  source: string,
  { start, end }: SourceScalar,
  style: ScalarStyle,
): Iterable<Written> {
  const isQuoted = style === "quoted cell";
  let at = isQuoted ? start + 1 : start;
  const last = isQuoted ? end - 1 : end;
  while (at < last) {
    const isDouble = isQuoted && source.startsWith('""', at);
    const isBreak = source.startsWith("\r\n", at);
    yield { text: isBreak ? "\n" : (source[at] as string), at };
    at += isDouble || isBreak ? 2 : 1;
  }
  yield { text: "", at: last };
}

/** The escapes of a double-quoted text (YAML 1.2, section 5.7) and their values, besides numbers. */
const ESCAPES: Readonly<Record<string, string>> = {
  ...{ "0": "\0", a: "\x07", b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r", e: "\x1b" },
  ...{ N: "\u0085", _: "\u00a0", L: "\u2028", P: "\u2029" },
};
const NUMBER = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8}))/iy;
/** A line continued after its end: neither the line break nor the spaces around it are characters. */
const CONTINUED = /\\\r?\n[ \t]*/y;
const BLANKS = /[ \t]+/y;
const BREAKS = /[ \t]*(?:\r?\n[ \t]*)+/y;

/** Texts with and without quotes: one line break is a space, each further one a line break. */
function* flowCharacters(
  source: string,
  { start, end }: SourceScalar,
  style: ScalarStyle,
): Iterable<Written> {
  let at = style === "plain" ? start : start + 1;
  const last = style === "plain" ? end : end - 1;
  /** Up to here there are spaces without a line break after them, which have been examined. */
  let plain = 0;
  while (at < last) {
    const breaks = at < plain ? undefined : matchAt(BREAKS, source, at);
    if (breaks === undefined && at >= plain) plain = at + (matchAt(BLANKS, source, at)?.length ?? 0);
    const continued = style === "double" ? matchAt(CONTINUED, source, at) : undefined;
    if (breaks !== undefined) {
      const count = breaks.split("\n").length - 1;
      yield { text: count === 1 ? " " : "\n".repeat(count - 1), at };
      at += breaks.length;
    } else if (continued !== undefined) at += continued.length;
    else if (style === "double" && source[at] === "\\") {
      const sign = matchAt(NUMBER, source, at) ?? source.slice(at, at + 2);
      yield { text: meaningOf(sign), at };
      at += sign.length;
    } else {
      yield { text: source[at] as string, at };
      at += style === "single" && source.startsWith("''", at) ? 2 : 1;
    }
  }
  yield { text: "", at: last };
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

function meaningOf(written: string): string {
  const sign = written[1] ?? "";
  if (written.length === 2) return ESCAPES[sign] ?? sign;
  return String.fromCodePoint(Math.min(Number.parseInt(written.slice(2), 16), 0x10ffff));
}
