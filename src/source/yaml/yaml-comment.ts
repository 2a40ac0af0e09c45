/** Text that YAML reads as a comment: `title: Card #5` is "Card", `colour: #ff0000` is empty. */
import { rangeEdit } from "../edit/value-edit.ts";
import { quote } from "../edit/yaml-quote.ts";
import type { FaultWords } from "../fault.ts";
import type { SourceFile, TextRange } from "../tree.ts";
import type { ReportYaml } from "./yaml-report.ts";

/** A comment without a space after its #, like words and colours; most comments have one. Not allowances. */
const GLUED_COMMENT = /[ \t]*(#(?!broadside-)[^\s#!][^\r\n]*)/y;

/** A comment with one space on each side of its #, as in "Card # 5"; two spaces before it are intentional. */
const CLOSE_COMMENT = / (# (\S[^\r\n]*))/y;

/**
 * Warns if an unquoted value is followed by what looks like the rest of it. Most comments after a value are comments, so one
 * with a space after the # gets only a hint, and only if the value can hardly be complete: it is followed by just a number
 * (`title: Card # 5`), or by the end of a bracket that the value opens (`text: Take one (not # 5) back`).
 */
export function commentInText(file: SourceFile, range: TextRange, report: ReportYaml): void {
  gluedComment(file, range, report);
  commentBelow(file, range, report);
  const comment = closeComment(file, range);
  if (comment === undefined) return;
  const at = range.end + 1;
  const value = file.text.slice(range.start, at + comment.length).replaceAll(/\s+/g, " ");
  report(
    { start: at, end: at + comment.length },
    {
      rule: "yaml/comment-cuts-text",
      severity: "hint",
      message: `"${comment.slice(0, 40)}" is read as a comment and ignored`,
      fix: `put the text in quotes: ${quote(value.slice(0, 60))}; for a comment, write two spaces before #`,
    },
  );
}

/** A line below a value that begins with a # without a space after it. */
const LINE_BELOW = /[ \t]*\r?\n([ \t]*)(#(?!broadside-)[^\s#!][^\r\n]*)/y;

/** The rest of a text, indented further than its line; a commented-out field begins like its neighbours. */
function commentBelow({ text }: SourceFile, { start, end }: TextRange, report: ReportYaml): void {
  LINE_BELOW.lastIndex = end;
  const [, indent = "", comment] = LINE_BELOW.exec(text) ?? [];
  if (comment === undefined || start === end) return;
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  // The owner of a value on its own line is further to the left.
  const column = /^[ \t]*(?:- +)*/.exec(line)?.[0].length ?? 0;
  const isValue = column < line.length;
  if (isValue ? indent.length <= column : indent.length < column) return;
  const at = LINE_BELOW.lastIndex - comment.length;
  reportComment(comment, at, report, {
    fix: "put the text above and this line in quotes; for a comment, write a space after #",
  });
}

/** The comment after a value if it looks like the rest of the value. */
function closeComment({ text }: SourceFile, { start, end }: TextRange): string | undefined {
  CLOSE_COMMENT.lastIndex = end;
  const [, comment, words = ""] = CLOSE_COMMENT.exec(text) ?? [];
  if (comment === undefined) return undefined;
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isField = /:[ \t]+$/.test(text.slice(Math.max(lineStart, start - 100), start));
  const value = text.slice(start, end);
  if (!isField || !/\p{L}/u.test(value)) return undefined;
  const isNumber = /^\d+[.!?]?\s*$/.test(words);
  const closes = value.lastIndexOf("(") > value.lastIndexOf(")") && /^[^(]*\)/.test(words);
  return isNumber || closes ? comment.trimEnd() : undefined;
}

function gluedComment(file: SourceFile, { start, end }: TextRange, report: ReportYaml): void {
  GLUED_COMMENT.lastIndex = end;
  const comment = GLUED_COMMENT.exec(file.text)?.[1];
  if (comment === undefined) return;
  const at = GLUED_COMMENT.lastIndex - comment.length;
  const value = file.text.slice(start, at + comment.length).trim();
  reportComment(comment, at, report, {
    fix: `put the text in quotes: "${value.slice(0, 60)}"; for a comment, write a space after #`,
    ...quotes(file, { start: start === end ? at : start, end: at + comment.trimEnd().length }),
  });
}

function reportComment(
  comment: string,
  at: number,
  report: ReportYaml,
  remedy: Pick<FaultWords, "fix" | "edits">,
): void {
  const words = comment.trimEnd();
  report(
    { start: at, end: at + words.length },
    {
      rule: "yaml/comment-in-text",
      severity: "warning",
      message: `"${words.slice(0, 40)}" is read as a comment and ignored`,
      ...remedy,
    },
  );
}

/** "Card #5", "#ff0000": one word after the # belongs to the text; several may really be a comment. */
function quotes(file: SourceFile, range: TextRange): Pick<FaultWords, "edits"> {
  const value = file.text.slice(range.start, range.end);
  return /#.*\s|\n/.test(value) ? {} : { edits: [rangeEdit(file, range, quote(value))] };
}
