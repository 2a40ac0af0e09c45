/** Converts the parser's line and column (line from 1, column from 0) to places in the template's file. */
import type { Place, Position } from "../diagnostics/diagnostic.ts";
import type { TemplateSource } from "./template.ts";
import { lastAtOrBelow, type ReadText } from "./xml/readings.ts";

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

export interface Stretch {
  readonly start: LineColumn;
  readonly end: LineColumn;
}

/** Converts ranges and offsets of a template's text as read into places of its file. */
export interface Places {
  of(stretch: Stretch): Place;
  offsetOf(at: LineColumn): number;
  at(start: number, end: number): Place;
}

/** The places of a file; lines end as the parser counts them: at "\n", "\r\n" or a lone "\r". */
export function placesIn({ file, text }: TemplateSource, read: ReadText): Places {
  const lines = lineStartsOf(text);
  const readLines = read.text === text ? lines : lineStartsOf(read.text);
  const offsetOf = ({ line, column }: LineColumn): number =>
    Math.min(read.text.length, (readLines[line - 1] ?? read.text.length) + column);
  const positionAt = (offset: number): Position => {
    const line = lastAtOrBelow(lines, offset);
    return { line: line + 1, column: offset - (lines[line] as number) + 1, offset };
  };
  const at = (start: number, end: number): Place => ({
    file,
    start: positionAt(read.offsetInFile(start)),
    end: positionAt(read.offsetInFile(Math.max(start, end))),
  });
  return { at, offsetOf, of: ({ start, end }) => at(offsetOf(start), offsetOf(end)) };
}

const lineStartsOf = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length),
];

/** The offset where a piece of text begins, without the white space that the parser removed before it. */
export function startOfContent(
  { loc, original, value }: hbs.AST.ContentStatement,
  places: Pick<Places, "offsetOf">,
): number {
  const lead = (original as unknown as string).search(/\S|$/) - value.search(/\S|$/);
  return places.offsetOf(loc.start) + Math.max(0, lead);
}
