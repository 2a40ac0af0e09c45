/** From the parser's line and column (line from 1, column from 0) to places in the template's file. */
import type { Place, Position } from "../diagnostics/diagnostic.ts";
import type { TemplateSource } from "./template.ts";

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

export interface Stretch {
  readonly start: LineColumn;
  readonly end: LineColumn;
}

/** Turns stretches and offsets of one file into places. */
export interface Places {
  of(stretch: Stretch): Place;
  offsetOf(at: LineColumn): number;
  at(start: number, end: number): Place;
}

/** The places of a file; lines end as the parser counts them: at "\n", "\r\n" or a lone "\r". */
export function placesIn(source: TemplateSource): Places {
  const starts = [0, ...[...source.text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  const offsetOf = ({ line, column }: LineColumn): number =>
    Math.min(source.text.length, (starts[line - 1] ?? source.text.length) + column);
  const positionAt = (offset: number): Position => {
    const line = lastAtOrBelow(starts, offset);
    return { line: line + 1, column: offset - (starts[line] as number) + 1, offset };
  };
  const at = (start: number, end: number): Place => ({
    file: source.file,
    start: positionAt(start),
    end: positionAt(Math.max(start, end)),
  });
  return { at, offsetOf, of: ({ start, end }) => at(offsetOf(start), offsetOf(end)) };
}

function lastAtOrBelow(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
