/** One line a finding, as compilers write them, so that editors and `grep` find their way: file:line:column. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { visible } from "../text/visible.ts";
import { placeWords } from "./place-words.ts";

export function reportShort(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map((one) => `${placeWords(one)}: ${visible(`${one.severity}[${one.rule}] ${one.message}`)}\n`)
    .join("");
}
