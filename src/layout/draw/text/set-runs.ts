/** Sets and places runs of a plain text: on a line, rotated letter by letter, or along a path. */
import { IDENTITY, type Matrix, multiply, rotate, scale, translate } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import type { Frame } from "../frame.ts";
import type { Pen, PlacedGlyphs } from "./placed-glyphs.ts";
import { type Glyphs, glyphsOf, shiftOf } from "./run-glyphs.ts";
import { stretchRuns } from "./text-length.ts";
import { linePath } from "./text-on-path.ts";
import type { Run } from "./text-runs.ts";

export interface SetRun {
  readonly run: Run;
  readonly pieces: readonly PlacedGlyphs[];
  readonly missing: readonly string[];
}

/** Sets all lines of a text; each starts where the one before ended unless it has its own place. */
export function setLines(lines: readonly (readonly Run[])[]): readonly SetRun[] {
  let pen: Pen = { x: 0, y: 0 };
  return lines.flatMap((line) => {
    const glyphs = stretchRuns(line, line.map(glyphsOf), lines);
    const { runs, end } = line[0]?.first.path ? onPath(line, glyphs) : onLine(line, glyphs, pen);
    pen = end;
    return runs;
  });
}

interface SetRuns {
  readonly runs: readonly SetRun[];
  readonly end: Pen;
}

function onLine(line: readonly Run[], glyphs: readonly Glyphs[], pen: Pen): SetRuns {
  const head = line[0]?.first;
  const start = { x: head?.x ?? pen.x, y: head?.y ?? pen.y };
  const places = placesOf(line, glyphs, start);
  const back = anchoredBack(line, glyphs);
  const runs = line.map((run, index): SetRun => {
    const { x, y } = places[index] as Pen;
    const { items, width, stretch, missing } = glyphs[index] as Glyphs;
    const at = { x: x - back, y };
    const turned = run.first.rotate ?? 0;
    const transform = aboutPoint(at, multiply(rotate(turned), scale(stretch, 1)));
    const moved = items.map((item) => ({ ...item, x: item.x + at.x, y: item.y + at.y + shiftOf(run) }));
    return { run, missing, pieces: [{ transform, items: moved, span: { ...at, width } }] };
  });
  const end = places.at(-1) as Pen;
  return { runs, end: { x: end.x - back, y: end.y } };
}

/** Identity stays exact: it then needs no group. */
const aboutPoint = ({ x, y }: Pen, matrix: Matrix): Matrix =>
  matrix.every((value, index) => value === IDENTITY[index])
    ? IDENTITY
    : multiply(translate(x, y), multiply(matrix, translate(-x, -y)));

function onPath(line: readonly Run[], glyphs: readonly Glyphs[]): SetRuns {
  const path = linePath(line[0] as Run);
  if (!path) return { runs: [], end: { x: 0, y: 0 } };
  const start = { x: path.start + (line[0]?.first.x ?? 0), y: 0 };
  const places = placesOf(line, glyphs, start);
  const back = anchoredBack(line, glyphs);
  const runs = line.map((run, index): SetRun => {
    const { x, y } = places[index] as Pen;
    const set = glyphs[index] as Glyphs;
    const items = set.items.map((item) => ({ ...item, y: item.y + shiftOf(run) }));
    const pieces = path.place(run, { ...set, items }, { x: x - back, y });
    return { run, missing: set.missing, pieces };
  });
  path.report();
  return { runs, end: path.end };
}

/** Where each run starts, and where the last one ends. */
function placesOf(line: readonly Run[], glyphs: readonly Glyphs[], start: Pen): readonly Pen[] {
  let { x, y } = start;
  const places = line.map(({ first }, index) => {
    x += first.dx ?? 0;
    y += first.dy ?? 0;
    const place = { x, y };
    x += widthOf(glyphs[index]);
    return place;
  });
  return [...places, { x, y }];
}

const widthOf = (glyphs: Glyphs | undefined): number => (glyphs ? glyphs.width * glyphs.stretch : 0);

function anchoredBack(line: readonly Run[], glyphs: readonly Glyphs[]): number {
  const [head] = line;
  if (!head) return 0;
  const width = line.reduce((sum, { first }, index) => sum + (first.dx ?? 0) + widthOf(glyphs[index]), 0);
  return anchorOf(head.first.frame) * width;
}

/** The part of the line that is before its anchor. */
function anchorOf(frame: Frame): number {
  const anchor = cssValue(frame.style, "text-anchor");
  const share = anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0;
  return cssValue(frame.style, "direction") === "rtl" ? 1 - share : share;
}
