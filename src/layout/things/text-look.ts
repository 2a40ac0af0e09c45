/** How a text on a face looks, from wherever its drawing says so: attributes, `style=""`, classes, or the elements around it. */
import type { Box } from "../../units/box.ts";
import type { Frame } from "../draw/frame.ts";
import { askedIn } from "../draw/text-boxes/asked-text.ts";
import { alignmentIn, isWrapped } from "../draw/text-boxes/shape-text.ts";
import { cssValue } from "../svg/css/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { TextBoxSpec } from "../text/text-spec.ts";

export interface TextLook {
  /** The family that was asked for first. */
  readonly font: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly isItalic: boolean;
  /** "#rrggbb"; absent for a gradient, or none. */
  readonly colour?: string;
  readonly align: "left" | "center" | "right" | "justify";
  /** Absent for lines of SVG's own text, which have no box. */
  readonly valign?: "top" | "middle" | "bottom";
  /** box: in a box of its own. shape: wrapped by a shape or a width. line: as SVG sets it. */
  readonly set: "box" | "shape" | "line";
}

const SIDES = { start: "left", middle: "center", end: "right" } as const;

const sideOf = (align: TextBoxSpec["align"]): TextLook["align"] =>
  align === "start" || align === "end" ? SIDES[align] : align;

export function textLook(element: SvgElement, frame: Frame, box: Box): TextLook {
  const { style, align, valign } = askedIn(element, frame, box);
  const { families, weight, italic, fill } = style;
  const isOwn = element.name === "text" || element.name === "flowRoot";
  const set = !isOwn ? "box" : element.name === "flowRoot" || isWrapped(frame) ? "shape" : "line";
  const anchor = cssValue(frame.style, "text-anchor") as keyof typeof SIDES;
  const isAsked = element.attributes.align !== undefined;
  const asked = set === "shape" && !isAsked ? alignmentIn(frame) : align;
  return {
    font: families[0] ?? "",
    weight,
    isItalic: italic,
    ...(fill?.kind === "solid" && { colour: fill.colour }),
    align: set === "line" ? (SIDES[anchor] ?? "left") : sideOf(asked),
    ...(set !== "line" && { valign }),
    set,
  };
}
