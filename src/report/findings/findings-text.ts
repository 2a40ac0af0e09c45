/** Findings as text in the requested format. */
import { atLeast, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import { type FailOn, statusOf } from "../../diagnostics/fail-on.ts";
import { explainedIds, reportedRules, withWhy } from "../../manual/reported-rules.ts";
import { withFlags } from "../option-flags.ts";
import type { Format } from "./formats.ts";
import { reportGithub } from "./github.ts";
import { reportJson } from "./json.ts";
import { reportJunit } from "./junit.ts";
import type { TextOf } from "./lines.ts";
import { reportPretty } from "./pretty.ts";
import { reportSarif } from "./sarif.ts";
import { reportShort } from "./short.ts";

export interface FindingsTerms {
  /** Lowest severity that makes the exit status 1; default error. */
  readonly failOn?: FailOn;
  /** Report only those, and no counts. */
  readonly quiet?: boolean;
  /** How many findings the game's allowances and severities suppressed. */
  readonly allowed?: number;
  /** How many further findings were reported before. */
  readonly known?: number;
  /** After fixes: words about those that were not made, empty for none. */
  readonly notFixed?: string;
}

export interface FindingsPlace {
  /** The texts of the files that findings point to. */
  readonly textOf: TextOf;
  readonly colour: boolean;
  /** Path of the project in its repository: "games/", or "" at its root. */
  readonly prefix: string;
  /** Version of Broadside. */
  readonly version: string;
}

export function findingsText(
  findings: readonly Diagnostic[],
  format: Format,
  terms: FindingsTerms & FindingsPlace,
): string {
  const { failOn = "error", quiet = false, allowed = 0, known = 0 } = terms;
  const { notFixed, textOf, prefix, colour, version } = terms;
  const wanted = quiet ? findings.filter(({ severity }) => counts(severity, failOn)) : findings;
  const sorted = eachOnce(wanted).map(withWhy).map(withFlags);
  switch (format) {
    case "short":
      return reportShort(sorted);
    case "json":
      return reportJson(sorted);
    case "sarif": {
      const exitCode = statusOf(sorted, failOn);
      return reportSarif(sorted, textOf, { version, rules: reportedRules(), prefix, exitCode });
    }
    case "github":
      return reportGithub(sorted, prefix);
    case "junit":
      return reportJunit(sorted, (one) => statusOf([one], failOn) === 1);
    case "pretty": {
      const explained = explainedIds();
      return reportPretty(sorted, textOf, { colour, explained, allowed, known, notFixed, quiet });
    }
  }
}

/** With --fail-on never, errors are still reported. */
const counts = (severity: Diagnostic["severity"], failOn: FailOn): boolean =>
  atLeast(severity, failOn === "never" ? "error" : failOn);
