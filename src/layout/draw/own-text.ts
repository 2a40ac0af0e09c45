/** `<b:text>`: a text box. This reads the element; `text/` sets the text. */
import type { Item, Paint, SolidPaint } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { mmOfPt, ptOfMm } from "../../units/length.ts";
import { applyToBox, multiply } from "../../units/matrix.ts";
import { parseNumber } from "../svg/lengths.ts";
import { cssValue } from "../svg/style.ts";
import { childElements, type SvgElement } from "../svg/svg-element.ts";
import { CENTRED, fitBox } from "../svg/view-box.ts";
import { layOutTextBox } from "../text/text-box.ts";
import type { TextBoxLayout, TextBoxSpec, TextResources, TextStyle } from "../text/text-spec.ts";
import { currentColour, fade } from "./colours.ts";
import { type Frame, mmPerUnit } from "./frame.ts";
import { reportPlainOnly } from "./not-drawn.ts";
import { boxAttribute, checkAttributes, paperLength, plainColour, takesColour } from "./own-attributes.ts";
import { resolvePaint } from "./paint.ts";
import { badValue, fontSize, shareOf, wordAttribute } from "./read-attribute.ts";
import { drawSource, openSource } from "./source.ts";
import { resolveStroke } from "./stroke.ts";
import { parseFeatures, reportFamilies, textStyleOf, usableFamilies } from "./text-style.ts";

const ATTRIBUTES = [
  ...["size", "min-size", "align", "valign", "font", "weight", "leading", "paragraph-gap", "direction"],
  ...["features", "icon-fill"],
];

/** The smallest size that print stays readable at, unless the template allows less. */
const SMALLEST_PT = 7.5;

export function drawOwnText(element: SvgElement, frame: Frame): readonly Item[] {
  checkAttributes(element, frame, ATTRIBUTES);
  const box = boxAttribute(element, frame);
  const scale = mmPerUnit(frame);
  if (!box || !(scale > 0) || cssValue(frame.style, "visibility") !== "visible") return [];
  reportPlainOnly(element, frame);
  const spec = specOf(element, frame, box);
  const { resources } = frame.drawing;
  const named = new Set<string>();
  const layout = layOutTextBox(spec, resources.fonts, textResources(frame, spec, named));
  reportFamilies(frame, element);
  reportText(element, frame, spec, { ...layout, named });
  return layout.items;
}

function specOf(element: SvgElement, frame: Frame, box: Box): TextBoxSpec {
  const scale = mmPerUnit(frame);
  const size = paperLength(element, frame, "size") ?? fontSize(frame);
  const least = paperLength(element, frame, "min-size") ?? mmOfPt(SMALLEST_PT) / scale;
  const style = boxStyle(element, frame, box);
  return {
    markup: markupOf(element, frame),
    box,
    size,
    minSize: Math.min(size, least),
    leading: positive(element, frame, "leading", 1.2),
    paragraphGap: positive(element, frame, "paragraph-gap", 0.5),
    align: wordAttribute(frame, element, "align", ["start", "end", "left", "right", "center", "justify"]),
    valign: wordAttribute(frame, element, "valign", ["top", "middle", "bottom"]),
    direction: wordAttribute(frame, element, "direction", ["auto", "ltr", "rtl"]),
    style,
    iconColour: iconColour(element, frame, style.fill),
    mmPerUnit: scale,
    origin: element.origin,
  };
}

