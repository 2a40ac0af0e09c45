/** `<textPath>`: text set glyph by glyph along a path or the outline of a shape. */

import type { RunGlyphs } from "../../../font/face.ts";
import type { FontBook } from "../../../font/font-book.ts";
import { charactersOf, glyphsOf, widthOf } from "../../../scene/glyph-runs.ts";
import type { GlyphsItem } from "../../../scene/scene.ts";
import { type Matrix, multiply, rotate, scale, translate } from "../../../units/matrix.ts";
import { parseNumber } from "../../svg/lengths.ts";
import { openedPath, reversePath, transformPath } from "../../svg/path/path-geometry.ts";
import { measurePath, type PathMeter } from "../../svg/path/path-meter.ts";
import { hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { badValue, readLength, wordAttribute } from "../read-attribute.ts";
import { fixOfReference } from "../reference-fix.ts";
import { outlineOf } from "../shapes/outline.ts";
import { transformOf } from "../transform-of.ts";
import { withGlyphs } from "./own-glyphs.ts";
import type { Pen, PlacedGlyphs } from "./placed-glyphs.ts";
import type { Glyphs } from "./run-glyphs.ts";
import type { Run } from "./text-runs.ts";

export interface LinePath {
  /** Length along the path at which the text starts. */
  readonly start: number;
  /** The end of the path, where text after it continues. */
  readonly end: Pen;
  /** The glyphs of a run at their places; `at` is how far along and how far below the path it starts. */
  place(run: Run, glyphs: Glyphs, at: Pen): readonly PlacedGlyphs[];
  /** Reports letters that did not fit; called when everything is placed. */
  report(): void;
}

/** The path of a line's text; undefined if there is none, which is reported. */
export function linePath({ first }: Run): LinePath | undefined {
  const { frame, path: element } = first;
  const meter = element && meterOf(element, frame);
  if (!meter) return undefined;
  let lost = "";
  return {
    start: startOf(element, frame, meter),
    end: meter.at(meter.length)?.point ?? { x: 0, y: 0 },
    place(run, glyphs, at) {
      return clustersOf(glyphs.items, frame.drawing.resources.fonts).flatMap((cluster) => {
        const width = widthOf(cluster) * glyphs.stretch;
        const middle = at.x + cluster.x * glyphs.stretch + width / 2;
        const spot = meter.at(middle);
        if (!spot) {
          lost += charactersOf(cluster);
          return [];
        }
        const along = multiply(translate(spot.point.x, spot.point.y), rotate(spot.angle));
        const turned = multiply(translate(-width / 2, at.y), rotate(run.first.rotate ?? 0));
        const transform: Matrix = multiply(multiply(along, turned), scale(glyphs.stretch, 1));
        return [{ transform, items: [{ ...cluster, x: 0 }], span: { x: 0, y: 0, width: widthOf(cluster) } }];
      });
    },
    report() {
      if (lost.trim() !== "") reportLost(element, frame, lost);
    },
  };
}

/** A curve is measured in a hundred steps, which takes as long as drawing this many elements. */
const SEGMENT = 5;

function meterOf(element: SvgElement, frame: Frame): PathMeter | undefined {
  const { drawing } = frame;
  const href = (hrefOf(element) ?? "").trim();
  const target = href.startsWith("#") ? elementById(drawing, href.slice(1)) : undefined;
  const at = target && { ...frame, style: styleInPlace(drawing, target) };
  const outline = at && outlineOf(target, at);
  if (!outline) {
    const message = `<textPath> points to "${href}", expected #id of a path or shape; its text is not drawn`;
    drawing.faults.add(element.place, "error", "svg/reference", message, {
      fix: fixOfReference(drawing, href),
    });
    return undefined;
  }
  const segments = transformPath(outline.segments, transformOf(target, at));
  drawing.tally.drawn += SEGMENT * segments.length;
  const side = wordAttribute(frame, element, "side", ["left", "right"]);
  if (wordAttribute(frame, element, "method", ["align", "stretch"]) === "stretch") {
    const message = "<textPath> does not bend the letters themselves (method is stretch)";
    const fix = "turn the text into a path";
    drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
  return measurePath(side === "right" ? reversePath(openedPath(segments)) : segments);
}

/** startOffset in units of the path; numbers are relative to the pathLength, if the path has one. */
function startOf(element: SvgElement, frame: Frame, { length }: PathMeter): number {
  const text = element.attributes.startOffset;
  if (text === undefined) return 0;
  const target = elementById(frame.drawing, (hrefOf(element) ?? "").trim().slice(1));
  const named = parseNumber(target?.attributes.pathLength ?? "");
  const factor = named !== undefined && named > 0 && !text.trim().endsWith("%") ? length / named : 1;
  const offset = readLength({ ...frame, viewport: { width: length, height: length } }, text, "x");
  if (offset === undefined) badValue(frame, element, "startOffset", text, "a length or a percentage");
  return (offset ?? 0) * factor;
}

/** One item for each letter with its marks; their x counts from the start of the run. */
function clustersOf(items: readonly GlyphsItem[], fonts: FontBook): readonly GlyphsItem[] {
  return items.flatMap((item) => {
    const glyphs = glyphsOf(item);
    const { ids } = glyphs;
    const starts = ids.flatMap((_, index) => (index === 0 || !isMark(glyphs, index) ? [index] : []));
    let { x } = item;
    return starts.map((start, index) => {
      const cluster = withGlyphs(item, x, cut(glyphs, start, starts[index + 1]), fonts);
      x += widthOf(cluster);
      return cluster;
    });
  });
}

const isMark = ({ text, advances }: RunGlyphs, index: number): boolean =>
  advances[index] === 0 || /^\p{M}*$/u.test(text[index] ?? "");

const cut = ({ ids, advances, offsets, text }: RunGlyphs, start: number, end?: number): RunGlyphs => ({
  ids: ids.slice(start, end),
  advances: advances.slice(start, end),
  offsets: offsets?.slice(start, end),
  text: text.slice(start, end),
});

function reportLost(element: SvgElement, frame: Frame, lost: string): void {
  const message = `"${lost.trim()}" does not fit on the path of the text and is not drawn`;
  const fix = "make the path longer or the text smaller, or start elsewhere (startOffset, text-anchor)";
  frame.drawing.faults.add(element.place, "error", "svg/text-path", message, { fix });
}
