/** Reports unknown attributes with the prefix "b:", and placeholders without a box. */
import { nearest } from "../../diagnostics/nearest.ts";
import { PROPERTY_NAMES, propertyOf } from "./css/properties.ts";
import type { Faults } from "./faults.ts";
import {
  OWN_ATTRIBUTES,
  PLACEHOLDERS,
  type PlaceholderKind,
  placeholdersIn,
  printedName,
} from "./printed-attributes.ts";
import type { SvgElement } from "./svg-element.ts";

/** Elements whose own geometry gives a box; `<text>` and `<flowRoot>` give one only for other words. */
const CARRIERS = ["rect", "image", "circle", "ellipse", "path", "polygon", "polyline"];

const CARRIERS_IN_WORDS = "<rect>, <image>, <circle>, <ellipse>, <path>, <polygon> or <polyline>";

/** True if an element can be a placeholder. */
export const canStandFor = (element: string, kind: PlaceholderKind): boolean =>
  CARRIERS.includes(element) || (kind === "text" && (element === "text" || element === "flowRoot"));

export function auditPrinted(element: SvgElement, faults: Faults): void {
  for (const attribute in element.attributes)
    if (printedName(attribute) !== undefined) auditAttribute(element, attribute, faults);
  const kinds = placeholdersIn(element.attributes);
  const [first, second] = kinds;
  if (first === undefined) return;
  const refuse = (message: string, fix: string): void =>
    faults.add(element.place, "error", "svg/element", message, { fix });
  if (second !== undefined)
    refuse(
      `<${element.name}> has ${kinds.map((kind) => `b:${kind}`).join(" and ")}; an element can be a placeholder for only one of them`,
      "draw one element for each",
    );
  else if (!canStandFor(element.name, first))
    refuse(
      `<${element.name}> cannot have b:${first}, because it has no box of its own`,
      `put b:${first} on a ${CARRIERS_IN_WORDS}${first === "text" ? ", or on a <text>" : ""}`,
    );
}

function auditAttribute(element: SvgElement, attribute: string, faults: Faults): void {
  const name = printedName(attribute) as string;
  const names = knownFor(element);
  if (propertyOf(name) || names.includes(name)) return;
  const near = nearest(name, [...names, ...PROPERTY_NAMES]);
  const owner = PLACEHOLDERS.find((kind) => OWN_ATTRIBUTES[kind].includes(name));
  const fix =
    owner !== undefined
      ? `it belongs next to b:${owner}, on the same element`
      : near === undefined
        ? "remove it, or put the name of an SVG attribute after b:"
        : `did you mean "b:${near}"?`;
  const message = `<${element.name}> has no attribute "${attribute}"`;
  faults.add(element.place, "error", "svg/bad-value", message, { fix });
}

function knownFor({ name, attributes }: SvgElement): readonly string[] {
  const own = PLACEHOLDERS.filter((kind) => name === kind || name === `b:${kind}`);
  const kinds = own.length > 0 ? own : placeholdersIn(attributes);
  return [...ATTRIBUTES, ...PLACEHOLDERS, ...kinds.flatMap((kind) => [...OWN_ATTRIBUTES[kind], "style"])];
}

/** SVG attributes that a card may change, besides the properties of CSS. */
const ATTRIBUTES = [
  ...["class", "transform", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"],
  ...["fx", "fy", "fr", "d", "points", "href", "viewBox", "preserveAspectRatio", "pathLength", "offset"],
  ...["gradientTransform", "patternTransform", "spreadMethod", "startOffset", "textLength", "lengthAdjust"],
  ...["dx", "dy", "rotate", "refX", "refY", "markerWidth", "markerHeight", "orient", "stdDeviation"],
];
