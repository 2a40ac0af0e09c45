/**
 * The place of an element: in the template, if the template stage recorded it (`b:at="file:line:column:offset"`), else in
 * the text itself. `b:from="special.title"` names the card's field that is printed.
 */
import type { Place, Position } from "../../../diagnostics/diagnostic.ts";
import type { Origin } from "../../../scene/scene.ts";
import { placeOf } from "../faults.ts";

/** Line and column of an offset. */
export type PositionAt = (offset: number) => Position;

/** Works on one text; queries in ascending order cost one walk over it in all. */
export function createPositions(text: string): PositionAt {
  const endFrom = (start: number): number => {
    const end = text.indexOf("\n", start);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  };
  let line = 1;
  let lineStart = 0;
  // Kept from one query to the next: a drawing may be one line of a million characters.
  let lineEnd = endFrom(0);
  return (offset) => {
    if (offset < lineStart) {
      line = 1;
      lineStart = 0;
      lineEnd = endFrom(0);
    }
    while (lineEnd < offset) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = endFrom(lineStart);
    }
    return { line, column: offset - lineStart + 1, offset };
  };
}

/** Reads and removes `b:at` and `b:from`; without `b:at` the element is at `startOf` in the file itself. */
export function readOrigin(
  file: string,
  startOf: () => Position,
  name: string,
  attributes: Record<string, string>,
): { origin: Origin; place: Place } {
  const at = /^(.*):(\d+):(\d+):(\d+)$/.exec(attributes["b:at"] ?? "");
  const from = attributes["b:from"];
  delete attributes["b:at"];
  delete attributes["b:from"];
  const field = from
    ? { field: from.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
    : {};
  if (at) {
    const origin = { file: at[1] as string, line: Number(at[2]), column: Number(at[3]), ...field };
    return { origin, place: placeOf(origin, name, Number(at[4])) };
  }
  const start = startOf();
  const origin = { file, line: start.line, column: start.column, ...field };
  return { origin, place: placeOf(origin, name, start.offset) };
}
