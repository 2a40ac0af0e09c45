/** Markers: small drawings at the corners of a line, such as arrowheads. */
import type { Item } from "../../../scene/scene.ts";
import { type Box, contains } from "../../../units/box.ts";
import { apply, IDENTITY, type Matrix, multiply, rotate, scale, translate } from "../../../units/matrix.ts";
import { cssValue, measureOf } from "../../svg/css/style.ts";
import { rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { parseStrokes, type Vertex, verticesOf } from "../../svg/path/path-vertices.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { parseAngle } from "../../svg/transform-list.ts";
import { fitBox } from "../../svg/view-box.ts";
import { inkBox } from "../boxes.ts";
import { aspectOf, drawChildren, viewBoxOf } from "../containers.ts";
import { elementById } from "../element-by-id.ts";
import { type ContextPaints, type Frame, moved, styleInPlace } from "../frame.ts";
import { paintReference } from "../paint/paint.ts";
import { strokeWidth } from "../paint/stroke.ts";
import { badValue, lengthAttribute } from "../read-attribute.ts";
import { fixOfReference } from "../reference-fix.ts";
import type { Outline } from "./outline.ts";

type Role = "start" | "mid" | "end";

const MARKED = ["path", "line", "polyline", "polygon"];

export const hasMarkers = (element: SvgElement, { style }: Frame): boolean =>
  MARKED.includes(element.name) &&
  ["marker-start", "marker-mid", "marker-end"].some((property) => cssValue(style, property) !== "none");

/** The markers of a line, in its coordinates; `paints` is what "context-fill" and "context-stroke" mean in them. */
export function drawMarkers(
  element: SvgElement,
  frame: Frame,
  outline: Outline,
  paints: ContextPaints,
): readonly Item[] {
  const d = measureOf(element, frame.drawing.document.sheet, "d") ?? "";
  const strokes = element.name === "path" ? parseStrokes(d) : outline.segments.map((segment) => [segment]);
  const vertices = verticesOf(strokes);
  const width = strokeWidth(frame, element);
  const markers = { start: markerOf("start"), mid: markerOf("mid"), end: markerOf("end") };
  const last = vertices.length - 1;
  const draw = (role: Role, vertex: Vertex): readonly Item[] =>
    markers[role] ? drawMarker(markers[role], frame, { role, vertex, width, paints }) : [];
  return vertices.flatMap((vertex, index) => [
    ...(index === 0 ? draw("start", vertex) : []),
    ...(index > 0 && index < last ? draw("mid", vertex) : []),
    ...(index === last ? draw("end", vertex) : []),
  ]);

  function markerOf(role: Role): SvgElement | undefined {
    const text = cssValue(frame.style, `marker-${role}`);
    if (text === "none") return undefined;
    const id = paintReference(text)?.id;
    const target = id === undefined ? undefined : elementById(frame.drawing, id);
    if (target?.name === "marker" && !frame.trail.includes(target)) return target;
    const what = target?.name === "marker" ? "the marker that contains it" : "not a <marker>";
    const message = `marker-${role} of <${element.name}> is "${text}", which is ${what}`;
    const fix = target?.name === "marker" ? "remove it" : fixOfReference(frame.drawing, id);
    frame.drawing.faults.add(element.place, "error", "svg/reference", message, { fix });
    return undefined;
  }
}

interface MarkerPlace {
  readonly role: Role;
  readonly vertex: Vertex;
  /** The width of the stroke. */
  readonly width: number;
  readonly paints: ContextPaints;
}

function drawMarker(marker: SvgElement, frame: Frame, place: MarkerPlace): readonly Item[] {
  const { drawing } = frame;
  const style = styleInPlace(drawing, marker);
  if (cssValue(style, "display") === "none") return [];
  const here: Frame = { ...frame, style, trail: [...frame.trail, marker], context: place.paints };
  const port = portOf(marker, here);
  const unit = marker.attributes.markerUnits === "userSpaceOnUse" ? 1 : place.width;
  if (!(port.width > 0 && port.height > 0 && unit > 0)) return [];
  const viewBox = viewBoxOf(marker, here);
  const content = viewBox ? fitBox(viewBox, port, aspectOf(marker, here)) : IDENTITY;
  const reference = apply(content, referenceOf(marker, here, viewBox ?? port));
  const turn = multiply(translate(place.vertex.x, place.vertex.y), rotate(angleOf(marker, here, place)));
  const corner = multiply(multiply(turn, scale(unit)), translate(-reference.x, -reference.y));
  const inside: Frame = { ...moved(here, multiply(corner, content)), viewport: viewBox ?? port };
  return placed(marker, inside, { corner, content, port }, drawChildren(marker, inside));
}

/** The marker's own box, in units of the marker. */
const portOf = (marker: SvgElement, frame: Frame): Box => ({
  x: 0,
  y: 0,
  width: lengthAttribute(frame, marker, "markerWidth", "x", { least: 0 }) ?? 3,
  height: lengthAttribute(frame, marker, "markerHeight", "y", { least: 0 }) ?? 3,
});

const SHARES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** The point of the marker's content that is placed on the corner. */
function referenceOf(marker: SvgElement, frame: Frame, box: Box): { x: number; y: number } {
  const { refX = "", refY = "" } = marker.attributes;
  const at: Frame = { ...frame, viewport: box };
  const [across, down] = [SHARES[refX], SHARES[refY]];
  return {
    x: across === undefined ? (lengthAttribute(at, marker, "refX", "x") ?? 0) : box.x + across * box.width,
    y: down === undefined ? (lengthAttribute(at, marker, "refY", "y") ?? 0) : box.y + down * box.height,
  };
}

function angleOf(marker: SvgElement, frame: Frame, { role, vertex }: MarkerPlace): number {
  const text = marker.attributes.orient?.trim() ?? "0";
  if (text === "auto") return vertex.angle;
  if (text === "auto-start-reverse") return role === "start" ? vertex.angle + 180 : vertex.angle;
  const angle = parseAngle(text);
  if (angle === undefined) badValue(frame, marker, "orient", text, "auto, auto-start-reverse or an angle");
  return angle ?? 0;
}

/** The content at its place, clipped to the marker's box unless its overflow is visible. */
function placed(
  marker: SvgElement,
  { drawing, style }: Frame,
  { corner, content, port }: { readonly corner: Matrix; readonly content: Matrix; readonly port: Box },
  items: readonly Item[],
): readonly Item[] {
  if (items.length === 0) return [];
  const group = { kind: "group", origin: marker.origin, opacity: 1 } as const;
  const inside: Item = { ...group, transform: multiply(corner, content), items };
  if (!["hidden", "scroll"].includes(cssValue(style, "overflow"))) return [inside];
  const ink = inkBox([{ ...inside, transform: content }], drawing);
  if (ink && contains(port, ink)) return [inside];
  const clip = { d: formatPath(rectPath(port)), rule: "nonzero" } as const;
  return [{ ...group, transform: corner, clip, items: [{ ...inside, transform: content }] }];
}
