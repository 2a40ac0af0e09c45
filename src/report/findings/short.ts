/** One line per finding, in the compilers' format that editors and `grep` understand: file:line:column. */
import { type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { visible } from "../../diagnostics/text/visible.ts";
import { placeWords } from "./place-words.ts";

export function reportShort(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((one) => `${placeWords(one)}: ${visible(`${one.severity}[${one.rule}] ${fullMessage(one)}`)}\n`)
    .join("");
}