/** The style of the place, over it what the element says in its own short words. */
function boxStyle(element: SvgElement, frame: Frame, box: Box): TextStyle {
  const { font, weight, style, features } = element.attributes;
  const base = textStyleOf(weight === undefined ? frame : withWeight(frame, weight), element);
  const own = features === undefined ? {} : parseFeatures(features);
  if (!own) badValue(frame, element, "features", features ?? "", 'OpenType tags such as "smcp -liga"');
  const boxOf = (): Box => box;
  return {
    ...base,
    ...(font === undefined ? {} : { families: usableFamilies(frame, font) }),
    italic: style === undefined || style.includes(":") ? base.italic : isItalic(element, frame, style),
    features: { ...base.features, ...own },
    fill: takesColour(element, frame)
      ? fade(currentColour(frame, element), shareOf(frame, element, "fill-opacity"))
      : resolvePaint(frame, element, "fill", boxOf),
    stroke: resolveStroke(frame, element, resolvePaint(frame, element, "stroke", boxOf)),
  };
}

function withWeight(frame: Frame, weight: string): Frame {
  const { inherited, own } = frame.style;
  return { ...frame, style: { own, inherited: { ...inherited, "font-weight": weight.trim() } } };
}

function isItalic(element: SvgElement, frame: Frame, style: string): boolean {
  const words = ["normal", "italic"];
  if (!words.includes(style.trim())) badValue(frame, element, "style", style, words.join(", "));
  return style.trim() === "italic";
}

/** Characters only: marks of the text make bold and icons, elements do not. */
function markupOf(element: SvgElement, frame: Frame): string {
  const [child] = childElements(element);
  if (child) {
    const fix = "write **bold**, *italic* and :icon: in the text";
    const message = `<b:text> holds <${child.name}>, expected plain text`;
    frame.drawing.faults.add(child.place, "error", "svg/element", message, { fix });
  }
  return element.children.filter((part) => typeof part === "string").join("");
}

function positive(element: SvgElement, frame: Frame, name: string, initial: number): number {
  const text = element.attributes[name];
  if (text === undefined) return initial;
  const value = parseNumber(text);
  if (value !== undefined && value >= 0) return value;
  badValue(frame, element, name, text, "a multiple of the size such as 1.2");
  return initial;
}

function iconColour(element: SvgElement, frame: Frame, fill: Paint | null): SolidPaint {
  const own = element.attributes["icon-fill"];
  if (own !== undefined) return plainColour(element, frame, "icon-fill", own);
  return fill?.kind === "solid" ? fill : currentColour(frame, element);
}

/** Icons as symbols, drawn as large as the text is; names that lead to something are added to `named`. */
function textResources(frame: Frame, spec: TextBoxSpec, named: Set<string>): TextResources {
  const { drawing } = frame;
  const { resources } = drawing;
  return {
    icon(name) {
      const source = resources.icon(name);
      if (!source) return undefined;
      named.add(name);
      const { box } = openSource(source, drawing);
      const line = { x: 0, y: 0, width: spec.size, height: spec.size };
      const ctm = multiply(frame.ctm, fitBox(box, line, CENTRED));
      return drawSource(source, drawing, { ctm, page: undefined, colour: spec.iconColour });
    },
    term(name) {
      const words = resources.term(name);
      if (words !== undefined) named.add(name);
      return words;
    },
  };
}

function reportText(
  element: SvgElement,
  frame: Frame,
  spec: TextBoxSpec,
  layout: TextBoxLayout & { readonly named: ReadonlySet<string> },
): void {
  const { ctm, drawing } = frame;
  const scale = mmPerUnit(frame);
  const pt = (length: number): number => ptOfMm(length * scale);
  drawing.facts.texts.push({
    origin: element.origin,
    text: layout.text,
    askedSizePt: pt(spec.size),
    sizePt: pt(layout.size),
    minSizePt: pt(spec.minSize),
    box: applyToBox(ctm, spec.box),
    ...(layout.ink ? { ink: applyToBox(ctm, layout.ink) } : {}),
    overflow: layout.overflow * scale,
    missing: layout.missing,
    unknown: layout.unknown,
    unstyled: layout.unstyled,
    unclosed: layout.unclosed,
    ...(layout.named.size > 0 ? { named: [...layout.named] } : {}),
    ...(layout.brokenWord === undefined ? {} : { brokenWord: layout.brokenWord }),
  });
}
