/**
 * The marks of a card's text, read into paragraphs:
 * `**bold**`, `*italic*`, `:name:` (an icon, or a term's words), `- ` or `• ` list items, `1. ` numbered items, a blank
 * line between paragraphs, `\` before a mark that should print literally, `\n` for a line break. Each line of the text
 * is a line; spaces at its ends are dropped and inner ones collapse. A line that is indented more than a list item's mark
 * continues that item. Anything else prints as it is, including a mark that is never closed.
 */
import { OBJECT } from "../characters.ts";
import type { TextResources } from "../text-spec.ts";
import type { Inline } from "./inline.ts";
import { type MarkupFindings, readInline } from "./inline-markup.ts";

export interface Block {
  /** The mark that hangs before the first line of a list item: "•" or "1."; undefined for a paragraph. */
  readonly marker: string | undefined;
  /** True if there is a blank line before it. */
  readonly gap: boolean;
  readonly lines: readonly (readonly Inline[])[];
}

export interface Markup {
  readonly blocks: readonly Block[];
  /** Unknown names between colons, once each. */
  readonly unknown: readonly string[];
  /** Unpaired stars, with the word that they touch. */
  readonly unclosed: readonly string[];
  /** Marks of HTML and of other Markdown, once each. */
  readonly foreign: readonly string[];
}

export const ITEM = /^(?:[-•]|(\d{1,3}[.)]))[ \t]+(?=\S)/;

export function parseMarkup(markup: string, resources: TextResources): Markup {
  const found: MarkupFindings = { unknown: new Set(), unclosed: new Set(), foreign: new Set() };
  const blocks = blocksOf(linesOf(markup)).map(({ marker, gap, text }) => ({
    marker,
    gap,
    lines: readInline(text, resources, found),
  }));
  return { blocks, unknown: [...found.unknown], unclosed: [...found.unclosed], foreign: [...found.foreign] };
}

interface SourceLine {
  readonly indent: number;
  readonly text: string;
}

/** A text split at its line breaks, including those typed as `\n`. */
export const brokenLines = (text: string): readonly string[] =>
  (text.includes("\\") ? text.replace(/(?<!\\)((?:\\\\)*)\\n/g, "$1\n") : text).split(
    /\r\n|[\n\r\u2028\u2029]/,
  );

/** Lines without their indentation; blank ones at both ends are dropped. */
function linesOf(markup: string): SourceLine[] {
  const text = markup.normalize("NFC").replaceAll(OBJECT, "\uFFFD");
  const lines = brokenLines(text).map((line) => ({
    indent: line.length - line.trimStart().length,
    text: trim(line),
  }));
  while (lines[0]?.text === "") lines.shift();
  while (lines.at(-1)?.text === "") lines.pop();
  const [first, ...others] = lines;
  if (!first) return [];
  // A value in an indented template has the template's indentation on its first line only.
  const smallest = Math.min(...others.filter(({ text }) => text !== "").map(({ indent }) => indent));
  const common = first.indent > smallest ? 0 : Math.min(first.indent, smallest);
  const firstIndent = first.indent > smallest ? 0 : first.indent - common;
  return [
    { ...first, indent: firstIndent },
    ...others.map((line) => ({ ...line, indent: line.indent - common })),
  ];
}

/** Removes ASCII spaces and tabs at both ends and collapses inner ones; other spaces are intentional. */
const trim = (line: string): string => line.replace(/[ \t]+/g, " ").replace(/^ | $/g, "");

interface SourceBlock {
  readonly marker: string | undefined;
  readonly gap: boolean;
  readonly indent: number;
  readonly text: string;
}

function blocksOf(lines: readonly SourceLine[]): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let gap = false;
  for (const { indent, text } of lines) {
    const before = blocks.at(-1);
    const item = ITEM.exec(text);
    if (text === "") gap = true;
    else if (item) blocks.push({ marker: item[1] ?? "•", gap, indent, text: text.slice(item[0].length) });
    else if (!before || gap || (before.marker !== undefined && indent <= before.indent))
      blocks.push({ marker: undefined, gap, indent, text });
    else blocks[blocks.length - 1] = { ...before, text: `${before.text}\n${text}` };
    if (text !== "") gap = false;
  }
  return blocks;
}
