/**
 * The words of a text with differently styled parts, as the text of a box: bold and italic become marks, other
 * differences are reported. The style of the whole is that of most of the text.
 */
import { computeStyle, cssValue, type Style } from "../../svg/css/style.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { HARD_MARKS, withoutHardMarks } from "../../text/markup/inline-markup.ts";
import type { Frame } from "../frame.ts";
import { reportNotDrawn } from "../not-drawn.ts";

export interface StyledWords {
  readonly markup: string;
  readonly style: Style;
}

/** Words of one style. */
interface Part {
  readonly text: string;
  readonly element: SvgElement;
  readonly style: Style;
}

/** The words of a `<text>` or of a flowed text, or other words in the style of most of it. */
export function styledWords(element: SvgElement, frame: Frame, others?: string): StyledWords {
  const parts: Part[] = [];
  collect(element, frame, parts);
  const style = mostOf(parts) ?? frame.style;
  if (others !== undefined) return { markup: withoutHardMarks(others), style };
  const lines = parts.map((part) => markedPart(part, style, frame));
  return { markup: lines.join(""), style };
}

/** Elements that contain words, and those that are a line or a paragraph of their own. */
const PARTS = ["tspan", "a", "flowSpan", "flowPara", "flowDiv", "flowLine"];
const PARAGRAPHS = ["flowPara", "flowDiv", "flowLine"];

const isLine = ({ name, attributes }: SvgElement): boolean =>
  PARAGRAPHS.includes(name) || attributes["sodipodi:role"] === "line";

function collect(element: SvgElement, frame: Frame, parts: Part[]): void {
  for (const child of element.children) {
    if (typeof child !== "string") {
      collectChild(child, frame, parts);
      continue;
    }
    // Line breaks between the tags of a hand-formatted file are spaces.
    const isLayout = child.trim() === "" && /[\r\n]/.test(child) && !isVerbatim(frame);
    parts.push({ text: isLayout ? " " : withoutHardMarks(child), element, style: frame.style });
  }
}

const isVerbatim = ({ style }: Frame): boolean =>
  /^(pre|pre-wrap|pre-line|break-spaces)$/.test(cssValue(style, "white-space"));

function collectChild(child: SvgElement, frame: Frame, parts: Part[]): void {
  const { drawing } = frame;
  const isForeign = child.name.includes(":") && !child.name.startsWith("b:");
  if (["title", "desc", "flowRegion"].includes(child.name) || isForeign) return;
  if (!PARTS.includes(child.name)) {
    const message = `<${child.name}> cannot be part of a text in a shape`;
    const fix = "write **bold**, *italic* and :icon: in the text";
    drawing.faults.add(child.place, "error", "svg/element", message, { fix });
    return;
  }
  const style = computeStyle(child, frame.style, drawing.document.sheet);
  if (cssValue(style, "display") === "none") return;
  const inside = { ...frame, style };
  reportNotDrawn(child, inside);
  const isParagraph = isLine(child) && parts.length > 0;
  if (isParagraph) parts.push({ text: "\n", element: child, style });
  collect(child, inside, parts);
}

/** What a part may differ in: styles that agree in it count as one. */
const COMPARED = [
  "font-size",
  "font-family",
  "fill",
  "stroke",
  "letter-spacing",
  "font-weight",
  "font-style",
];

const keyOf = (style: Style): string => COMPARED.map((name) => cssValue(style, name)).join("\0");

function mostOf(parts: readonly Part[]): Style | undefined {
  const found = new Map<string, { readonly style: Style; characters: number }>();
  for (const { text, style } of parts) {
    const characters = text.replace(/\s/g, "").length;
    const key = keyOf(style);
    const known = found.get(key);
    if (known) known.characters += characters;
    else if (characters > 0) found.set(key, { style, characters });
  }
  let most: { readonly style: Style; readonly characters: number } | undefined;
  for (const one of found.values()) if (one.characters > (most?.characters ?? 0)) most = one;
  return most?.style;
}

/** From this weight on a part is bold beside a lighter text. */
const BOLD = 600;

const isBold = (style: Style): boolean => Number(cssValue(style, "font-weight")) >= BOLD;
const isItalic = (style: Style): boolean => /^(italic|oblique)/.test(cssValue(style, "font-style"));

function markedPart({ text, element, style }: Part, whole: Style, { drawing }: Frame): string {
  if (text.trim() === "") return text;
  const lost = COMPARED.filter(
    (name) => cssValue(style, name) !== cssValue(whole, name) && !isMarked(name, style, whole),
  );
  for (const name of lost) {
    const message = `<${element.name}> has its own ${name} ("${cssValue(style, name)}"), which a text in a shape does not support`;
    const fix = "use **bold**, *italic* or :icon: in the text, or a separate text";
    drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  }
  let marked = text;
  if (isBold(style) && !isBold(whole)) marked = within(marked, HARD_MARKS.bold);
  if (isItalic(style) !== isItalic(whole)) marked = within(marked, HARD_MARKS.italic);
  return marked;
}

/** The properties that bold and italic express. */
function isMarked(name: string, style: Style, whole: Style): boolean {
  if (name === "font-style") return true;
  return name === "font-weight" && !isBold(whole) && isBold(style);
}

/** Marks apply within one line. */
const within = (text: string, [open, close]: readonly [string, string]): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? line : `${open}${line}${close}`))
    .join("\n");
