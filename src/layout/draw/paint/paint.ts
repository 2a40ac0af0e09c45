/** Fill and stroke: a plain colour, the colour of the place, or a gradient. */
import type { Paint } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { invert, type Matrix, multiply } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { elementById } from "../element-by-id.ts";
import type { Frame } from "../frame.ts";
import { badProperty, shareOf } from "../read-attribute.ts";
import { fixOfReference, NO_SUCH_ID } from "../reference-fix.ts";
import { BLACK, colourAt, fade } from "./colours.ts";
import { resolveGradient } from "./gradient.ts";
import { strokeWidth } from "./stroke.ts";

export type PaintProperty = "fill" | "stroke";

/** The paint of an element; null for none. `boxOf` gives the box for gradients relative to the shape. */
export function resolvePaint(
  frame: Frame,
  element: SvgElement,
  property: PaintProperty,
  boxOf: () => Box | undefined,
): Paint | null {
  const text = cssValue(frame.style, property);
  if (text === "none") return null;
  const opacity = shareOf(frame, element, `${property}-opacity`);
  if (text === "context-fill" || text === "context-stroke") return contextPaint(frame, text, opacity);
  const reference = paintReference(text);
  if (!reference) return plainPaint(frame, element, property, text, opacity);
  const server = elementById(frame.drawing, reference.id);
  if (server && /^(linear|radial)Gradient$/.test(server.name)) {
    const margin = property === "stroke" ? strokeWidth(frame, element) : 0;
    return resolveGradient(frame, server, { opacity, boxOf, margin });
  }
  const fallback = reference.fallback;
  reportServer(frame, element, property, reference.id, server);
  if (fallback === undefined || fallback === "none") return null;
  return plainPaint(frame, element, property, fallback, opacity);
}

/** The id in "url(#id) fallback"; undefined for a plain colour. */
export function paintReference(text: string): { id: string; fallback: string | undefined } | undefined {
  if (!text.startsWith("url(")) return undefined;
  const match = /^url\(\s*["']?#([^"')]+)["']?\s*\)\s*(.*)$/.exec(text);
  return match ? { id: match[1] as string, fallback: match[2] || undefined } : undefined;
}

/** The paint of the line that has the marker; a gradient is moved along with the marker. */
function contextPaint(frame: Frame, word: "context-fill" | "context-stroke", opacity: number): Paint | null {
  const { context, ctm } = frame;
  const paint = context && (word === "context-fill" ? context.fill : context.stroke);
  if (!paint) return null;
  frame.drawing.tally.placed = true;
  const back = invert(ctm);
  return back ? movedPaint(fade(paint, opacity), multiply(back, context.ctm)) : null;
}

/** A paint in other coordinates, to which `matrix` leads: gradients are transformed. */
export function movedPaint(paint: Paint, matrix: Matrix): Paint {
  if (paint.kind === "solid" || paint.kind === "inherited") return paint;
  return { ...paint, transform: multiply(matrix, paint.transform) };
}

function plainPaint(
  frame: Frame,
  element: SvgElement,
  property: PaintProperty,
  text: string,
  opacity: number,
): Paint | null {
  const colour = colourAt(frame, text);
  if (colour === "user") return { kind: "inherited", opacity };
  if (colour) return fade(colour, opacity);
  badProperty(frame, element, property, "a CSS colour, none or url(#id)");
  return property === "fill" ? { ...BLACK, opacity } : null;
}

function reportServer(
  frame: Frame,
  element: SvgElement,
  property: string,
  id: string,
  server: SvgElement | undefined,
): void {
  const what = server ? `, which is a <${server.name}> and cannot paint it` : NO_SUCH_ID;
  const message = `${property} of <${element.name}> points to "#${id}"${what}`;
  const fix = server ? "use a gradient or a plain colour" : fixOfReference(frame.drawing, id);
  frame.drawing.faults.add(element.place, "error", "svg/reference", message, { fix });
}
