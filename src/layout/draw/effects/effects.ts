/**
 * Effects on an element as a whole: transform, clip, opacity, blend mode; filter and mask as pixels.
 * In the order of SVG: filter first, then clip, mask and opacity.
 */
import { BLEND_MODES, type BlendMode, type GroupItem, type Item } from "../../../scene/scene.ts";
import { isIdentity, type Matrix } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { inkBox, shapeBox } from "../boxes.ts";
import { elementById } from "../element-by-id.ts";
import type { Frame } from "../frame.ts";
import { paintReference } from "../paint/paint.ts";
import { badProperty, shareOf } from "../read-attribute.ts";
import { fixOfReference } from "../reference-fix.ts";
import { fadeItem } from "../shapes/shapes.ts";
import { type Clip, type ClipPath, clipOf } from "./clip.ts";
import { writeDefinitions } from "./definitions.ts";
import { filterOf } from "./filter.ts";
import { drawRaster } from "./raster.ts";
import { FILTER_FUNCTION } from "./raster-work.ts";
import { sourceId } from "./source-text.ts";

/** Wraps the items of an element, which are in the coordinates inside `transform`. */
export function withEffects(
  element: SvgElement,
  frame: Frame,
  transform: Matrix,
  items: readonly Item[],
): readonly Item[] {
  if (items.length === 0) return [];
  if (!hasEffects(frame)) return grouped(element, items, { transform });
  const opacity = shareOf(frame, element, "opacity");
  const blend = blendOf(frame, element);
  const clip = clipOf(element, frame, () => shapeBox(items, frame.drawing));
  const drawn = rasterised(element, frame, items, clip);
  const paths = clip && "paths" in clip ? clip.paths : [];
  return grouped(element, drawn, { transform, opacity, ...(blend ? { blend } : {}), paths });
}

const EFFECTS = ["opacity", "mix-blend-mode", "clip-path", "filter", "mask"];

/** True if an element of this style may be drawn differently from its items. */
export const hasEffects = ({ style }: Pick<Frame, "style">): boolean =>
  EFFECTS.some((property) => style.own[property] !== undefined);

interface Effects {
  readonly transform: Matrix;
  readonly opacity?: number;
  readonly blend?: BlendMode;
  readonly paths?: readonly ClipPath[];
}

/** The items in as few groups as possible: each group has one clip, the outermost takes the other effects. */
function grouped(
  element: SvgElement,
  items: readonly Item[],
  { transform, opacity = 1, blend, paths = [] }: Effects,
): readonly Item[] {
  if (items.length === 0 || opacity === 0 || paths.some(({ d }) => d === "")) return [];
  const [only] = items;
  const faded =
    opacity < 1 && items.length === 1 && only?.kind === "path" ? fadeItem(only, opacity) : undefined;
  const inside = faded ? [faded] : items;
  const alpha = faded ? 1 : opacity;
  if (isIdentity(transform) && alpha === 1 && !blend && paths.length === 0) return inside;
  const [outer, ...inner] = paths;
  const group = (children: readonly Item[], more: Partial<GroupItem>): GroupItem => ({
    kind: "group",
    origin: element.origin,
    transform: [1, 0, 0, 1, 0, 0],
    opacity: 1,
    ...more,
    items: children,
  });
  const clipped = inner.reduceRight<readonly Item[]>((children, clip) => [group(children, { clip })], inside);
  return [
    group(clipped, {
      transform,
      opacity: alpha,
      ...(blend ? { blend } : {}),
      ...(outer ? { clip: outer } : {}),
    }),
  ];
}

function blendOf(frame: Frame, element: SvgElement): BlendMode | undefined {
  const text = cssValue(frame.style, "mix-blend-mode");
  const mode = BLEND_MODES.find((known) => known === text);
  if (!mode && text !== "normal")
    badProperty(frame, element, "mix-blend-mode", ["normal", ...BLEND_MODES].join(", "));
  return mode;
}

/** The items as pixels, if a filter, a mask or a complex clip requires it. */
function rasterised(
  element: SvgElement,
  frame: Frame,
  items: readonly Item[],
  clip: Clip | undefined,
): readonly Item[] {
  const shape = shapeBox(items, frame.drawing);
  const filter = filterOf(element, frame, shape);
  const mask = maskOf(element, frame);
  const source = clip && "source" in clip ? clip.source : undefined;
  const references = [
    ...(mask === undefined ? [] : [{ name: "mask", id: mask }]),
    ...(source === undefined ? [] : [{ name: "clip-path", id: source }]),
  ];
  if (!filter && references.length === 0) return items;
  const attributes = references.map(({ name, id }) => `${name}="url(#${sourceId(id)})"`);
  const ids = [...(filter?.ids ?? []), ...references.map(({ id }) => id)];
  const definitions = writeDefinitions(frame, ids, shape);
  const functions = (filter?.functions ?? 0) * FILTER_FUNCTION;
  return drawRaster(element, frame, {
    items,
    box: filter ? filter.box : inkBox(items, frame.drawing),
    attributes: [...(filter ? [`filter="${filter.value}"`] : []), ...attributes].join(" "),
    definitions: { ...definitions, timesOver: definitions.timesOver + functions },
    cause: filter ? "a filter" : mask === undefined ? "a clip that cannot be drawn as one path" : "a mask",
  });
}

/** The id of the mask; a reference to nothing is reported and masks nothing. */
function maskOf(element: SvgElement, frame: Frame): string | undefined {
  const text = cssValue(frame.style, "mask");
  if (text === "none") return undefined;
  const id = paintReference(text)?.id;
  if (id !== undefined && elementById(frame.drawing, id)?.name === "mask") return id;
  const message = `mask of <${element.name}> is "${text}", expected url(#id) of a <mask>`;
  frame.drawing.faults.add(element.place, "error", "svg/reference", message, {
    fix: fixOfReference(frame.drawing, id),
  });
  return undefined;
}
