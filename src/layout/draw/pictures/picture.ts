/** `<b:art>` and `<image>`: pictures of the game, raster or SVG. */
import { shortened } from "../../../diagnostics/words.ts";
import type { Item } from "../../../scene/scene.ts";
import { type Box, intersectionOf, type Size } from "../../../units/box.ts";
import { MM_PER_UNIT } from "../../../units/length.ts";
import { applyToBox, multiply } from "../../../units/matrix.ts";
import type { LayoutResources, PixelSource, SvgSource } from "../../resources.ts";
import { cssValue } from "../../svg/css/style.ts";
import { rectPath } from "../../svg/path/basic-shapes.ts";
import { formatPath } from "../../svg/path/path-data.ts";
import { OWN_ATTRIBUTES } from "../../svg/printed-attributes.ts";
import { hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { type Fit, fitBox } from "../../svg/view-box.ts";
import { aspectOf } from "../containers.ts";
import { type Frame, mmPerUnit } from "../frame.ts";
import { reportNoOutline } from "../not-drawn.ts";
import { checkAttributes } from "../own-attributes.ts";
import { BLACK, currentColour, isColourOfUser } from "../paint/colours.ts";
import { badProperty, badValue, wordAttribute } from "../read-attribute.ts";
import {
  decodedHref,
  explainBackslash,
  explainHref,
  explainLeavingHref,
  isAbsoluteHref,
  namesOfHref,
  type Refusal,
  readHref,
  relativeHref,
} from "./href.ts";
import { naturalSize, pictureBox } from "./picture-box.ts";
import { drawSource, openSource } from "./source.ts";
import { standIn } from "./stand-in.ts";
import { takesColour } from "./takes-colour.ts";

/** SVG's own element: sizes in px, fitted by preserveAspectRatio. */
export function drawImage(element: SvgElement, frame: Frame): readonly Item[] {
  return drawPicture(element, frame, aspectOf(element, frame), 1);
}

/** Broadside's element: natural sizes are those on paper, fitted by `fit` and `focus`. */
export function drawArt(element: SvgElement, frame: Frame): readonly Item[] {
  checkAttributes(element, frame, OWN_ATTRIBUTES.art);
  reportNoOutline(element, frame, "a picture");
  const mode = wordAttribute(frame, element, "fit", ["cover", "contain", "fill"]);
  const scale = mmPerUnit(frame);
  return drawPicture(element, frame, { mode, focus: focusOf(element, frame) }, MM_PER_UNIT.px / scale);
}

/** `pxUnits` is the number of user units of one CSS px of a picture's natural size. */
function drawPicture(element: SvgElement, frame: Frame, fit: Fit, pxUnits: number): readonly Item[] {
  const written = hrefOf(element) ?? "";
  const { href, short } = readHref(written);
  const { source, refusal, tried } = sourceOf(element, frame, href);
  const backslash = refusal ? undefined : explainBackslash(written);
  if (backslash)
    frame.drawing.faults.add(element.place, "warning", "svg/href", backslash.message, { fix: backslash.fix });
  if (refusal) {
    frame.drawing.faults.add(element.place, "error", refusal.rule, refusal.message, { fix: refusal.fix });
  } else if (!source && short !== href) {
    const message = "the picture embedded in the drawing cannot be read";
    const fix = "put the picture into the game's art folder and point to it";
    frame.drawing.faults.add(element.place, "error", "svg/embedded-image", message, { fix });
  }
  if (cssValue(frame.style, "visibility") !== "visible") return [];
  const box = pictureBox(element, frame, source && naturalSize(source, frame, pxUnits));
  if (!box) return [];
  if (!source) {
    const missing = refusal || short !== href ? undefined : ({ kind: "art", name: href, tried } as const);
    return standIn(element, frame, box, missing);
  }
  return "text" in source
    ? drawVectors(element, frame, source, box, fit, short)
    : drawPixels(element, frame, source, box, fit, short);
}

interface Sought {
  readonly source?: SvgSource | PixelSource;
  readonly refusal?: Refusal;
  /** Names that were looked up without success. */
  readonly tried: readonly string[];
}

function sourceOf(element: SvgElement, { drawing }: Frame, href: string): Sought {
  const { folder, resources } = drawing;
  const { file } = element.origin;
  const fault = explainHref(href);
  const path = fault ? decodedHref(href) : href;
  const tried = path === undefined ? [] : namesOfHref(path, folder, file);
  for (const name of tried) {
    const source = resources.art(name);
    if (source) return { source, tried };
  }
  if (fault)
    return { refusal: isAbsoluteHref(href) ? absolute(fault, href, element, resources) : fault, tried };
  return tried.length === 0 ? { refusal: explainLeavingHref(href), tried } : { tried };
}

/** An absolute path works on one computer only; if it leads to a picture of the project, the fix gives the relative path. */
function absolute(fault: Refusal, href: string, { origin }: SvgElement, resources: LayoutResources): Refusal {
  const meant = resources.art(href);
  if (!meant) return fault;
  const message = `"${shortened(href, 60)}" is an absolute path, which works on this computer only`;
  return { ...fault, message, fix: `write "${relativeHref(origin.file, meant.file)}"` };
}

function drawVectors(
  element: SvgElement,
  frame: Frame,
  source: SvgSource,
  box: Box,
  fit: Fit,
  href: string,
): readonly Item[] {
  const { drawing } = frame;
  const whole = openSource(source, drawing).box;
  const transform = fitBox(whole, box, fit);
  const symbol = drawSource(source, drawing, {
    ctm: multiply(frame.ctm, transform),
    page: drawing.page,
    colour: () => currentColour(frame, element),
  });
  if (!symbol) return standIn(element, frame, box);
  const drawn = applyToBox(transform, whole);
  drawing.facts.svgPictures.push({
    origin: element.origin,
    href,
    box: applyToBox(frame.ctm, intersectionOf(drawn, box) ?? drawn),
  });
  // A picture that takes the colour of its user must be drawn for each, so only such pictures request it.
  const colour = isColourOfUser(frame) && !takesColour(symbol) ? BLACK : currentColour(frame, element);
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
    width: (pixels.width * Math.hypot(a, b)) / MM_PER_UNIT.in,
    height: (pixels.height * Math.hypot(c, d)) / MM_PER_UNIT.in,
  };
  const pixelated = isPixelated(element, frame) ? ({ pixelated: true } as const) : {};
  mmPerUnit(frame);
  frame.drawing.facts.pictures.push({
    origin: element.origin,
    href,
    dpi: Math.min(width / inches.width, height / inches.height),
    box: applyToBox(frame.ctm, intersectionOf(pixels, box) ?? pixels),
    ...pixelated,
  });
  const item: Item = {
    kind: "image",
    origin: element.origin,
    picture: source.key,
    box: pixels,
    ...pixelated,
  };
  return clipped(element, item, box, fit);
}

