/** Text that YAML takes for a comment: `title: Card #5` is "Card", `colour: #ff0000` is nothing at all. */
import type { FaultWords } from "./fault.ts";
import type { SourceFile, TextRange } from "./tree.ts";
import { rangeEdit } from "./value-edit.ts";
import { quote } from "./yaml-quote.ts";
import type { ReportYaml } from "./yaml-walk.ts";

/** A comment that begins without a blank after its #, as words and colours do; most comments have one. Allowances are meant. */
const GLUED_COMMENT = /[ \t]*(#(?!broadside-)[^\s#!][^\r\n]*)/y;

/** Warns when an unquoted value is followed by what looks like the rest of it. */
export function commentInText(file: SourceFile, { start, end }: TextRange, report: ReportYaml): void {
  GLUED_COMMENT.lastIndex = end;
  const comment = GLUED_COMMENT.exec(file.text)?.[1];
  if (comment === undefined) return;
  const at = GLUED_COMMENT.lastIndex - comment.length;
  const value = file.text.slice(start, at + comment.length).trim();
  report(
    { start: at, end: at + comment.trimEnd().length },
    {
      rule: "yaml/comment-in-text",
      severity: "warning",
      message: `"${comment.trimEnd().slice(0, 40)}" is read as a comment and left out`,
      fix: `put the text in quotes: "${value.slice(0, 60)}"; for a comment, write a blank after #`,
      ...quotes(file, { start: start === end ? at : start, end: at + comment.trimEnd().length }),
    },
  );
}

/** "Card #5", "#ff0000": one word after the # belongs to the text; several may be a comment after all. */
function quotes(file: SourceFile, range: TextRange): Pick<FaultWords, "edits"> {
  const value = file.text.slice(range.start, range.end);
  return /#.*\s|\n/.test(value) ? {} : { edits: [rangeEdit(file, range, quote(value))] };
}
