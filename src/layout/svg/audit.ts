/**
 * One walk over a drawing for what layout never draws: active content is refused, including that of HTML, and unknown
 * elements are reported. Elements of drawing programs (with a prefix) and titles are ignored: they are not part of the picture.
 */
import { nearest } from "../../diagnostics/nearest.ts";
import { auditPrinted } from "./audit-printed.ts";
import type { Faults } from "./faults.ts";
import { childElements, type SvgElement } from "./svg-element.ts";

const TEXT_BOX = "b:text";
const OWN_ELEMENTS = [TEXT_BOX, "b:icon", "b:art"] as const;

/** Elements that are allowed but not visible at their place. */
const UNSEEN = ["title", "desc", "metadata", "style", "defs", "view"];

const RESOURCES = [
  ...[
    "symbol",
    "clipPath",
    "mask",
    "filter",
    "pattern",
    "linearGradient",
    "radialGradient",
    "stop",
    "marker",
  ],
  ...["font", "font-face", "hatch", "meshgradient", "solidcolor", "color-profile"],
];

const DRAWN = [
  ...["svg", "g", "a", "switch", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["image", "text", "tspan", "textPath", "tref", "altGlyph"],
  "flowRoot",
];

/** Refused elements, and why. */
const REFUSED: Readonly<Record<string, string>> = {
  script: "drawings must not contain scripts",
  foreignObject: "HTML is not drawn; use <b:text> for running text",
  iframe: "HTML is not drawn",
  video: "video cannot be printed",
  audio: "sound cannot be printed",
  canvas: "HTML is not drawn",
  embed: "nothing from outside is loaded",
  object: "nothing from outside is loaded",
  animate: "animation cannot be printed; draw the state that you want to print",
  animateColor: "animation cannot be printed; draw the state that you want to print",
  animateMotion: "animation cannot be printed; draw the state that you want to print",
  animateTransform: "animation cannot be printed; draw the state that you want to print",
  set: "animation cannot be printed; draw the state that you want to print",
  handler: "drawings must not contain scripts",
};

/** Parts of a `<flowRoot>`, which mean nothing elsewhere. */
const FLOWED = ["flowRegion", "flowPara", "flowDiv", "flowSpan", "flowLine"];

const isFlowed = ({ name, parent }: SvgElement): boolean =>
  FLOWED.includes(name) && ["flowRoot", ...FLOWED].includes(parent?.name ?? "");

const KNOWN = new Set<string>([...OWN_ELEMENTS, ...UNSEEN, ...RESOURCES, ...DRAWN]);

/** Attributes of text boxes in which nothing was found: texts of one tag share them. */
const faultless = new WeakSet<SvgElement["attributes"]>();

export function auditElements(element: SvgElement, faults: Faults): void {
  const { name, attributes } = element;
  const isKnown = name === TEXT_BOX && faultless.has(attributes);
  const before = faults.list.length;
  if (!isKnown && !auditElement(element, faults)) return;
  if (name === TEXT_BOX && faults.list.length === before) faultless.add(attributes);
  for (const child of childElements(element)) auditElements(child, faults);
}

/** Without its children; false if they are not part of the drawing. */
function auditElement(element: SvgElement, faults: Faults): boolean {
  const { name } = element;
  if (name === "metadata" || (name.includes(":") && !/^(?:b|html):/.test(name))) return false;
  const reason = REFUSED[name.replace("html:", "")];
  if (reason !== undefined && element.parent?.name !== "switch")
    refuse(element, `<${element.written}> is not drawn`, reason, faults);
  else if (reason === undefined && !KNOWN.has(name) && !isPrimitive(element) && !isFlowed(element))
    reportUnknown(element, faults);
  auditAttributes(element, faults);
  auditPrinted(element, faults);
  return reason === undefined;
}

function auditAttributes(element: SvgElement, faults: Faults): void {
  for (const attribute in element.attributes) {
    if (attribute.startsWith("on")) {
      refuse(element, `the attribute ${attribute} is not read`, "drawings must not contain scripts", faults);
    } else if (isProgram(attribute, element.attributes[attribute] as string)) {
      refuse(element, "a link in a drawing must not run a script", "remove the link", faults);
    }
  }
}

/** Browsers ignore white space and control characters in an address. */
const isProgram = (attribute: string, value: string): boolean =>
  (attribute === "href" || attribute === "xlink:href") &&
  /^javascript:/i.test(value.slice(0, 200).replace(/[\0-\x20]/g, ""));

/** Filter primitives are passed to the rasteriser unchanged. */
const isPrimitive = ({ name }: SvgElement): boolean => /^fe[A-Z]/.test(name);

function reportUnknown(element: SvgElement, faults: Faults): void {
  const { name, written } = element;
  const near = nearest(name, KNOWN);
  const fix =
    near === undefined ? "remove it, or draw it with SVG's own elements" : `did you mean <${near}>?`;
  refuse(element, `<${written}> is not an element that can be drawn`, fix, faults);
}

function refuse(element: SvgElement, message: string, fix: string, faults: Faults): void {
  faults.add(element.place, "error", "svg/element", message, { fix });
}
