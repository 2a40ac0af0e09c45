/** SVG's own `<text>`: lines that start where the drawing says, set by the same engine as text boxes. No wrapping. */
import type { GlyphsItem, Item } from "../../scene/scene.ts";
import { ptOfMm } from "../../units/length.ts";
import { applyToBox } from "../../units/matrix.ts";
import { cssValue } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { setLine } from "../text/set-line.ts";
import { dominantShift } from "./baseline.ts";
import { inkBox, shapeBox } from "./boxes.ts";
import { type Frame, mmPerUnit } from "./frame.ts";
import { resolvePaint } from "./paint.ts";
import { fontSize } from "./read-attribute.ts";
import { strokesFirst } from "./shapes.ts";
import { resolveStroke } from "./stroke.ts";
import { charactersOf } from "./text-characters.ts";
import { linesOf, type Run, runsOf } from "./text-runs.ts";
import { reportFamilies, textStyleOf } from "./text-style.ts";

/** Glyphs at their place, before they have a colour. */
interface SetRun {
  readonly run: Run;
  readonly items: readonly GlyphsItem[];
  readonly missing: readonly string[];
}

export function drawText(element: SvgElement, frame: Frame): readonly Item[] {
  const lines = linesOf(runsOf(charactersOf(element, frame)));
  let pen = { x: 0, y: 0 };
  const set: SetRun[] = [];
  for (const line of lines) {
    const { runs, end } = setRuns(line, pen);
    set.push(...runs);
    pen = end;
  }
  const box = shapeBox(
    set.flatMap(({ items }) => items),
    frame.drawing,
  );
  const painted = set.flatMap(({ run, items }) => paint(run, items, () => box));
  reportText(element, frame, lines, set, painted);
  return painted;
}

interface Pen {
  readonly x: number;
  readonly y: number;
}

function setRuns(line: readonly Run[], pen: Pen): { runs: readonly SetRun[]; end: Pen } {
  const head = line[0]?.first;
  const start = head?.x ?? pen.x;
  let x = start;
  let y = head?.y ?? pen.y;
  const runs = line.map((run): SetRun => {
    x += run.first.dx ?? 0;
    y += run.first.dy ?? 0;
    const { items, width, missing } = setRun(run);
    const moved = items.map((item) => ({ ...item, x: item.x + x, y: item.y + y + shiftOf(run) }));
    x += width;
    return { run, items: moved, missing };
  });
  const back = head ? anchorOf(head.frame) * (x - start) : 0;
  const anchored = runs.map((set) => ({
    ...set,
    items: set.items.map((item) => ({ ...item, x: item.x - back })),
  }));
  return { runs: anchored, end: { x: x - back, y } };
}

function setRun({ first, text }: Run) {
  const { frame, element } = first;
  const { fonts } = frame.drawing.resources;
  return setLine(text, textStyleOf(frame, element), fontSize(frame), fonts, element.origin);
}

function shiftOf({ first }: Run): number {
  const { families, weight, italic } = textStyleOf(first.frame, first.element);
  const face = first.frame.drawing.resources.fonts.find(families, weight, italic);
  return first.shift + (face ? dominantShift(first.frame, face.metrics) : 0);
}

/** Which part of the line lies before its place. */
function anchorOf(frame: Frame): number {
  const anchor = cssValue(frame.style, "text-anchor");
  const share = anchor === "middle" ? 0.5 : anchor === "end" ? 1 : 0;
  return cssValue(frame.style, "direction") === "rtl" ? 1 - share : share;
}

function paint(
  { first }: Run,
  items: readonly GlyphsItem[],
  boxOf: () => ReturnType<typeof shapeBox>,
): readonly Item[] {
  const { frame, element } = first;
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const fill = resolvePaint(frame, element, "fill", boxOf);
  const stroke = resolveStroke(frame, element, resolvePaint(frame, element, "stroke", boxOf));
  if (!fill && !stroke) return [];
  if (fill && stroke && strokesFirst(frame)) {
    return items.flatMap((item) => [
      { ...item, fill: null, stroke },
      { ...item, fill, stroke: null },
    ]);
  }
  return items.map((item) => ({ ...item, fill, stroke }));
}

function reportText(
  element: SvgElement,
  frame: Frame,
  lines: readonly (readonly Run[])[],
  set: readonly SetRun[],
  painted: readonly Item[],
): void {
  const { drawing, ctm } = frame;
  const ink = inkBox(painted, drawing);
  if (!ink) return;
  for (const { run } of set) {
    reportFamilies(
      run.first.frame,
      run.first.element,
      textStyleOf(run.first.frame, run.first.element).families,
    );
  }
  const box = applyToBox(ctm, ink);
  const sizePt = ptOfMm(Math.min(...set.map(({ run }) => fontSize(run.first.frame))) * mmPerUnit(frame));
  drawing.facts.texts.push({
    origin: element.origin,
    text: lines.map((line) => line.map(({ text }) => text).join("")).join("\n"),
    askedSizePt: sizePt,
    sizePt,
    minSizePt: sizePt,
    box,
    ink: box,
    overflow: 0,
    missing: [...new Set(set.flatMap(({ missing }) => missing))],
    unknown: [],
  });
}
