/** Where an element is among what is written beside it: whole lines, their indentation, and its neighbours. */
import type { Range, WrittenElement, WrittenTemplate } from "../../../template/written/written-template.ts";
import { blocksAround } from "../../../template/written/written-template.ts";

/** The line break of a text. */
export const lineEndOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";

/** The range with its line or lines, if nothing else is on them; else the range itself. */
export function wholeLines(text: string, { start, end }: Range): Range {
  const before = /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(0, start))?.[1];
  const after = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0];
  if (before === undefined || after === undefined) return { start, end };
  return { start: start - before.length, end: end + after.length };
}

/** White space before the first thing on the line of an offset; empty if something else is before it. */
export const indentationAt = (text: string, offset: number): string =>
  /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(0, offset))?.[1] ?? "";

/** What is drawn just before or after an element at the same level: an element, a block or a partial. */
export function neighbourOf(
  template: WrittenTemplate,
  element: WrittenElement,
  to: "forward" | "back",
): Range | undefined {
  const room = roomOf(template, element);
  const inRoom = ({ start, end }: Range): boolean => start >= room.start && end <= room.end;
  const { elements, blocks, calls } = template;
  const all = [...elements.filter(({ name }) => isDrawn(name)), ...blocks, ...calls].filter(inRoom);
  if (to === "forward") {
    const after = all.filter(({ start }) => start >= element.end);
    return outermost(after, (one, best) => one.start - best.start || best.end - one.end);
  }
  const before = all.filter(({ end }) => end <= element.start);
  return outermost(before, (one, best) => best.end - one.end || one.start - best.start);
}

/** Definitions draw nothing, so nothing changes by going past them. */
const isDrawn = (name: string): boolean =>
  !["defs", "symbol", "style", "title", "desc", "metadata", "clipPath", "mask"].includes(name);

/** The content of the parent, or the branch of a block in it, that the element is in. */
function roomOf(template: WrittenTemplate, { start, parent }: WrittenElement): Range {
  const inside: Range = parent
    ? { start: parent.tagEnd, end: parent.contentEnd }
    : { start: 0, end: template.text.length };
  const branch = blocksAround(template, start).at(-1)?.branch;
  return branch && branch.start >= inside.start ? branch : inside;
}

function outermost(ranges: readonly Range[], compare: (a: Range, b: Range) => number): Range | undefined {
  return [...ranges].sort(compare)[0];
}
