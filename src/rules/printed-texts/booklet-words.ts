/**
 * A booklet's text, cut into headings, paragraphs, list items and table cells for the rules about wording. Every character
 * keeps its offset: fields, comments and addresses are replaced by placeholders. Limits: only the Markdown of booklets,
 * without HTML and code; a line that contains a bar is a table row.
 */
import type { SourceFile, TextRange } from "../../source/tree.ts";
import { bookletTags } from "./booklet-tags.ts";
import { DRAWN } from "./words-in.ts";

export interface Stretch extends TextRange {
  /** Exactly as many characters as from `start` to `end`. */
  readonly text: string;
}

export function bookletStretches({ text }: SourceFile): readonly Stretch[] {
  const shown = maskedText(text);
  const found: Stretch[] = [];
  const take = ({ start, end }: TextRange): void => {
    const words = shown.slice(start, end);
    if (!/\p{L}/u.test(words)) return;
    const from = start + (words.length - words.trimStart().length);
    found.push({ start: from, end: start + words.trimEnd().length, text: words.trim() });
  };
  for (const block of blocksIn(shown)) for (const range of block) take(range);
  return found;
}

/** Character references; addresses of links, and the brackets around their text. */
const NO_TEXT = /&(?:[a-z]+|#\d+);|!?\[(?=[^[\]\n]*\]\()|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)/g;

function maskedText(text: string): string {
  let shown = "";
  let from = 0;
  for (const { kind, start, end } of bookletTags(text)) {
    shown += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, kind === "tag" ? DRAWN : " ");
    from = end;
  }
  return (shown + text.slice(from)).replace(NO_TEXT, maskOf);
}

/** Asterisks replace the brackets of a link: rules know them as marks that are not printed. */
function maskOf(part: string): string {
  if (part.startsWith("&")) return DRAWN.repeat(part.length);
  return part.startsWith("](")
    ? `*${DRAWN.repeat(part.length - 1)}`
    : part.replace("!", " ").replace("[", "*");
}

/** The beginning of a line: quote marks, then the mark of a heading or list item. */
const MARKS = /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-+*][ \t]+|\d{1,9}[.)][ \t]+)?/;
/** A line without words separates blocks. */
const NO_WORDS = new RegExp(`^[\\s>${DRAWN}]*$`);

/** Ranges by block; those of one block are read separately. */
function* blocksIn(text: string): Iterable<readonly TextRange[]> {
  let open: { start: number; end: number } | undefined;
  for (const { start, end } of linesIn(text)) {
    const line = text.slice(start, end);
    const marks = (MARKS.exec(line)?.[0] ?? "").length;
    const isRow = /(?<!\\)\|/.test(line);
    const begins = isRow || NO_WORDS.test(line) || /[^\s>]/.test(line.slice(0, marks));
    if (open && begins) yield [open];
    if (begins) open = undefined;
    if (isRow) yield cellsIn(line, start);
    else if (!NO_WORDS.test(line)) open = { start: open?.start ?? start + marks, end };
  }
  if (open) yield [open];
}

function* linesIn(text: string): Iterable<TextRange> {
  let start = 0;
  for (const { index } of text.matchAll(/\n/g)) {
    yield { start, end: index };
    start = index + 1;
  }
  yield { start, end: text.length };
}

function cellsIn(line: string, start: number): readonly TextRange[] {
  const bars = [...line.matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return [-1, ...bars].map((bar, index) => ({
    start: start + bar + 1,
    end: start + (bars[index] ?? line.length),
  }));
}
