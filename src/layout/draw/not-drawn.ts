/** Reports CSS that layout does not draw, at its declaration: nothing is ignored silently. */
import { takesMeasure } from "../svg/css/geometry.ts";
import { NOT_DRAWN } from "../svg/css/properties.ts";
import { cssValue, declarationsOf, geometryOf, unreadStyle } from "../svg/css/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import type { Frame } from "./frame.ts";
import { decorationsAbove, decorationsOf } from "./text/decoration.ts";

export function reportNotDrawn(element: SvgElement, { style, drawing }: Frame): void {
  const { faults, document } = drawing;
  const warn = (message: string, fix: string): void =>
    faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  for (const property in declarationsOf(element, document.sheet)) {
    const known = NOT_DRAWN[property];
    const value = cssValue(style, property);
    if (known && !known.harmless.includes(value))
      warn(`${property} of <${element.name}> is "${value}", which is not drawn`, known.fix);
  }
  for (const condition of CONDITIONS) {
    const value = element.attributes[condition] ?? "";
    if (value !== "" && element.parent?.name !== "switch")
      warn(`<${element.name}> is drawn regardless of its ${condition} ("${value}")`, CONDITION_FIX);
  }
  for (const message of unreadStyle(element, document.sheet))
    faults.add(element.place, "warning", "svg/css", message, { fix: UNREAD_FIX });
  for (const measure in geometryOf(element, document.sheet)) {
    if (takesMeasure(element.name, measure)) continue;
    const isMove = ["translate", "rotate", "scale"].includes(measure);
    const fix = isMove ? `write transform: ${measure}(…)` : `write ${measure}="…" on the element`;
    warn(`the style of <${element.name}> sets ${measure}, which is not read there`, fix);
  }
}

/** Reports a stroke on an icon or a picture: the outlines of both come from their files. */
export function reportNoOutline(element: SvgElement, { drawing }: Frame, what: string): void {
  const stroke = declarationsOf(element, drawing.document.sheet)?.stroke ?? "none";
  if (["none", "transparent"].includes(stroke.trim().toLowerCase())) return;
  const message = `stroke="${stroke}" has no effect on ${what}`;
  const fix = "draw the outline in its file, or as a separate shape around it";
  drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
}

/** Attributes by which programs choose what to show; on paper they choose nothing. */
const CONDITIONS = ["systemLanguage", "requiredExtensions"] as const;

export const CONDITION_FIX = "choose in the template with {{#if}}, or keep only what should be printed";

const UNREAD_FIX = "remove it, or use SVG properties for the same effect";

/** CSS that only plain `<text>` supports: the values that change nothing, and what to do instead. */
const PLAIN_ONLY: Readonly<Record<string, readonly [harmless: string, fix: string]>> = {
  "text-transform": ["none", "write {{upper …}} or {{lower …}} in the template"],
  "word-spacing": ["normal", 'use align="justify", or letter-spacing'],
  "line-height": ["normal", 'use leading="1.2"'],
  "text-align": ["start", 'use align, such as align="center"'],
  "text-indent": ["0", "use non-breaking spaces, or a box that starts further in"],
};

/** A length of zero, as drawing programs write it. */
const NOTHING = /^0(?:\.0+)?(?:[a-z]+|%)?$/i;

/** Reports CSS that a text box does not support, inherited or its own. */
export function reportPlainOnly(
  element: SvgElement,
  frame: Frame,
  {
    what = "<b:text>",
    followed = [],
  }: { readonly what?: string; readonly followed?: readonly string[] } = {},
): void {
  const warn = (message: string, fix: string): void =>
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  for (const [property, [harmless, fix]] of Object.entries(PLAIN_ONLY)) {
    const value = cssValue(frame.style, property);
    if (value !== harmless && !NOTHING.test(value) && !followed.includes(property))
      warn(`${property} is "${value}", which ${what} does not support`, fix);
  }
  const [decoration] = [...decorationsOf(element, frame, 0), ...decorationsAbove(element, frame)];
  if (decoration)
    warn(`${what} does not support ${decoration.line}`, "use **bold** or *italic*, or a plain <text>");
}
