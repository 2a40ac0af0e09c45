/**
 * Patterns of which a shape shows at most one tile, as Figma writes a picture that fills a shape: their content is drawn
 * directly, clipped to the shape's outline, so that nothing is rasterised.
 */
import type { Item } from "../../../scene/scene.ts";
import { type Box, contains } from "../../../units/box.ts";
import { type Matrix, multiply, scale, translate } from "../../../units/matrix.ts";
import { cssValue } from "../../svg/css/style.ts";
import { pathBox } from "../../svg/path/path-geometry.ts";
import { childElements, hrefOf, type SvgElement } from "../../svg/svg-element.ts";
import { fitBox } from "../../svg/view-box.ts";
import { aspectOf, drawChildren, viewBoxOf } from "../containers.ts";
import { elementById } from "../element-by-id.ts";
import { type Frame, moved, styleInPlace } from "../frame.ts";
import { lengthAttribute, shareOf } from "../read-attribute.ts";
import type { Outline } from "./outline.ts";

/** The inside of a shape that a pattern fills; undefined if it shows more than one tile. */
export function drawSingleTile(
  element: SvgElement,
  frame: Frame,
  pattern: SvgElement,
  outline: Outline,
): readonly Item[] | undefined {
  const chain = chainOf(pattern, frame);
  const holder = chain.find((server) => childElements(server).length > 0);
  const shape = pathBox(outline.segments);
  const withAttribute = (name: string): SvgElement | undefined =>
    chain.find(({ attributes }) => attributes[name] !== undefined);
  if (!holder || !shape || withAttribute("patternTransform") || frame.trail.includes(holder))
    return undefined;
  const tile = tileOf(frame, withAttribute, shape);
  if (!tile || !contains(tile, shape)) return undefined;
  const { transform, viewport } = contentOf(frame, withAttribute, tile, shape);
  const style = styleInPlace(frame.drawing, holder);
  const inside: Frame = { ...moved(frame, transform), style, viewport, trail: [...frame.trail, holder] };
  const items = drawChildren(holder, inside);
  const { origin } = element;
  const rule = cssValue(frame.style, "fill-rule") === "evenodd" ? "evenodd" : "nonzero";
  const group = { kind: "group", origin, transform: translate(0, 0) } as const;
  const opacity = shareOf(frame, element, "fill-opacity");
  return [
    {
      ...group,
      opacity,
      clip: { d: outline.d, rule },
      items: [{ ...group, transform, opacity: 1, items }],
    },
  ];
}

/** The pattern and those it inherits from, by href. */
function chainOf(pattern: SvgElement, { drawing }: Frame): readonly SvgElement[] {
  const chain: SvgElement[] = [];
  let at: SvgElement | undefined = pattern;
  while (at?.name === "pattern" && !chain.includes(at)) {
    chain.push(at);
    at = elementById(drawing, (hrefOf(at) ?? "").trim().slice(1));
  }
  return chain;
}

type WithAttribute = (name: string) => SvgElement | undefined;

const inBox = (withAttribute: WithAttribute, units: string, initial: string): boolean =>
  (withAttribute(units)?.attributes[units] ?? initial) === "objectBoundingBox";

/** The tile in the shape's coordinates; undefined if it has no area. */
function tileOf(frame: Frame, withAttribute: WithAttribute, shape: Box): Box | undefined {
  const share = inBox(withAttribute, "patternUnits", "objectBoundingBox");
  const at: Frame = share ? { ...frame, viewport: { width: 1, height: 1 } } : frame;
  const read = (name: "x" | "y" | "width" | "height"): number => {
    const axis = name === "x" || name === "width" ? "x" : "y";
    const server = withAttribute(name);
    return (server && lengthAttribute(at, server, name, axis)) ?? 0;
  };
  const [x, y, width, height] = [read("x"), read("y"), read("width"), read("height")];
  if (!(width > 0 && height > 0)) return undefined;
  if (!share) return { x, y, width, height };
  return {
    x: shape.x + x * shape.width,
    y: shape.y + y * shape.height,
    width: width * shape.width,
    height: height * shape.height,
  };
}

/** The place of the content: its origin is the tile's corner. */
function contentOf(
  frame: Frame,
  withAttribute: WithAttribute,
  tile: Box,
  shape: Box,
): { readonly transform: Matrix; readonly viewport: Frame["viewport"] } {
  const viewer = withAttribute("viewBox");
  const viewBox = viewer && viewBoxOf(viewer, frame);
  if (viewBox) {
    const transform = fitBox(viewBox, tile, aspectOf(withAttribute("preserveAspectRatio") ?? viewer, frame));
    return { transform, viewport: viewBox };
  }
  const corner = translate(tile.x, tile.y);
  const share = inBox(withAttribute, "patternContentUnits", "userSpaceOnUse");
  const transform = share ? multiply(corner, scale(shape.width, shape.height)) : corner;
  return { transform, viewport: frame.viewport };
}
