/** The table of elements that can be drawn, and the steps that are the same for all of them. */
import type { Item } from "../../scene/scene.ts";
import { invert } from "../../units/matrix.ts";
import { computeStyle, cssValue } from "../svg/css/style.ts";
import { isPlaceholder } from "../svg/printed-attributes.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { XML_LIMITS } from "../svg/xml/parse-xml.ts";
import { drawChildren, drawNested, drawSwitch } from "./containers.ts";
import { withEffects } from "./effects/effects.ts";
import { costOf } from "./element-cost.ts";
import { type Drawer, type Frame, moved } from "./frame.ts";
import { reportNotDrawn } from "./not-drawn.ts";
import { drawIcon } from "./pictures/icon.ts";
import { drawArt, drawImage } from "./pictures/picture.ts";
import { drawPlaceholder } from "./placeholder.ts";
import { SHAPES } from "./shapes/outline.ts";
import { drawShape } from "./shapes/shapes.ts";
import { guarded } from "./soundness.ts";
import { drawText } from "./text/plain-text.ts";
import { drawFlowRoot } from "./text-boxes/flow-root.ts";
import { drawOwnText } from "./text-boxes/own-text.ts";
import { transformOf } from "./transform-of.ts";
import { drawUse } from "./use.ts";

const DRAWERS: ReadonlyMap<string, Drawer> = new Map<string, Drawer>([
  ["g", drawChildren],
  ["a", drawChildren],
  ["svg", drawNested],
  ["switch", drawSwitch],
  ["use", drawUse],
  ["image", drawImage],
  ["text", drawText],
  ["flowRoot", drawFlowRoot],
  ["b:text", (element, frame) => drawOwnText(element, frame)],
  ["b:icon", drawIcon],
  ["b:art", drawArt],
  ...SHAPES.map((name): [string, Drawer] => [name, drawShape]),
]);

/** Levels of elements that uses may lead to; a drawing without uses is never that deep. */
const MOST_DEPTH = 2 * XML_LIMITS.depth;

/** Draws one element. An element that is not in the table is not part of the picture, or the audit has reported it. */
export function drawElement(element: SvgElement, above: Frame): readonly Item[] {
  const drawer = isPlaceholder(element)
    ? (inner: SvgElement, frame: Frame) => drawPlaceholder(inner, frame, above.style)
    : DRAWERS.get(element.name);
  return drawer ? drawInside(element, above, drawer) : [];
}

/** Draws one element; `drawer` draws its content and is not called if nothing of it can be visible. */
export function drawInside(element: SvgElement, above: Frame, drawer: Drawer): readonly Item[] {
  if (!isAllowed(element, above)) return [];
  const style = computeStyle(element, above.style, above.drawing.document.sheet);
  if (cssValue(style, "display") === "none") return [];
  const here: Frame = { ...above, style, depth: above.depth + 1 };
  reportNotDrawn(element, here);
  const transform = transformOf(element, here);
  if (!invert(transform)) return [];
  const frame = moved(here, transform);
  return guarded(element, above, frame.ctm, () =>
    withEffects(element, frame, transform, drawer(element, frame)),
  );
}

/** False once the drawing has become too large, because of many uses or of uses of uses. */
function isAllowed(element: SvgElement, { drawing, depth }: Frame): boolean {
  drawing.tally.drawn += costOf(element);
  if (drawing.tally.drawn <= XML_LIMITS.elements && depth < MOST_DEPTH) return true;
  const message =
    depth < MOST_DEPTH
      ? `the drawing has more than ${XML_LIMITS.elements} elements with all copies counted; a text counts as 20 or more`
      : `the drawing is nested more than ${MOST_DEPTH} deep`;
  drawing.faults.add(drawing.document.root.place, "error", "svg/limit", message, {
    label: `at <${element.name}> of line ${element.origin.line}`,
    fix: "use fewer copies",
  });
  return false;
}
