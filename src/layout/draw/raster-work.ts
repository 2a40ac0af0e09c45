/**
 * How much work it is to draw what becomes pixels, counted before it is drawn: each effect goes over all pixels of the
 * drawing, and one that is used again and again does so as often. From this follows how sharp it can be, the same on
 * every machine; what is too much even when it is coarse is refused.
 * Limits: how large the shapes are that lie over each other is not looked at; the drawer's own bound holds for these.
 */
import { declarationsOf } from "../svg/style.ts";
import { childElements, hrefOf, type SvgElement } from "../svg/svg-element.ts";
import type { Drawing } from "./frame.ts";

/** A function of the filter property, such as blur(2px): the most that one costs. */
export const FILTER_FUNCTION = 10;

/** A group laid on what is below, a mask, a pattern: librsvg 2.63 takes some 70 ns a pixel (a mask of 24 megapixels). */
const ONCE = 1;
/** A shape goes over its own pixels only; a thousand of them cost about as much as a group. */
const SHAPE = 0.001;

/** Pixels, times over: some four seconds. A Letter page at 300 dpi with a mask has 17 million. */
const MOST_WORK = 50_000_000;
/** Least part of the wanted resolution: of 300 dpi, 36. */
const LEAST_SHARPNESS = 0.12;

/** Times over all pixels of a filter's steps, as measured on a million pixels; others count once. */
const STEPS: Readonly<Record<string, (step: SvgElement, pxPerUnit: number) => number>> = {
  feGaussianBlur: () => 10,
  feDropShadow: () => 10,
  feDisplacementMap: () => 24,
  feDiffuseLighting: () => 3,
  feSpecularLighting: () => 3,
  feTurbulence: ({ attributes }) => 3 * largest(attributes.numOctaves, 1),
  // each pixel looks at all that the kernel, or the radius, covers
  feConvolveMatrix: ({ attributes }) => 0.4 * largest(attributes.order, 3) ** 2,
  feMorphology: ({ attributes }, pxPerUnit) =>
    0.04 * (2 * largest(attributes.radius, 0) * pxPerUnit + 1) ** 2,
};

/** How much of the wanted resolution a drawing of this many pixels can have; undefined when it is too much work. */
export function sharpnessFor(pixels: number, timesOver: number): number | undefined {
  const sharpness = Math.min(1, Math.sqrt(MOST_WORK / (pixels * (ONCE + timesOver))));
  return sharpness >= LEAST_SHARPNESS ? sharpness : undefined;
}

/** How often all pixels are gone over for the elements with these ids and everything that they refer to. */
export function timesOver({ document }: Drawing, ids: readonly string[], pxPerUnit: number): number {
  const known = new Map<SvgElement, number>();
  const { byId, sheet } = document;
  const sum = (elements: readonly SvgElement[]): number =>
    elements.reduce((times, element) => times + timesOf(element), 0);
  return sum(named(ids));

  function named(wanted: readonly string[]): readonly SvgElement[] {
    return wanted.flatMap((id) => byId.get(id) ?? []);
  }

  function timesOf(element: SvgElement): number {
    const before = known.get(element);
    if (before !== undefined) return before;
    // what has itself inside is reported where it is written
    known.set(element, 0);
    const style = declarationsOf(element, sheet) ?? {};
    const inside = sum(childElements(element)) + sum(named(referencesOf(element, style)));
    const times = ownTimes(element, style, pxPerUnit) + inside;
    known.set(element, times);
    return times;
  }
}

type Values = Readonly<Record<string, string>>;

const LAYERS = ["mask", "pattern"];
/** What makes a layer of its own of an element. */
const LAYERING = ["opacity", "mask", "clip-path", "filter", "mix-blend-mode", "isolation"];

function ownTimes(element: SvgElement, style: Values, pxPerUnit: number): number {
  const { name } = element;
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  if (step) return step(element, pxPerUnit);
  if (/^fe[A-Z]/.test(name) || LAYERS.includes(name)) return ONCE;
  return LAYERING.some((property) => style[property] !== undefined) ? ONCE : SHAPE;
}

/** Ids of all that is drawn with an element, each as often as it is named. */
function referencesOf(element: SvgElement, style: Values): readonly string[] {
  const href = hrefOf(element)?.trim();
  const targets = [
    ...Object.values(style)
      .join(" ")
      .matchAll(/url\(\s*["']?#([^"')]+)/g),
  ];
  return [...(href?.startsWith("#") ? [href.slice(1)] : []), ...targets.map(([, id]) => String(id))];
}

/** Of one or two numbers, the initial value where there is none. */
function largest(text: string | undefined, initial: number): number {
  const numbers = (text ?? "").split(/[\s,]+/).map(Number);
  const sound = numbers.filter(
    (value, index) => Number.isFinite(value) && (text ?? "").trim() !== "" && index < 2,
  );
  return sound.length > 0 ? Math.max(...sound.map(Math.abs)) : initial;
}
