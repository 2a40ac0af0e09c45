/** The cost of an element, counted in shapes: texts cost more, depending on their length and script. */
import type { SvgElement } from "../svg/svg-element.ts";

/** Finding the face, the size and the place of a text takes as long as this many shapes. */
const TEXT = 20;
/** A part of a text with its own attributes. */
const PART = 5;
/** Characters that take as long as one shape: Latin ones, whose words are shaped only once, and all others. */
const LATIN = 15;
const OTHERS = 2;

/** How much of the shape budget of a drawing and its game an element takes, without the elements inside it. */
export function costOf(element: SvgElement): number {
  const words = element.attributes["b:text"];
  if (words !== undefined) return TEXT + costOfText(words);
  return ["text", "b:text", "flowRoot"].includes(element.name) ? TEXT + costOfWords(element) : 1;
}

/** The same for a text box that contains these characters. */
export const costOfTextBox = (words: string): number => TEXT + costOfText(words);

function costOfWords({ children }: SvgElement): number {
  return children.reduce(
    (sum, part) => sum + (typeof part === "string" ? costOfText(part) : PART + costOfWords(part)),
    0,
  );
}

/** Latin, Greek and Cyrillic letters and most punctuation are below U+0590. */
function costOfText(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x590) others++;
  return Math.floor((text.length - others) / LATIN + others / OTHERS);
}
