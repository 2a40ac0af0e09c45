/**
 * What a booklet's author wrote, cut into headings, paragraphs, items of lists and cells of tables: the stretches that
 * rules about wording look at. Every character keeps its place: what is no text (fields, comments, addresses) has others
 * in its stead. Limits: Markdown as booklets may hold it, without HTML and code; a line with a bar in it is a row.
 */
import type { SourceFile, TextRange } from "../../source/tree.ts";
import { bookletTags } from "./booklet-tags.ts";
import { DRAWN } from "./words-in.ts";

export interface Stretch extends TextRange {
  /** As many characters as there are from `start` to `end`. */
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

/** Characters by their names; addresses of links, and the brackets around their words. */
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

/** Stars stand for the brackets of a link: rules know them as marks that are not printed. */
function maskOf(part: string): string {
  if (part.startsWith("&")) return DRAWN.repeat(part.length);
  return part.startsWith("](")
    ? `*${DRAWN.repeat(part.length - 1)}`
    : part.replace("!", " ").replace("[", "*");
}

/** What a line begins with: quotes, then the mark of a heading or an item. */
const MARKS = /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-+*][ \t]+|\d{1,9}[.)][ \t]+)?/;
/** A line without words parts what is above it from what is below. */
const NO_WORDS = new RegExp(`^[\\s>${DRAWN}]*$`);

/** Blocks of ranges; those of one block are read apart. */
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
