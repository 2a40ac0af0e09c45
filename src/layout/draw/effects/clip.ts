/**
 * clip-path as path data. The shapes of a clip are joined into one path if the result looks the same; otherwise the
 * clip is left to the rasteriser.
 */
import type { FillRule } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { IDENTITY, type Matrix, multiply, translate } from "../../../units/matrix.ts";
import { computeStyle, cssValue } from "../../svg/css/style.ts";
import { formatPath, parsePath, type Segment } from "../../svg/path/path-data.ts";
import { reversePath, signedArea, subpaths, transformPath } from "../../svg/path/path-geometry.ts";
import { childElements, hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { paintReference } from "../paint/paint.ts";
import { lengthAttribute } from "../read-attribute.ts";
import { fixOfReference, NO_SUCH_ID } from "../reference-fix.ts";
import { transformOf } from "../transform-of.ts";
import { type ClipOutline, clipOutlines } from "./clip-outlines.ts";

export interface ClipPath {
  readonly d: string;
  readonly rule: FillRule;
}

/** The result for a clip: paths that all clip, or an id for the rasteriser. */
export type Clip = { readonly paths: readonly ClipPath[] } | { readonly source: string };

interface Shape extends ClipOutline {
  /** Clips on the shape itself. */
  readonly clips: readonly ClipPath[];
}

/** The clip of an element; undefined if it has none. `boxOf` gives the box for clips relative to the shape. */
export function clipOf(element: SvgElement, frame: Frame, boxOf: () => Box | undefined): Clip | undefined {
  const text = cssValue(frame.style, "clip-path");
  if (text === "none") return undefined;
  const id = paintReference(text)?.id;
  const target = id === undefined ? undefined : elementById(frame.drawing, id);
  if (id === undefined || target?.name !== "clipPath") {
    const message = `clip-path of <${element.name}> is "${text}", expected url(#id) of a <clipPath>`;
    frame.drawing.faults.add(element.place, "error", "svg/reference", message, {
      fix: fixOfReference(frame.drawing, id),
    });
    return undefined;
  }
  if (frame.trail.includes(target)) {
    frame.drawing.faults.add(target.place, "error", "svg/cycle", "the <clipPath> clips itself", {
      fix: "remove the clip-path inside it that points back to it",
    });
    return undefined;
  }
  return joined(id, target, { ...frame, trail: [...frame.trail, target] }, boxOf);
}

function joined(id: string, target: SvgElement, frame: Frame, boxOf: () => Box | undefined): Clip {
  const style = styleInPlace(frame.drawing, target);
  const box = target.attributes.clipPathUnits === "objectBoundingBox" ? (boxOf() ?? EMPTY) : undefined;
  const units: Matrix = box ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY;
  const matrix = multiply(units, transformOf(target, { ...frame, style }));
  const shapes = childElements(target).flatMap((child) =>
    shapesOf(child, { ...frame, style }, matrix, boxOf),
  );
  if (shapes.includes("source")) return { source: id };
  const outer = clipOf(target, { ...frame, style }, boxOf);
  if (outer && "source" in outer) return { source: id };
  const own = unite(shapes as readonly Shape[]);
  return own ? { paths: [...own, ...(outer?.paths ?? [])] } : { source: id };
}

const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Shapes of a child in the coordinates of the clipped element; "source" if only the rasteriser can draw it. */
function shapesOf(
  child: SvgElement,
  frame: Frame,
  matrix: Matrix,
  boxOf: () => Box | undefined,
): readonly (Shape | "source")[] {
  const style = computeStyle(child, frame.style, frame.drawing.document.sheet);
  if (cssValue(style, "display") === "none") return [];
  const here = { ...frame, style };
  const placed = multiply(matrix, transformOf(child, here));
  if (child.name === "use") return usedShapes(child, here, placed, boxOf);
  if (cssValue(style, "visibility") !== "visible") return [];
  const own = clipOf(child, here, boxOf);
  if (own && "source" in own) return ["source"];
  const clips = own ? own.paths.map(({ d, rule }) => ({ d: formatPath(moved(d, placed)), rule })) : [];
  return clipOutlines(child, here).map(({ segments, rule }) => ({
    segments: transformPath(segments, placed),
    rule,
    clips,
  }));
}

const moved = (d: string, matrix: Matrix): readonly Segment[] => transformPath(parsePath(d).segments, matrix);

function usedShapes(
  use: SvgElement,
  frame: Frame,
  matrix: Matrix,
  boxOf: () => Box | undefined,
): readonly (Shape | "source")[] {
  const target = elementById(frame.drawing, (hrefOf(use) ?? "").replace(/^#/, ""));
  if (!target || frame.trail.includes(target)) {
    const message = `<use> in a <clipPath> points to ${target ? "itself" : `"${hrefOf(use) ?? ""}"${NO_SUCH_ID}`}`;
    const fix = target ? "remove it" : fixOfReference(frame.drawing, hrefOf(use));
    frame.drawing.faults.add(use.place, "error", "svg/reference", message, { fix });
    return [];
  }
  const shift = translate(
    lengthAttribute(frame, use, "x", "x") ?? 0,
    lengthAttribute(frame, use, "y", "y") ?? 0,
  );
  const inside = { ...frame, trail: [...frame.trail, target] };
  if (clipOf(use, frame, boxOf)) return ["source"];
  return shapesOf(target, inside, multiply(matrix, shift), boxOf);
}

/**
 * One path for all shapes. With the nonzero rule it is their union if all turn the same way; shapes with the even-odd
 * rule or with their own clips stay separate or go to the rasteriser.
 */
function unite(shapes: readonly Shape[]): readonly ClipPath[] | undefined {
  const [first] = shapes;
  if (shapes.length === 1 && first) {
    return [{ d: formatPath(first.segments), rule: first.rule }, ...first.clips];
  }
  const simple = shapes.every(
    ({ segments, rule, clips }) =>
      clips.length === 0 && (rule === "nonzero" || subpaths(segments).length === 1),
  );
  if (!simple) return undefined;
  const segments = shapes.flatMap((shape) =>
    signedArea(shape.segments) < 0 ? reversePath(shape.segments) : shape.segments,
  );
  return [{ d: formatPath(segments), rule: "nonzero" }];
}
