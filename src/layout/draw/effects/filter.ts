/** The `filter` property: which pixels it covers, and its value for the rasteriser. */
import { type Box, outset } from "../../../units/box.ts";
import { cssValue } from "../../svg/css/style.ts";
import { childElements, type SvgElement } from "../../svg/svg-element.ts";
import { elementById } from "../element-by-id.ts";
import type { Frame } from "../frame.ts";
import { paintReference } from "../paint/paint.ts";
import { badProperty, lengthAttribute, readLength } from "../read-attribute.ts";
import { fixOfReference } from "../reference-fix.ts";
import { escaped, inPx, sourceId } from "./source-text.ts";

export interface Filter {
  /** The value of the filter attribute. */
  readonly value: string;
  readonly ids: readonly string[];
  /** How many functions such as blur(2px) it has. */
  readonly functions: number;
  /** The area that the filter may draw on; undefined if there is nothing to filter. */
  readonly box: Box | undefined;
}

/** The most steps of one filter; more take too long to draw. */
const MOST_PRIMITIVES = 32;
const MOST_OCTAVES = 10;

/** The filter of an element, around the box of its shapes; an invalid one is reported and has no effect. */
export function filterOf(element: SvgElement, frame: Frame, box: Box | undefined): Filter | undefined {
  const text = cssValue(frame.style, "filter");
  if (text === "none") return undefined;
  if (!text.startsWith("url(")) return functionsOf(element, frame, text, box);
  const id = paintReference(text)?.id;
  const target = id === undefined ? undefined : elementById(frame.drawing, id);
  if (id === undefined || target?.name !== "filter") {
    const message = `filter of <${element.name}> is "${text}", expected url(#id) of a <filter>`;
    frame.drawing.faults.add(element.place, "error", "svg/reference", message, {
      fix: fixOfReference(frame.drawing, id),
    });
    return undefined;
  }
  if (isTooHeavy(target)) {
    const message = `the filter "${id}" has more than ${MOST_PRIMITIVES} steps or ${MOST_OCTAVES} octaves; it is left out`;
    frame.drawing.faults.add(target.place, "error", "svg/limit", message, { fix: "simplify the filter" });
    return undefined;
  }
  return {
    value: `url(#${sourceId(id)})`,
    ids: [id],
    functions: 0,
    box: box && regionOf(target, frame, box),
  };
}

/** x, y, width and height of the filter: fractions of the box, or lengths of the drawing. */
function regionOf(filter: SvgElement, frame: Frame, box: Box): Box {
  const inBox = filter.attributes.filterUnits !== "userSpaceOnUse";
  const at: Frame = inBox ? { ...frame, viewport: { width: 1, height: 1 } } : frame;
  const read = (name: string, axis: "x" | "y", initial: string): number =>
    lengthAttribute(at, filter, name, axis) ?? readLength(at, initial, axis) ?? 0;
  const [x, y] = [read("x", "x", "-10%"), read("y", "y", "-10%")];
  const [width, height] = [read("width", "x", "120%"), read("height", "y", "120%")];
  if (!inBox) return { x, y, width, height };
  return {
    x: box.x + x * box.width,
    y: box.y + y * box.height,
    width: width * box.width,
    height: height * box.height,
  };
}

function isTooHeavy(filter: SvgElement): boolean {
  const primitives = childElements(filter);
  return (
    primitives.length > MOST_PRIMITIVES ||
    primitives.some(({ attributes }) => Number(attributes.numOctaves ?? 1) > MOST_OCTAVES)
  );
}

const FUNCTION =
  /^(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\((?:[^()]|\([^()]*\))*\)$/;

/** "blur(2px) drop-shadow(...)": three times its lengths cover everything that it blurs and moves. */
function functionsOf(
  element: SvgElement,
  frame: Frame,
  text: string,
  box: Box | undefined,
): Filter | undefined {
  const calls = text.match(/[-a-z]+\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  if (calls.join("") !== text.replace(/\)\s+/g, ")") || !calls.every((call) => FUNCTION.test(call))) {
    badProperty(frame, element, "filter", "none, url(#id) or functions such as blur(2px)");
    return undefined;
  }
  const lengths = calls
    .filter((call) => /^(blur|drop-shadow)/.test(call))
    .flatMap((call) => call.match(/(?<![\w#.])-?[\d.]+(px|mm|cm|in|pt|pc|em)?\b/g) ?? [])
    .map((length) => Math.abs(readLength(frame, length, "x") ?? 0));
  const reach = lengths.reduce((sum, length) => sum + length, 0) * 3;
  return { value: escaped(inPx(text)), ids: [], functions: calls.length, box: box && outset(box, reach) };
}
