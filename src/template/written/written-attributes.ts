/** The attributes of a start tag by their offsets in the file. Fields may be in their values, and blocks around them. */
import { signsIn } from "../xml/as-read.ts";
import { blanked } from "./blanked.ts";
import type { WrittenAttribute, WrittenElement, WrittenTemplate } from "./written-template.ts";
import { blocksAround } from "./written-template.ts";

/** In the order in which they are written. */
export function attributesOfElement(
  template: WrittenTemplate,
  element: WrittenElement,
): readonly WrittenAttribute[] {
  const { text, meaningOf } = template;
  const from = element.start + 1 + element.written.length;
  const tag = text.slice(from, element.tagEnd);
  const outside = blocksAround(template, element.start).length;
  // Quotes inside fields do not end a value.
  return [...blanked(tag, signsIn(tag, "svg").signs).matchAll(ATTRIBUTE)].map(
    ({ 0: whole, 1: written = "", index }) => {
      const start = from + index;
      const end = start + whole.length;
      const quote = whole.search(/["']/);
      const valueStart = start + quote + 1;
      const value = text.slice(valueStart, end - 1);
      const isComputed = value.includes("{{") || blocksAround(template, start).length > outside;
      return { name: meaningOf(written), start, end, value, valueStart, isComputed };
    },
  );
}

const ATTRIBUTE = /(?<=\s)([^\s=<>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

export const attributeOf = (
  template: WrittenTemplate,
  element: WrittenElement,
  name: string,
): WrittenAttribute | undefined => attributesOfElement(template, element).find((one) => one.name === name);
