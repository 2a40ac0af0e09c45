/** Formats findings for standard output or standard error. */
import { type Diagnostic, type Project, packageVersion } from "../../index.ts";
import { type FindingsTerms, findingsText } from "../../report/findings/findings-text.ts";
import type { Format } from "../../report/findings/formats.ts";
import { isColoured, type Output } from "../terminal/terminal.ts";
import { prefixInRepository } from "./repository.ts";

export function reportFindings(
  { root, textOf }: Pick<Project, "root" | "textOf">,
  findings: readonly Diagnostic[],
  format: Format,
  output: Output,
  terms: FindingsTerms = {},
): string {
  return findingsText(findings, format, {
    ...terms,
    textOf,
    colour: isColoured(output),
    prefix: prefixInRepository(root, process.env, process.cwd()),
    version: packageVersion(),
  });
}
