/** Tabs in the indentation, and where their consequences begin. */
import type { YAMLParseError } from "yaml";
import type { FaultWords } from "../fault.ts";
import type { TextRange } from "../tree.ts";

export const TAB: FaultWords = {
  rule: "yaml/tab",
  message: "a tab in the indentation",
  fix: "indent with spaces",
};

/** The indentation of a line with a tab; further lines count only if they begin with one. */
const INDENTED = /^ *\t[ \t]*(?=[^\s#])/gm;

/**
 * Undefined if no error is about a tab or next to one.
 * @param errors those of the text, at least one
 */
export function tabsIn(
  text: string,
  errors: readonly YAMLParseError[],
): { readonly at: readonly TextRange[]; readonly from: number } | undefined {
  const refused = new Set(
    errors.filter(({ code }) => code === "TAB_AS_INDENT").map(({ pos }) => lineAt(text, pos[0])),
  );
  const first = errors.reduce((least, { pos }) => Math.min(least, pos[0]), text.length);
  const lines = [...text.matchAll(INDENTED)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const near = lines.find(({ end }) => end >= first);
  const isNear = near !== undefined && first >= lineBefore(text, near.start);
  const cause = lines.find((line) => refused.has(line.start) || (isNear && line === near));
  if (!cause) return undefined;
  const at = lines
    .filter(({ start }) => start >= cause.start)
    .filter((line) => line === cause || refused.has(line.start) || text[line.start] === "\t")
    .map(({ start, end }) => ({ start: text.indexOf("\t", start), end }));
  return { at, from: lineBefore(text, cause.start) };
}

const lineAt = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Where the last line with text before a line begins. */
const lineBefore = (text: string, start: number): number =>
  lineAt(text, text.slice(0, start).trimEnd().length);
