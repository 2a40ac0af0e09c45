/** One line per finding, in the compilers' format that editors and `grep` understand: file:line:column. */
import { type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/text/visible.ts";
import { cellWords, placeWords } from "./place-words.ts";

export function reportShort(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((one) => `${placeWords(one)}: ${visible(`${one.severity}[${one.rule}] ${messageOf(one)}`)}\n`)
    .join("");
}

/** With the sheet and the cell, which no editor knows from row and column. */
function messageOf(one: Diagnostic): string {
  const cell = cellWords(one);
  return cell === undefined ? fullMessage(one) : `${cell}: ${fullMessage(one)}`;
}
