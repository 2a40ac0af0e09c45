/**
 * The characters of a `<text>`, each with its style and, if the drawing gives one, its place. White space is collapsed
 * as in browsers: line breaks count as spaces; leading, trailing and repeated spaces are dropped.
 */
import { computeStyle, cssValue } from "../../svg/css/style.ts";
import { splitList } from "../../svg/lengths.ts";
import type { SvgElement } from "../../svg/svg-element.ts";
import { parseAngle } from "../../svg/transform-list.ts";
import type { Frame } from "../frame.ts";
import { reportNotDrawn } from "../not-drawn.ts";
import { badValue, readLength } from "../read-attribute.ts";
import { baselineShift } from "./baseline.ts";
import { type Decoration, decorationsAbove, decorationsOf } from "./decoration.ts";

export interface Character {
  /** As printed; more than one letter if its capital needs two. */
  readonly text: string;
  readonly element: SvgElement;
  /** The style of the innermost element. */
  readonly frame: Frame;
  /** User units that the baseline is moved down, shifts of all elements around it included. */
  readonly shift: number;
  readonly keepsSpace: boolean;
  /** Lines below, above and through it, those of the outermost element first. */
  readonly decorations: readonly Decoration[];
  /** The `<textPath>` that contains it. */
  readonly path?: SvgElement;
  x?: number;
  y?: number;
  dx?: number;
  dy?: number;
  /** Degrees of rotation about its own place. */
  rotate?: number;
}

export function charactersOf(text: SvgElement, frame: Frame): readonly Character[] {
  const found: Character[] = [];
  collect(text, { frame, shift: 0, decorations: decorationsAbove(text, frame) }, found);
  return withoutEndSpaces(found);
}

/** What a part of the text gets from the elements around it. */
type Around = Pick<Character, "frame" | "shift" | "decorations" | "path">;

function collect(element: SvgElement, around: Around, found: Character[]): void {
  const start = found.length;
  const { frame } = around;
  const shift = around.shift + baselineShift(frame, element);
  const decorations = [...around.decorations, ...decorationsOf(element, frame, shift)];
  const inside = { ...around, shift, decorations };
  const common = { ...inside, element, keepsSpace: isPreserved(element, frame) };
  for (const child of element.children) {
    if (typeof child === "string") addText(child, common, found);
    else collectChild(child, inside, found);
  }
  place(element, frame, found.slice(start));
}

function collectChild(child: SvgElement, around: Around, found: Character[]): void {
  const { faults, document } = around.frame.drawing;
  if (["title", "desc"].includes(child.name) || (child.name.includes(":") && !child.name.startsWith("b:")))
    return;
  if (!["tspan", "a", "textPath"].includes(child.name)) {
    const message = `<${child.name}> is not allowed in a <text>`;
    faults.add(child.place, "error", "svg/element", message, {
      fix: "use <tspan>, or <b:text> for icons in text",
    });
    return;
  }
  const style = computeStyle(child, around.frame.style, document.sheet);
  if (cssValue(style, "display") === "none") return;
  const frame = { ...around.frame, style };
  reportNotDrawn(child, frame);
  const path = child.name === "textPath" ? { path: child } : {};
  collect(child, { ...around, frame, ...path }, found);
}

function addText(text: string, common: Omit<Character, "text">, found: Character[]): void {
  const transform = cssValue(common.frame.style, "text-transform");
  for (const character of text.replace(/\r\n?|[\n\t]/g, " ")) {
    const last = found.at(-1);
    const isDouble = character === " " && (!last || (last.text === " " && !last.keepsSpace));
    if (isDouble && !common.keepsSpace) continue;
    const before = transform === "capitalize" ? `${found.at(-2)?.text ?? ""}${last?.text ?? ""}` : "";
    found.push({ text: printedCase(character, before, transform), ...common });
  }
}

/** A space before a line with its own place does not belong to a line. */
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

/** Lists of places, one for each character; values of inner elements win. */
function place(element: SvgElement, frame: Frame, characters: readonly Character[]): void {
  for (const name of ["x", "y", "dx", "dy"] as const) {
    const axis = name.endsWith("x") ? "x" : "y";
    const values = listOf(element, frame, name, "lengths", (part) => readLength(frame, part, axis));
    for (const [index, character] of characters.slice(0, values.length).entries())
      setPlace(character, name, values[index]);
  }
  const turns = listOf(element, frame, "rotate", "angles", parseAngle);
  if (turns.length > 0)
    // the last angle applies up to the end
    for (const [index, character] of characters.entries())
      setPlace(character, "rotate", turns[Math.min(index, turns.length - 1)]);
}

function setPlace(
  character: Character,
  name: "x" | "y" | "dx" | "dy" | "rotate",
  value: number | undefined,
): void {
  if (value !== undefined) character[name] ??= value;
}

function listOf(
  element: SvgElement,
  frame: Frame,
  name: string,
  expected: string,
  read: (part: string) => number | undefined,
): readonly (number | undefined)[] {
  const text = element.attributes[name];
  if (text === undefined) return [];
  const values = splitList(text).map(read);
  if (values.includes(undefined)) badValue(frame, element, name, text, expected);
  return values;
}

/** The character as printed; `before` is the text before it, which shows where a word begins. */
function printedCase(character: string, before: string, transform: string): string {
  if (transform === "uppercase") return character.toUpperCase();
  if (transform === "lowercase") return character.toLowerCase();
  if (transform === "capitalize" && !IN_WORD.test(before)) return character.toUpperCase();
  return character;
}

/** A word continues after a letter, a figure or a mark, also across an apostrophe. */
const IN_WORD = /[\p{L}\p{N}\p{M}]['’]?$/u;
