/**
 * Lines of a rendered text that know their source: each line break of a template's literal text carries its line number,
 * in characters not allowed in texts of a game, which are removed at the end.
 */
import type { Places } from "../places.ts";
import { content, type Draft } from "./drafts.ts";

const MARK = /\uFFFE(\d+)\uFFFF/g;

/** A text with the source line for each of its own lines, from 1. */
export interface TracedText {
  readonly text: string;
  readonly lines: readonly number[];
}

/** A template's literal text with a mark before each line break. */
export function markedContent(node: hbs.AST.ContentStatement, places: Places): Draft {
  const { original, value } = node as unknown as { readonly original: string; readonly value: string };
  // White space beside a block on its own line is gone.
  const gone = original.endsWith(value) ? original.length - value.length : 0;
  const first = places.offsetOf(node.loc.start) + gone;
  const marked = value.replace(/\r\n?|\n/g, (end, offset: number) => {
    const { line } = places.at(first + offset, first + offset).start;
    return `\uFFFE${line}\uFFFF${end}`;
  });
  return content(node, marked);
}

/** The text without marks. A line without one came together with the next one that has one. */
export function traced(written: string): TracedText {
  const lines: number[] = [];
  let known = 1;
  const all = written.split(/\r\n?|\n/);
  const texts = all.map((line) => {
    const found = [...line.matchAll(MARK)].at(-1)?.[1];
    if (found !== undefined) known = Number(found);
    lines.push(found === undefined && lines.length === all.length - 1 ? known + 1 : known);
    return line.replace(MARK, "");
  });
  return { text: texts.join("\n"), lines };
}
