/**
 * A booklet's text in Markdown to blocks: headings, paragraphs, lists, definitions, tables, boxed examples, rules, pictures of
 * cards and footnotes. All references are looked up. Limits: CommonMark, GFM and definition lists without HTML, code and
 * other pictures; lists are nested once. Marks of other dialects are reported (`raw-marks.ts`).
 */
import { type Diagnostic, type Place, type Result, startOf } from "../diagnostics/diagnostic.ts";
import { likelySearch } from "../diagnostics/name-search.ts";
import { suggestions } from "../diagnostics/nearest.ts";
import { shortened } from "../diagnostics/words.ts";
import { placeAt } from "../source/locate.ts";
import type { SourceFile } from "../source/tree.ts";
import { type Block, type Heading, plainText } from "./blocks.ts";
import { footnotesIn } from "./footnotes.ts";
import { headingNames } from "./heading-names.ts";
import { parseMarkdown } from "./markdown.ts";
import { type BookletNames, type Report, reportInto } from "./names.ts";
import { chaptersOf } from "./read-blocks.ts";
import { type Excess, tooManyLines, tooMuchIn } from "./too-much.ts";

/** A text after filling in the template, with the source line of each of its lines. */
export interface WrittenText {
  readonly text: string;
  /** From 1. */
  readonly lines: readonly number[];
}

/**
 * @param file the hand-written source; places refer to it
 */
export function readBooklet(
  written: WrittenText,
  file: SourceFile,
  names: BookletNames,
): Result<readonly Block[]> {
  const diagnostics: Diagnostic[] = [];
  const report = reportInto(diagnostics);
  const placeOf = placesIn(written, file);
  const tooMuch = tooMuchIn(written.text);
  if (tooMuch) {
    reportTooMuch(tooMuch, placeOf, report);
    return { value: [], diagnostics };
  }
  const headings = headingNames();
  const root = parseMarkdown(written.text);
  const footnotes = footnotesIn(root);
  const reading = {
    names,
    headings,
    source: written.text,
    noteMark: footnotes.markOf,
    report,
    placeOf,
    suggest: suggestions(),
    searchLikely: likelySearch(),
    within: (place: Place, words: string) => part(place, words, file),
  };
  const blocks = chaptersOf(root, footnotes, reading);
  headings.check(reading);
  footnotes.check(placeOf, report);
  const isSilent = diagnostics.length === 0;
  checkOutline(blocks, report);
  if (isSilent && blocks.every(({ kind }) => kind === "heading")) reportEmpty(file, report);
  return { value: blocks, diagnostics };
}

/** Limits of a text before its template is filled in; more lines could not even be traced. */
export function unfilledExcess(file: SourceFile): readonly Diagnostic[] {
  const lines = file.text.split(/\r\n?|\n/);
  const tooMuch = tooManyLines(lines.length);
  if (!tooMuch) return [];
  const diagnostics: Diagnostic[] = [];
  const own = { text: file.text, lines: lines.map((_, index) => index + 1) };
  reportTooMuch(tooMuch, placesIn(own, file), reportInto(diagnostics));
  return diagnostics;
}

function reportTooMuch(
  { message, line }: Excess,
  placeOf: (node: Positioned) => Place,
  report: Report,
): void {
  const at = { line, column: 1 };
  const fix = "split it into chapters and paragraphs, or into several booklets";
  report("booklet/too-much", placeOf({ position: { start: at, end: at } }), { message, fix });
}

function reportEmpty(file: SourceFile, report: Report): void {
  report("booklet/empty", startOf(file.path), {
    message: "the booklet has no text",
    fix: "write its text, or remove the booklet",
  });
}

interface Point {
  readonly line: number;
  readonly column: number;
}

interface Positioned {
  readonly position?: unknown;
}

/** Columns are those of the file if a line is unchanged; beyond its end they are its end. */
function placesIn({ lines }: WrittenText, file: SourceFile): (node: Positioned) => Place {
  const ends = file.text.split(/\r\n?|\n/).map(({ length }) => length);
  const starts = [0, ...[...file.text.matchAll(/\r\n?|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const offsetOf = ({ line, column }: Point): number => {
    const at = (lines[line - 1] ?? 1) - 1;
    return (starts[at] ?? file.text.length) + Math.min(column - 1, ends[at] ?? 0);
  };
  return ({ position }) => {
    const { start, end } = position as { readonly start: Point; readonly end: Point };
    const from = offsetOf(start);
    return placeAt(file, { start: from, end: Math.max(from, offsetOf(end)) });
  };
}

function part(place: Place, words: string, file: SourceFile): Place {
  const [from, to] = [place.start.offset, place.end.offset];
  const at = file.text.slice(from, to).indexOf(words);
  return at < 0 ? place : placeAt(file, { start: from + at, end: from + at + words.length });
}

/** Checks headings: one title, chapters below it, no skipped level, none as long as a paragraph. */
function checkOutline(blocks: readonly Block[], report: Report): void {
  const headings = blocks.filter((block) => block.kind === "heading");
  for (const [index, heading] of headings.entries()) {
    checkLevel(heading, headings[index - 1], report);
    checkLength(heading, report);
  }
}

/** Two lines in the table of contents. */
const LONGEST = 150;

function checkLength({ words, place }: Heading, report: Report): void {
  const text = plainText(words);
  if (text.length <= LONGEST) return;
  report("booklet/long-heading", place, {
    message: `the heading "${shortened(text)}" has ${text.length} characters, expected ${LONGEST} at most`,
    fix: "shorten it, and put the rest into the text below it",
  });
}

function checkLevel({ level, words, place }: Heading, before: Heading | undefined, report: Report): void {
  if (level === 1 && before)
    report("booklet/second-title", place, {
      message: `"${plainText(words)}" is a second title`,
      fix: "write ## for a chapter",
    });
  const deepest = (before?.level ?? 1) + 1;
  if (level <= deepest) return;
  const marks = "#".repeat(deepest);
  report("booklet/heading-jump", place, {
    message: `the heading "${plainText(words)}" is at level ${level}, expected ${deepest} at most`,
    why: "a section outside a chapter has no place in the table of contents",
    fix: `write ${marks}`,
  });
}
