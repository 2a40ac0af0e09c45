/** Linear and radial gradients in the coordinates of the item that they paint. */
import { focusInside } from "../../../scene/paint.ts";
import type { GradientStop, LinearPaint, Paint, RadialPaint } from "../../../scene/scene.ts";
import { type Box, outset } from "../../../units/box.ts";
import { IDENTITY, type Matrix, multiply } from "../../../units/matrix.ts";
import { hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { parseTransform } from "../../svg/transform-list.ts";
import { elementById } from "../element-by-id.ts";
import type { Frame } from "../frame.ts";
import { badValue, lengthAttribute, readLength } from "../read-attribute.ts";
import { fixOfReference, NO_SUCH_ID } from "../reference-fix.ts";
import { gradientStops } from "./gradient-stops.ts";
import { spreadGradient } from "./spread.ts";

/** The area that a gradient paints. */
export interface Painted {
  readonly opacity: number;
  /** The shape's box, without its stroke. */
  readonly boxOf: () => Box | undefined;
  /** How far the paint reaches beyond that box. */
  readonly margin: number;
}

/** The paint of a gradient element; null if it has no stops, or if the shape has no area to relate it to. */
export function resolveGradient(frame: Frame, gradient: SvgElement, painted: Painted): Paint | null {
  const { boxOf, opacity } = painted;
  const chain = chainOf(frame, gradient);
  const stops = gradientStops(frame, chain, opacity);
  const last = stops.at(-1);
  if (!last) return null;
  const solid: Paint = { kind: "solid", colour: last.colour, opacity: last.opacity };
  if (stops.length === 1) return solid;

  const inBox = attributeOf(chain, "gradientUnits") !== "userSpaceOnUse";
  const box = inBox ? boxOf() : undefined;
  if (inBox && !(box && box.width > 0 && box.height > 0)) return null;
  const transform = multiply(
    box ? [box.width, 0, 0, box.height, box.x, box.y] : IDENTITY,
    ownTransform(frame, chain),
  );
  const read = coordinateReader(frame, chain, inBox);
  const paint =
    gradient.name === "linearGradient"
      ? linear(read, transform, stops)
      : radial(read, transform, stops, (what, fix) =>
          frame.drawing.faults.add(gradient.place, "warning", "svg/unsupported", what, { fix }),
        );
  if (!paint) return solid;
  const method = attributeOf(chain, "spreadMethod");
  if (method !== "reflect" && method !== "repeat") return paint;
  if (holderOf(chain, "fr")) reportSpreadFocus(frame, gradient);
  const covered = boxOf();
  return covered ? spreadGradient(paint, method, outset(covered, painted.margin)) : paint;
}

type Reader = (name: string, axis: "x" | "y" | "diagonal", initial: string) => number;

function linear(read: Reader, transform: Matrix, stops: readonly GradientStop[]): LinearPaint | undefined {
  const from = [read("x1", "x", "0%"), read("y1", "y", "0%")] as const;
  const to = [read("x2", "x", "100%"), read("y2", "y", "0%")] as const;
  if (from[0] === to[0] && from[1] === to[1]) return undefined;
  return { kind: "linear", from, to, transform, stops };
}

type Report = (message: string, fix: string) => void;

/**
 * A gradient from the focal circle (fx, fy, fr) to the outer one. Gradients of the Scene start in a point: it is the
 * point of the same family of circles, on the line through both centres.
 */
function radial(
  read: Reader,
  transform: Matrix,
  stops: readonly GradientStop[],
  report: Report,
): RadialPaint | undefined {
  const centre = [read("cx", "x", "50%"), read("cy", "y", "50%")] as const;
  const radius = read("r", "diagonal", "50%");
  if (!(radius > 0)) return undefined;
  const focus = [read("fx", "x", String(centre[0])), read("fy", "y", String(centre[1]))] as const;
  const [dx, dy] = [focus[0] - centre[0], focus[1] - centre[1]];
  const focalRadius = Math.max(0, read("fr", "diagonal", "0"));
  const start = Math.min(MOST_FOCUS * radius, focalRadius);
  if (Math.hypot(dx, dy) + focalRadius > radius * (1 + FOCUS_TOLERANCE)) report(OUTSIDE, OUTSIDE_FIX);
  const away = 1 + start / (radius - start);
  const point = [centre[0] + dx * away, centre[1] + dy * away] as const;
  const inner = start / radius;
  const shifted = stops.map((stop) => ({ ...stop, offset: inner + stop.offset * (1 - inner) }));
  return {
    kind: "radial",
    centre,
    focus: focusInside({ centre, radius, focus: point }),
    radius,
    transform,
    stops: inner > 0 ? shifted : stops,
  };
}

/** The largest radius of the focal circle, as a fraction of the outer radius. */
const MOST_FOCUS = 0.999;
/** A focus on the circle itself, as programs write it with few digits, does not count as outside. */
const FOCUS_TOLERANCE = 1e-3;

const OUTSIDE =
  "the focus of the gradient (fx, fy, fr) reaches beyond its circle (cx, cy, r); it is drawn from the circle's edge";
const OUTSIDE_FIX = "move fx and fy into the circle: browsers draw a cone here, which Broadside does not";

function reportSpreadFocus({ drawing }: Frame, gradient: SvgElement): void {
  const message =
    "the gradient repeats and has a focus with a radius (fr); its repeats start at the focus point";
  const fix = "leave fr out, or write the repeats out as stops";
  drawing.faults.add(gradient.place, "warning", "svg/unsupported", message, { fix });
}

/** The gradient and those that its href leads to. */
function chainOf(frame: Frame, gradient: SvgElement): readonly SvgElement[] {
  const chain = [gradient];
  for (let href = hrefOf(gradient); href !== undefined; href = hrefOf(chain.at(-1) as SvgElement)) {
    const next = elementById(frame.drawing, href.trim().replace(/^#/, ""));
    const message = !next
      ? `the gradient points to "${href}"${NO_SUCH_ID}`
      : chain.includes(next)
        ? "the gradient points to itself"
        : /Gradient$/.test(next.name)
          ? undefined
          : `the gradient points to a <${next.name}>, expected a gradient`;
    if (message !== undefined || !next) {
      frame.drawing.faults.add(gradient.place, "error", "svg/reference", message ?? "", {
        fix: next ? "point it to another gradient" : fixOfReference(frame.drawing, href.trim()),
      });
      return chain;
    }
    chain.push(next);
  }
  return chain;
}

function attributeOf(chain: readonly SvgElement[], name: string): string | undefined {
  return holderOf(chain, name)?.attributes[name];
}

const holderOf = (chain: readonly SvgElement[], name: string): SvgElement | undefined =>
  chain.find((element) => element.attributes[name] !== undefined);

function ownTransform(frame: Frame, chain: readonly SvgElement[]): Matrix {
  const holder = holderOf(chain, "gradientTransform");
  const text = holder?.attributes.gradientTransform ?? "";
  const matrix = parseTransform(text);
  if (!matrix && holder) badValue(frame, holder, "gradientTransform", text, "a list of transforms");
  return matrix ?? IDENTITY;
}

/** Reads coordinates: fractions of a box, or lengths of the drawing. */
function coordinateReader(frame: Frame, chain: readonly SvgElement[], inBox: boolean): Reader {
  const at: Frame = inBox ? { ...frame, viewport: { width: 1, height: 1 } } : frame;
  return (name, axis, initial) => {
    const holder = holderOf(chain, name);
    const given = holder && lengthAttribute(at, holder, name, axis);
    return given ?? readLength(at, initial, axis) ?? 0;
  };
}
