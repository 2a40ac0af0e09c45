/**
 * text-decoration of plain text: lines below, above and through it, in the paint, size and face of the element that
 * has the property, as SVG specifies. Limits: all lines are solid.
 */
import type { FaceMetrics } from "../../../font/face-tables.ts";
import type { Item, PathItem } from "../../../scene/scene.ts";
import type { Box } from "../../../units/box.ts";
import { cssValue, declarationsOf } from "../../svg/css/style.ts";
import { rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { type Frame, styleInPlace } from "../frame.ts";
import { resolvePaint } from "../paint/paint.ts";
import { resolveStroke } from "../paint/stroke.ts";
import { badProperty, fontSize, readLength } from "../read-attribute.ts";
import { dominantShift } from "./baseline.ts";
import { textStyleOf } from "./text-style.ts";

type Line = "underline" | "overline" | "line-through";

export interface Decoration {
  readonly line: Line;
  readonly element: SvgElement;
  readonly frame: Frame;
  /** User units that the baseline of the element is moved down. */
  readonly shift: number;
}

/** Where text is: from the start of its baseline on. */
export interface Span {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const LINES: readonly Line[] = ["underline", "overline", "line-through"];
const STYLES = ["solid", "double", "dotted", "dashed", "wavy"];

/** The lines that an element itself specifies. */
export function decorationsOf(element: SvgElement, frame: Frame, shift: number): readonly Decoration[] {
  const words = wordsOf(frame);
  const style = words.find((word) => STYLES.includes(word) && word !== "solid");
  const lines = LINES.filter((line) => words.includes(line));
  if (lines.length > 0 && style !== undefined) {
    const message = `text-decoration of <${element.name}> is ${style}, which is drawn as a plain line`;
    const fix = "draw the line yourself";
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
  return lines.map((line) => ({ line, element, frame, shift }));
}

/** The lines that the groups around a text specify; they get the text's own paint. */
export function decorationsAbove(text: SvgElement, frame: Frame): readonly Decoration[] {
  const plain: Frame = { ...frame, style: { inherited: frame.style.inherited, own: {} } };
  const found: Decoration[] = [];
  const { sheet } = frame.drawing.document;
  for (let above = text.parent; above; above = above.parent) {
    if (!isSpecified(declarationsOf(above, sheet))) continue;
    const words = wordsOf({ style: styleInPlace(frame.drawing, above) });
    for (const line of LINES)
      if (words.includes(line)) found.push({ line, element: text, frame: plain, shift: 0 });
  }
  return found;
}

/** These are not inherited. */
const SPECIFYING = ["text-decoration", "text-decoration-line", "text-decoration-style"];

const isSpecified = (values: Readonly<Record<string, string>> = {}): boolean =>
  SPECIFYING.some((property) => values[property] !== undefined);

const wordsOf = ({ style }: Pick<Frame, "style">): readonly string[] =>
  isSpecified(style.own) ? SPECIFYING.flatMap((property) => splitWords(cssValue(style, property))) : [];

/** Words between spaces; brackets keep their content together. */
const splitWords = (text: string): readonly string[] => text.match(/[^\s(]+(?:\([^)]*\))?/g) ?? [];

/** The other values of the shorthand: a thickness or a colour. */
function fromShorthand({ style }: Frame, kind: "thickness" | "colour"): string | undefined {
  const others = splitWords(cssValue(style, "text-decoration")).filter(
    (word) => !NAMED.includes(word) && !STYLES.includes(word),
  );
  return others.find((word) => /^[\d.+-]/.test(word) === (kind === "thickness"));
}

const NAMED: readonly string[] = [...LINES, "none", "blink", "auto", "from-font"];

/** The lines of a span of text: those below the letters, and those through them. */
export function drawDecorations(
  decorations: readonly Decoration[],
  span: Span,
  boxOf: () => Box | undefined,
): { readonly below: readonly Item[]; readonly above: readonly Item[] } {
  const draw = (list: readonly Decoration[]): readonly Item[] =>
    list.flatMap((decoration) => drawLine(decoration, span, boxOf));
  return {
    below: draw(decorations.filter(({ line }) => line !== "line-through")),
    above: draw(decorations.filter(({ line }) => line === "line-through")),
  };
}

function drawLine(
  { line, element, frame, shift }: Decoration,
  span: Span,
  boxOf: () => Box | undefined,
): readonly PathItem[] {
  const { families, weight, italic } = textStyleOf(frame, element);
  const metrics = frame.drawing.resources.fonts.find(families, weight, italic)?.metrics;
  if (!metrics || !(span.width > 0)) return [];
  const size = fontSize(frame);
  const baseline = span.y + shift + dominantShift(frame, metrics);
  const { middle, thickness } = MEASURES[line](metrics);
  const height = thicknessOf(frame, element) ?? thickness * size;
  const box = { x: span.x, y: baseline - middle * size - height / 2, width: span.width, height };
  const fill = resolvePaint(colouredFrame(frame), element, "fill", boxOf);
  const stroke = resolveStroke(frame, element, resolvePaint(frame, element, "stroke", boxOf));
  if (!fill && !stroke) return [];
  const { origin } = element;
  return [{ kind: "path", origin, d: formatPath(rectPath(box)), fill, fillRule: "nonzero", stroke }];
}

/** em above the baseline of the middle of each line, and em of its height. */
const MEASURES: Readonly<Record<Line, (metrics: FaceMetrics) => { middle: number; thickness: number }>> = {
  underline: ({ underline, lineThickness }) => ({ middle: underline, thickness: lineThickness }),
  overline: ({ ascent, lineThickness }) => ({ middle: ascent, thickness: lineThickness }),
  "line-through": ({ strikeout, strikeoutThickness }) => ({
    middle: strikeout,
    thickness: strikeoutThickness,
  }),
};

function thicknessOf(frame: Frame, element: SvgElement): number | undefined {
  const own = cssValue(frame.style, "text-decoration-thickness");
  const text = own === "auto" ? (fromShorthand(frame, "thickness") ?? own) : own;
  if (text === "auto" || text === "from-font") return undefined;
  const size = fontSize(frame);
  const length = readLength({ ...frame, viewport: { width: size, height: size } }, text, "x");
  if (length === undefined || length < 0)
    badProperty(frame, element, "text-decoration-thickness", "a length, auto or from-font");
  return length;
}

/** The frame in which the fill is the line's own colour, if it has one. */
function colouredFrame(frame: Frame): Frame {
  const value = cssValue(frame.style, "text-decoration-color");
  const colour = value === "currentcolor" ? fromShorthand(frame, "colour") : value;
  if (colour === undefined) return frame;
  const { inherited, own } = frame.style;
  return { ...frame, style: { own, inherited: { ...inherited, fill: colour } } };
}
