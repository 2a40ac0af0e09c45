/** Elements that contain others: groups, switches, nested drawings. */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { IDENTITY, type Matrix } from "../../units/matrix.ts";
import { cssValue } from "../svg/css/style.ts";
import { rectPath } from "../svg/path/basic-shapes.ts";
import { formatPath } from "../svg/path/path-data.ts";
import { childElements, type SvgElement } from "../svg/svg-element.ts";
import { CENTRED, type Fit, fitBox, parseAspect, parseViewBox } from "../svg/view-box.ts";
import { type Frame, moved } from "./frame.ts";
import { CONDITION_FIX } from "./not-drawn.ts";
import { badValue, lengthAttribute } from "./read-attribute.ts";

export function drawChildren(element: SvgElement, frame: Frame): readonly Item[] {
  return childElements(element).flatMap((child) => frame.drawing.drawers.element(child, frame));
}

/** The first child without conditions. Languages and extensions are not used to choose, which is reported. */
export function drawSwitch(element: SvgElement, frame: Frame): readonly Item[] {
  const children = childElements(element).filter(({ name }) => name !== "foreignObject");
  const first = children.find(
    ({ attributes }) =>
      attributes.requiredExtensions === undefined && attributes.systemLanguage === undefined,
  );
  for (const child of first ? children.slice(0, children.indexOf(first)) : children) {
    const language = child.attributes.systemLanguage;
    const message = `<${child.name}> is for the language "${language}"; Broadside does not choose by language, so it is left out`;
    if (language !== undefined)
      frame.drawing.faults.add(child.place, "warning", "svg/unsupported", message, { fix: CONDITION_FIX });
  }
  return first ? frame.drawing.drawers.element(first, frame) : [];
}

/** A nested `<svg>`: it has its own box and its own units. */
export function drawNested(element: SvgElement, frame: Frame): readonly Item[] {
  const port: Box = {
    x: lengthAttribute(frame, element, "x", "x") ?? 0,
    y: lengthAttribute(frame, element, "y", "y") ?? 0,
    width: lengthAttribute(frame, element, "width", "x", { least: 0 }) ?? frame.viewport.width,
    height: lengthAttribute(frame, element, "height", "y", { least: 0 }) ?? frame.viewport.height,
  };
  return drawViewport(element, frame, port);
}

/** The children of an element with a viewBox, fitted into a box and clipped to it. */
export function drawViewport(element: SvgElement, frame: Frame, port: Box): readonly Item[] {
  if (!(port.width > 0 && port.height > 0)) return [];
  const viewBox = viewBoxOf(element, frame);
  const transform: Matrix = viewBox
    ? fitBox(viewBox, port, aspectOf(element, frame))
    : [1, 0, 0, 1, port.x, port.y];
  const viewport = viewBox ?? port;
  const items = drawChildren(element, { ...moved(frame, transform), viewport });
  if (items.length === 0) return [];
  const group = { kind: "group", origin: element.origin, opacity: 1 } as const;
  const inside: Item = { ...group, transform, items };
  if (!["hidden", "scroll"].includes(cssValue(frame.style, "overflow"))) return [inside];
  return [
    {
      ...group,
      transform: IDENTITY,
      clip: { d: formatPath(rectPath(port)), rule: "nonzero" },
      items: [inside],
    },
  ];
}

/** preserveAspectRatio of an element; centred and whole if it has none. */
export function aspectOf(element: SvgElement, frame: Frame): Fit {
  const text = element.attributes.preserveAspectRatio;
  if (text === undefined) return CENTRED;
  const fit = parseAspect(text);
  if (!fit) badValue(frame, element, "preserveAspectRatio", text, 'words such as "xMidYMid meet" or "none"');
  return fit ?? CENTRED;
}

/** The viewBox of an element; undefined if it has none, or an invalid one, which is reported. */
export function viewBoxOf(element: SvgElement, frame: Frame): Box | undefined {
  const text = element.attributes.viewBox;
  if (text === undefined) return undefined;
  const box = parseViewBox(text);
  if (!box) badValue(frame, element, "viewBox", text, "x y width height, with an area");
  return box;
}
