/** `<b:art>` and `<image>`: pictures of the game, of pixels or in SVG. */
import type { Item } from "../../scene/scene.ts";
import type { Box, Size } from "../../units/box.ts";
import { MM_PER_UNIT } from "../../units/length.ts";
import { applyToBox, multiply } from "../../units/matrix.ts";
import type { PixelSource, SvgSource } from "../resources.ts";
import { rectPath } from "../svg/basic-shapes.ts";
import { formatPath } from "../svg/path-data.ts";
import { cssValue } from "../svg/style.ts";
import { hrefOf, type SvgElement } from "../svg/svg-element.ts";
import { type Fit, fitBox } from "../svg/view-box.ts";
import { intersectionOf } from "./boxes.ts";
import { currentColour } from "./colours.ts";
import { aspectOf } from "./containers.ts";
import { type Frame, mmPerUnit } from "./frame.ts";
import { explainHref } from "./href.ts";
import { checkAttributes, cornerOf } from "./own-attributes.ts";
import { badValue, lengthAttribute, wordAttribute } from "./read-attribute.ts";
import { drawSource, openSource } from "./source.ts";
import { standIn } from "./stand-in.ts";

const MM_PER_INCH = 25.4;

/** SVG's own element: sizes in px, fitted by preserveAspectRatio. */
export function drawImage(element: SvgElement, frame: Frame): readonly Item[] {
  return drawPicture(element, frame, aspectOf(element, frame), 1);
}

/** The own element: natural sizes are those on paper, fitted by `fit` and `focus`. */
export function drawArt(element: SvgElement, frame: Frame): readonly Item[] {
  checkAttributes(element, frame, ["href", "fit", "focus"]);
  const mode = wordAttribute(frame, element, "fit", ["cover", "contain", "fill"]);
  const scale = mmPerUnit(frame);
  return drawPicture(element, frame, { mode, focus: focusOf(element, frame) }, MM_PER_UNIT.px / scale);
}

/** `pxUnits` is how many user units one CSS px of a picture's natural size takes. */
function drawPicture(element: SvgElement, frame: Frame, fit: Fit, pxUnits: number): readonly Item[] {
  const href = hrefOf(element)?.trim() ?? "";
  const refusal = explainHref(href);
  if (refusal) {
    frame.drawing.faults.add(element.place, "error", refusal.rule, refusal.message, { fix: refusal.fix });
  }
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const source = refusal ? undefined : frame.drawing.resources.art(href);
  const box = boxOf(element, frame, source && naturalSize(source, frame, pxUnits));
  if (!box) return [];
  if (!source) return standIn(element, frame, box, refusal ? undefined : { kind: "art", name: href });
  return "text" in source
    ? drawVectors(element, frame, source, box, fit)
    : drawPixels(element, frame, source, box, fit, href);
}

/** What a picture measures by itself, in user units. */
function naturalSize(source: SvgSource | PixelSource, frame: Frame, pxUnits: number): Size {
  if ("text" in source) {
    const { size, box } = openSource(source, frame.drawing);
    return { width: (size ?? box).width * pxUnits, height: (size ?? box).height * pxUnits };
  }
  // A picture of pixels has no size on paper: it then prints as fine as the printer resolves.
  const pixel = pxUnits === 1 ? 1 : MM_PER_INCH / frame.drawing.resources.rasterDpi / mmPerUnit(frame);
  return { width: source.size.width * pixel, height: source.size.height * pixel };
}

/** The box that the element gives; a side that it leaves out follows from the picture. */
function boxOf(element: SvgElement, frame: Frame, natural: Size | undefined): Box | undefined {
  const width = lengthAttribute(frame, element, "width", "x", { least: 0 });
  const height = lengthAttribute(frame, element, "height", "y", { least: 0 });
  const ratio = natural ? natural.width / natural.height : 1;
  const size =
    width === undefined && height === undefined
      ? natural
      : { width: width ?? (height ?? 0) * ratio, height: height ?? (width ?? 0) / ratio };
  if (!size || !(size.width > 0 && size.height > 0)) return undefined;
  return { ...cornerOf(element, frame), ...size };
}

function drawVectors(
  element: SvgElement,
  frame: Frame,
  source: SvgSource,
  box: Box,
  fit: Fit,
): readonly Item[] {
  const { drawing } = frame;
  const transform = fitBox(openSource(source, drawing).box, box, fit);
  const colour = currentColour(frame, element);
  const symbol = drawSource(source, drawing, {
    ctm: multiply(frame.ctm, transform),
    page: drawing.page,
    colour,
  });
  if (!symbol) return standIn(element, frame, box);
  const item: Item = { kind: "use", origin: element.origin, symbol: symbol.id, transform, colour };
  return clipped(element, item, box, fit);
}

function drawPixels(
  element: SvgElement,
  frame: Frame,
  source: PixelSource,
  box: Box,
  fit: Fit,
  href: string,
): readonly Item[] {
  const { width, height } = source.size;
  const pixels = applyToBox(fitBox({ x: 0, y: 0, width, height }, box, fit), { x: 0, y: 0, width, height });
  const [a, b, c, d] = frame.ctm;
  const inches: Size = {
    width: (pixels.width * Math.hypot(a, b)) / MM_PER_INCH,
    height: (pixels.height * Math.hypot(c, d)) / MM_PER_INCH,
  };
  mmPerUnit(frame);
  frame.drawing.facts.pictures.push({
    origin: element.origin,
    href,
    dpi: Math.min(width / inches.width, height / inches.height),
    box: applyToBox(frame.ctm, intersectionOf(pixels, box) ?? pixels),
  });
  return clipped(
    element,
    { kind: "image", origin: element.origin, picture: source.key, box: pixels },
    box,
    fit,
  );
}

/** What `cover` lets stick out is cut off at the box. */
function clipped(element: SvgElement, item: Item, box: Box, fit: Fit): readonly Item[] {
  if (fit.mode !== "cover") return [item];
  const clip = { d: formatPath(rectPath(box)), rule: "nonzero" } as const;
  return [
    { kind: "group", origin: element.origin, transform: [1, 0, 0, 1, 0, 0], opacity: 1, clip, items: [item] },
  ];
}

/** "50% 30%": which part of the picture stays when some is cut off. */
function focusOf(element: SvgElement, frame: Frame): readonly [number, number] {
  const text = element.attributes.focus;
  if (text === undefined) return [0.5, 0.5];
  const match = /^\s*(\d+(?:\.\d+)?)%(?:\s+(\d+(?:\.\d+)?)%)?\s*$/.exec(text);
  const [x, y] = [Number(match?.[1]) / 100, Number(match?.[2] ?? 50) / 100];
  if (match && x <= 1 && y <= 1) return [x, y];
  badValue(frame, element, "focus", text, 'percentages from the left and the top, such as "50% 30%"');
  return [0.5, 0.5];
}
