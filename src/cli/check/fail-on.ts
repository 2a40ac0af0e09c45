/** `--fail-on`: which findings make the exit status 1; `--quiet`: only those are reported. */
import { Option } from "commander";
import { SEVERITIES } from "../../diagnostics/diagnostic.ts";

export const failOnOption = (): Option =>
  new Option("--fail-on <severity>", "lowest severity that makes the exit status 1")
    .choices([...SEVERITIES, "never"])
    .default("error");

export const quietOption = (): Option =>
  new Option(
    "--quiet",
    "report only findings that make the exit status 1 (at least errors); no counts, no progress",
  );
