/**
 * The characters of a `<text>`, each with its style and, where the drawing gives one, its place. White space is
 * collapsed as in browsers: line breaks count as spaces, spaces at both ends and double ones go.
 */
import { parseSvgLength, splitList } from "../svg/lengths.ts";
import { computeStyle, cssValue } from "../svg/style.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { baselineShift } from "./baseline.ts";
import type { Frame } from "./frame.ts";
import { badValue, readLength } from "./read-attribute.ts";

export interface Character {
  readonly text: string;
  readonly element: SvgElement;
  /** Of the innermost element. */
  readonly frame: Frame;
  /** User units that the baseline is moved down, shifts of all elements around included. */
  readonly shift: number;
  readonly keepsSpace: boolean;
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
}

export function charactersOf(text: SvgElement, frame: Frame): readonly Character[] {
  const found: Character[] = [];
  collect(text, frame, 0, found);
  return withoutEndSpaces(found);
}

function collect(element: SvgElement, frame: Frame, outerShift: number, found: Character[]): void {
  const start = found.length;
  const shift = outerShift + baselineShift(frame, element);
  const keepsSpace = isPreserved(element, frame);
  for (const child of element.children) {
    if (typeof child === "string") addText(child, { element, frame, shift, keepsSpace }, found);
    else collectChild(child, frame, shift, found);
  }
  place(element, frame, found.slice(start));
  warnOf(element, frame);
}

function collectChild(child: SvgElement, frame: Frame, shift: number, found: Character[]): void {
  const { faults, document } = frame.drawing;
  if (["title", "desc"].includes(child.name) || (child.name.includes(":") && !child.name.startsWith("b:")))
    return;
  if (!["tspan", "a", "textPath"].includes(child.name)) {
    const message = `<${child.name}> cannot stand in a <text>`;
    faults.add(child.place, "error", "svg/element", message, {
      fix: "use <tspan>, or <b:text> for icons in text",
    });
    return;
  }
  if (child.name === "textPath") {
    const fix = "turn the text into a path if it has to bend";
    faults.add(child.place, "warning", "svg/unsupported", "text on a path is set straight", { fix });
  }
  const style = computeStyle(child, frame.style, document.sheet);
  if (cssValue(style, "display") !== "none") collect(child, { ...frame, style }, shift, found);
}

type Plain = Pick<Character, "element" | "frame" | "shift" | "keepsSpace">;

function addText(text: string, common: Plain, found: Character[]): void {
  for (const character of text.replace(/\r\n?|[\n\t]/g, " ")) {
    const last = found.at(-1);
    const isDouble = character === " " && (!last || (last.text === " " && !last.keepsSpace));
    if (isDouble && !common.keepsSpace) continue;
    found.push({ text: character, ...common });
  }
}

/** A space before a line that starts at its own place belongs to no line. */
function withoutEndSpaces(characters: readonly Character[]): readonly Character[] {
  return characters.filter((character, index) => {
    if (character.text !== " " || character.keepsSpace) return true;
    const next = characters[index + 1];
    return next !== undefined && next.x === undefined && next.y === undefined;
  });
}

function isPreserved(element: SvgElement, frame: Frame): boolean {
  if (/^(pre|pre-wrap|break-spaces)$/.test(cssValue(frame.style, "white-space"))) return true;
  for (let above: SvgElement | undefined = element; above; above = above.parent) {
    const space = above.attributes["xml:space"];
    if (space !== undefined) return space === "preserve";
  }
  return false;
}

/** Lists of places, one for each character; what an inner element gave stays. */
function place(element: SvgElement, frame: Frame, characters: readonly Character[]): void {
  for (const name of ["x", "y", "dx", "dy"] as const) {
    const text = element.attributes[name];
    if (text === undefined) continue;
    const axis = name.endsWith("x") ? "x" : "y";
    for (const [index, part] of splitList(text).entries()) {
      const value = readLength(frame, part, axis);
      if (value === undefined) badValue(frame, element, name, text, "lengths");
      const character = characters[index];
      if (character && value !== undefined) character[name] ??= value;
    }
  }
}

function warnOf(element: SvgElement, frame: Frame): void {
  const { textLength, rotate } = element.attributes;
  const warn = (message: string, fix: string): void =>
    frame.drawing.faults.add(element.place, "warning", "svg/unsupported", message, { fix });
  if (textLength !== undefined) {
    warn(
      "textLength does not stretch the text",
      "choose size and letter-spacing instead, or <b:text>, which shrinks",
    );
  }
  if (
    rotate !== undefined &&
    splitList(rotate).some((deg) => parseSvgLength(deg, { fontSize: 0, whole: 0 }) !== 0)
  ) {
    warn("rotate does not turn single letters", "turn the text into a path");
  }
}
