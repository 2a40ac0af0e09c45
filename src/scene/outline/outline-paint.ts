/** Paints and strokes as SVG attributes. */
import { round } from "../../units/length.ts";
import { settledPaint } from "../paint.ts";
import type { Paint, SolidPaint, Stroke } from "../scene.ts";
import type { OutlineDefinitions } from "./outline-definitions.ts";

/** ` fill="…"` and its related attributes. */
export function fillAttributes(paint: Paint | null, definitions: OutlineDefinitions): string {
  return paintAttributes("fill", paint, definitions);
}

/** ` stroke="…"` with width, caps and dashes; `scale` is the factor by which a group around it enlarges it. */
export function strokeAttributes(
  stroke: Stroke | null,
  definitions: OutlineDefinitions,
  decimals: number,
  scale = 1,
): string {
  if (!stroke) return "";
  const paint = paintAttributes("stroke", stroke.paint, definitions);
  if (paint === ` stroke="none"`) return "";
  const length = (value: number): number => round(value / scale, decimals);
  return [
    paint,
    ` stroke-width="${length(stroke.width)}"`,
    stroke.cap === "butt" ? "" : ` stroke-linecap="${stroke.cap}"`,
    stroke.join === "miter"
      ? ` stroke-miterlimit="${stroke.miterLimit}"`
      : ` stroke-linejoin="${stroke.join}"`,
    stroke.dash.length === 0 ? "" : ` stroke-dasharray="${stroke.dash.map(length).join(" ")}"`,
    stroke.dash.length === 0 || stroke.dashOffset === 0
      ? ""
      : ` stroke-dashoffset="${length(stroke.dashOffset)}"`,
  ].join("");
}

/** The value of `color` for a symbol's use: "#rrggbb", or "#rrggbbaa" if it is not opaque. */
export function colourValue({ colour, opacity }: SolidPaint): string {
  const alpha = Math.round(opacity * 255);
  return alpha >= 255 ? colour : `${colour}${alpha.toString(16).padStart(2, "0")}`;
}

function paintAttributes(
  name: "fill" | "stroke",
  asked: Paint | null,
  definitions: OutlineDefinitions,
): string {
  const paint = settledPaint(asked);
  if (paint === null) return ` ${name}="none"`;
  if (paint.kind === "linear" || paint.kind === "radial")
    return ` ${name}="url(#${definitions.gradient(paint)})"`;
  const colour = paint.kind === "solid" ? paint.colour : "currentColor";
  return ` ${name}="${colour}"${paint.opacity < 1 ? ` ${name}-opacity="${round(paint.opacity, 4)}"` : ""}`;
}
