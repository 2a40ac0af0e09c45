/** `--fail-on`: which findings make the exit status 1; `--quiet`: only those are reported. */
import { Option } from "commander";
import { atLeast, type Diagnostic, SEVERITIES, type Severity } from "../../diagnostics/diagnostic.ts";

export type FailOn = Severity | "never";

export const failOnOption = (): Option =>
  new Option("--fail-on <severity>", "lowest severity that makes the exit status 1")
    .choices([...SEVERITIES, "never"])
    .default("error");

export const quietOption = (): Option =>
  new Option(
    "--quiet",
    "report only findings that make the exit status 1 (at least errors); no counts, no progress",
  );

export function statusOf(diagnostics: readonly Diagnostic[], failOn: FailOn): 0 | 1 {
  return failOn !== "never" && diagnostics.some(({ severity }) => atLeast(severity, failOn)) ? 1 : 0;
}
