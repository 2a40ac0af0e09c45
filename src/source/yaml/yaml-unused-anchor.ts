/** An anchor (`&name`) that no alias uses: of `title: &Sons Trading Co.` YAML keeps only "Trading Co.". */

import { quoteFix } from "../edit/yaml-quote.ts";
import type { FaultWords } from "../fault.ts";
import type { TextRange } from "../tree.ts";

/** Maximum distance of an anchor before its value; otherwise the value is marked instead. */
const LOOK_BACK = 200;

/** @param at where the value of the anchor begins */
export function unusedAnchor(
  text: string,
  name: string,
  at: number,
): { readonly at: TextRange; readonly words: FaultWords } {
  const word = `&${name}`;
  const range = rangeOf(text, word, at);
  const fix = isBeforeWords(text, range.end)
    ? `${quoteFix(text, range.start)}; or remove ${word}`
    : `remove ${word}; if it belongs to the text, put the text in quotes`;
  const message = `"${word}" is read as an anchor, which no alias *${name} uses, and ignored`;
  return { at: range, words: { rule: "yaml/unused-anchor", severity: "warning", message, fix } };
}

/** True if words of a text follow on the line: not a list, a map, a block or a comment. */
function isBeforeWords(text: string, from: number): boolean {
  const rest = text.slice(from, from + LOOK_BACK).split("\n", 1)[0] ?? "";
  return /^[^\S\n]*[^\s[{|>#-]/.test(rest) && !/:(\s|$)/.test(rest);
}

function rangeOf(text: string, word: string, at: number): TextRange {
  const found = text.slice(0, at + word.length).lastIndexOf(word);
  const start = found === -1 || found < at - LOOK_BACK ? at : found;
  return { start, end: Math.min(text.length, start + word.length) };
}