/** Values of image-rendering (CSS Images 3 and SVG 1.1): the first ones keep pixels sharp. */
const PIXELATED = ["pixelated", "crisp-edges", "optimizespeed"];
const SMOOTH = ["auto", "smooth", "high-quality", "optimizequality"];

function isPixelated(element: SvgElement, frame: Frame): boolean {
  const text = cssValue(frame.style, "image-rendering").toLowerCase();
  if (![...PIXELATED, ...SMOOTH].includes(text))
    badProperty(frame, element, "image-rendering", "auto, pixelated or crisp-edges");
  return PIXELATED.includes(text);
}

/** What `cover` leaves outside the box is clipped. */
function clipped(element: SvgElement, item: Item, box: Box, fit: Fit): readonly Item[] {
  if (fit.mode !== "cover") return [item];
  const clip = { d: formatPath(rectPath(box)), rule: "nonzero" } as const;
  return [
    { kind: "group", origin: element.origin, transform: [1, 0, 0, 1, 0, 0], opacity: 1, clip, items: [item] },
  ];
}

/** "50% 30%": which part of the picture stays visible if it is cropped. */
function focusOf(element: SvgElement, frame: Frame): readonly [number, number] {
  const text = element.attributes.focus;
  if (text === undefined) return [0.5, 0.5];
  const match = /^\s*(\d+(?:\.\d+)?)%(?:\s+(\d+(?:\.\d+)?)%)?\s*$/.exec(text);
  const [x, y] = [Number(match?.[1]) / 100, Number(match?.[2] ?? 50) / 100];
  if (match && x <= 1 && y <= 1) return [x, y];
  badValue(frame, element, "focus", text, 'percentages from the left and the top, such as "50% 30%"');
  return [0.5, 0.5];
}
