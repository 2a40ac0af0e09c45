/**
 * Reads plain XML: elements with quoted attributes, and text, as templates write it. Everything else, above all text with
 * faults, is left to the parser (xml-reader.ts), which gives the same for every plain text; tests compare them.
 */
import { isNamed, type XmlTaker } from "./xml-taker.ts";

/** Characters that a parser refuses, changes, or has to combine from two halves. */
export const UNPLAIN = /[^\t\n -\uD7FF\uE000-\uFFFD]/;

/** Refused in text. */
const CDATA_END = "]]>";

const NAME = "[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?";
const START = new RegExp(`<(${NAME})`, "y");
const ATTRIBUTE = new RegExp(`[ \\t\\n]+(${NAME})[ \\t\\n]*=[ \\t\\n]*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const START_END = /[ \t\n]*(\/?)>/y;
const END = new RegExp(`</(${NAME})[ \\t\\n]*>`, "y");

/** False if the text is not plain: the taker may have received part of it. @throws what the taker throws */
export function readPlainXml(text: string, taker: Pick<XmlTaker, "open" | "close" | "addText">): boolean {
  if (UNPLAIN.test(text) || text.includes(CDATA_END)) return false;
  const open: string[] = [];
  let isBegun = false;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf("<", at);
    const end = next === -1 ? text.length : next;
    if (end > at) {
      const characters = charactersOf(text.slice(at, end));
      if (characters === undefined || (open.length === 0 && /[^ \t\n]/.test(characters))) return false;
      if (open.length > 0) taker.addText(characters);
      at = end;
      if (next === -1) break;
    }
    if (text.charCodeAt(at + 1) === SLASH) {
      const name = matched(END, text, at)?.[1];
      if (name === undefined || open.pop() !== name) return false;
      taker.close();
      at = END.lastIndex;
    } else {
      if (isBegun && open.length === 0) return false;
      isBegun = true;
      const after = readStart(text, at, taker, open);
      if (after === undefined) return false;
      at = after;
    }
  }
  return isBegun && open.length === 0;
}

const SLASH = 0x2f;

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Reads a start tag; returns the offset after it. */
function readStart(
  text: string,
  start: number,
  taker: Pick<XmlTaker, "open" | "close">,
  open: string[],
): number | undefined {
  const name = matched(START, text, start)?.[1];
  if (name === undefined) return undefined;
  const attributes: Record<string, string> = Object.create(null);
  const named: string[] = [];
  let at = START.lastIndex;
  for (let found = matched(ATTRIBUTE, text, at); found; found = matched(ATTRIBUTE, text, at)) {
    const [, attribute = "", double, single = ""] = found;
    const value = charactersOf((double ?? single).replaceAll(/[\t\n]/g, " "));
    if (value === undefined || attribute in attributes) return undefined;
    attributes[attribute] = value;
    if (isNamed(attribute)) named.push(attribute);
    at = ATTRIBUTE.lastIndex;
  }
  const end = matched(START_END, text, at);
  if (!end) return undefined;
  const after = START_END.lastIndex;
  taker.open(name, attributes, named, () => start);
  if (end[1] === "/") taker.close();
  else open.push(name);
  return after;
}

/** With its entities as characters; undefined if one is not known. */
function charactersOf(written: string): string | undefined {
  if (!written.includes("&")) return written;
  if (written.replace(KNOWN, "").includes("&")) return undefined;
  return written.replace(KNOWN, (entity) => MEANINGS[entity] as string);
}

/** Those that the template stage writes. */
const MEANINGS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#10;": "\n",
};
const KNOWN = /&(?:amp|lt|gt|quot|#39|#10);/g;
