/** What an element counts for, in shapes: texts take longer, by their length and their script. */
import type { SvgElement } from "../svg/svg-element.ts";

/** To find its face, its size and its place, a text takes as long as this many shapes. */
const TEXT = 20;
/** A part of a text with attributes of its own. */
const PART = 5;
/** Characters that take as long as a shape: Latin ones, whose words are shaped once, and all others. */
const LATIN = 15;
const OTHERS = 2;

/** How many shapes of the budget of a drawing and its game an element takes, without the elements inside it. */
export function costOf(element: SvgElement): number {
  const words = element.attributes["b:text"];
  if (words !== undefined) return TEXT + costOfText(words);
  return ["text", "b:text", "flowRoot"].includes(element.name) ? TEXT + costOfWords(element) : 1;
}

function costOfWords({ children }: SvgElement): number {
  return children.reduce(
    (sum, part) => sum + (typeof part === "string" ? costOfText(part) : PART + costOfWords(part)),
    0,
  );
}

/** Latin, Greek and Cyrillic letters and most punctuation lie below U+0590. */
function costOfText(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= 0x590) others++;
  return Math.floor((text.length - others) / LATIN + others / OTHERS);
}
