/** One line a finding, as compilers write them, so that editors and `grep` find their way: file:line:column. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { harmless } from "./cells.ts";

export function reportShort(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(({ file, start, severity, rule, message }) =>
      harmless(`${file}:${start.line}:${start.column}: ${severity}[${rule}] ${message}`),
    )
    .map((line) => `${line}\n`)
    .join("");
}
