/**
 * Faults of comments in a template: an unclosed one, and blocks that begin or end inside an XML comment. Nothing in a
 * comment is run, so such a block would silently be ignored.
 * Limits: a comment with words may mention blocks; only one with nothing but blocks is reported.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../faults.ts";
import { placesIn } from "../places.ts";
import type { TemplateSource } from "../template.ts";
import type { TemplateAsRead } from "../xml/as-read.ts";
import { asWritten, type Stretch } from "../xml/readings.ts";

/** The first fault of a file's comments. */
export function commentFault(source: TemplateSource, read: TemplateAsRead): Diagnostic | undefined {
  const places = placesIn(source, asWritten(source.text));
  if (read.unclosed) {
    const { start, end, close } = read.unclosed;
    const message = "the comment is never closed";
    return faultAt(places.at(start, end), "syntax", { message, label: "opened here", fix: `add ${close}` });
  }
  for (const comment of read.comments) {
    const block = halfBlockIn(source.text, comment);
    if (!block) continue;
    const written = source.text.slice(block.start, block.end);
    return faultAt(places.at(block.start, block.end), "syntax", {
      message: `${written} is in a comment, where it has no effect`,
      fix: `write ${written} without <!-- -->`,
    });
  }
  return undefined;
}

const BLOCK = /\{\{~?\s*(#|\/|\^|else\b)[^{}]*\}\}/g;

/** The first block mark without a partner in a comment that contains nothing but block marks. */
function halfBlockIn(text: string, { start, end }: Stretch): Stretch | undefined {
  const comment = text.slice(start, end);
  if (!comment.includes("{{") || /\S/.test(comment.replace(BLOCK, ""))) return undefined;
  const open: RegExpExecArray[] = [];
  for (const mark of comment.matchAll(BLOCK)) {
    if (mark[1] === "#") open.push(mark);
    else if (open.length === 0) return stretchOf(mark, start);
    else if (mark[1] === "/") open.pop();
  }
  const [first] = open;
  return first && stretchOf(first, start);
}

const stretchOf = ({ 0: mark, index }: RegExpExecArray, start: number): Stretch => ({
  start: start + index,
  end: start + index + mark.length,
});
