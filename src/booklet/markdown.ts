/** Markdown to its syntax tree: CommonMark and the tables of GFM, by the library, within limits. */
import type { Root } from "mdast";
import { lazyPackage } from "../source/lazy-package.ts";

const reader = lazyPackage<typeof import("mdast-util-from-markdown")>("mdast-util-from-markdown");
const tableTree = lazyPackage<typeof import("mdast-util-gfm-table")>("mdast-util-gfm-table");
const tableSyntax = lazyPackage<typeof import("micromark-extension-gfm-table")>(
  "micromark-extension-gfm-table",
);

/** The reader's work grows with these faster than the text does. */
export const MARKDOWN_LIMITS = {
  /** Characters of the whole text, what templates print counted. */
  text: 400_000,
  /** Characters of a paragraph or a list without a blank line. */
  stretch: 40_000,
  /** Stars, underscores and brackets in such a stretch. */
  marks: 3_000,
  /** Characters of a line. */
  line: 4_000,
  /** Quotes and lists inside each other. */
  depth: 12,
} as const;

/** What is too much of a text, in words; undefined when it can be read. */
export function tooMuchIn(text: string): { readonly message: string; readonly line: number } | undefined {
  const limits = MARKDOWN_LIMITS;
  if (text.length > limits.text)
    return { message: `the text has more than ${limits.text} characters`, line: 1 };
  let length = 0;
  let signs = 0;
  for (const [index, line] of text.split("\n").entries()) {
    const isBlank = line.trim() === "";
    length = isBlank ? 0 : length + line.length;
    signs = isBlank ? 0 : signs + (line.match(/[*_[\]]/g)?.length ?? 0);
    const message = tooMuchAt(line, length, signs);
    if (message !== undefined) return { message, line: index + 1 };
  }
  return undefined;
}

/** @param length of the stretch up to the end of the line, as `signs` */
function tooMuchAt(text: string, length: number, signs: number): string | undefined {
  const { stretch, marks, line, depth } = MARKDOWN_LIMITS;
  if (text.length > line) return `a line has more than ${line} characters`;
  if (length > stretch) return `more than ${stretch} characters stand without a blank line`;
  if (signs > marks) return `more than ${marks} marks stand without a blank line`;
  const nested = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/.exec(text)?.[0] ?? "";
  return nested.replace(/[\d \t]+/g, "").length > depth
    ? `more than ${depth} quotes and lists lie inside each other`
    : undefined;
}

/** The tree of a text that is not too much; `\:` reads as ESCAPED_COLON. */
export function parseMarkdown(text: string): Root {
  const kept = text.replace(/(?<!\\)((?:\\\\)*)\\:/g, `$1${ESCAPED_COLON}`);
  return reader().fromMarkdown(kept, {
    extensions: [tableSyntax().gfmTable()],
    mdastExtensions: [tableTree().gfmTableFromMarkdown()],
  });
}

/** Two characters that no text of a game may hold, as long as what they stand for. */
export const ESCAPED_COLON = "\uFFFE\uFFFE";
