/** Findings as text in the format that was asked for; used by every command that reports. */
import { textOf } from "../../api/text-of.ts";
import { atLeast, type Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import { packageVersion } from "../../host/bundle.ts";
import type { Project } from "../../index.ts";
import { withWhy } from "../../manual/with-why.ts";
import type { Project as ProjectFiles } from "../../pipeline/read/project.ts";
import { reportGithub } from "../../report/findings/github.ts";
import { reportJson } from "../../report/findings/json.ts";
import { reportJunit } from "../../report/findings/junit.ts";
import { reportPretty } from "../../report/findings/pretty.ts";
import { reportSarif } from "../../report/findings/sarif.ts";
import { reportShort } from "../../report/findings/short.ts";
import { isColoured, type Output } from "../terminal/terminal.ts";
import type { Format } from "./check.ts";
import { type FailOn, statusOf } from "./fail-on.ts";
import { REPORTED_RULES } from "./reported-rules.ts";
import { prefixInRepository } from "./repository.ts";

export interface ReportOptions {
  /** Which findings make the exit status 1; errors when left out. */
  readonly failOn?: FailOn;
  /** Only those, and no counts. */
  readonly quiet?: boolean;
  /** How many findings the game's allowances and severities took away. */
  readonly allowed?: number;
  /** How many more there are that were reported before. */
  readonly known?: number;
}

export function reportFindings(
  project: ProjectFiles | Pick<Project, "root" | "textOf">,
  findings: readonly Diagnostic[],
  format: Format,
  output: Output,
  options: ReportOptions = {},
): string {
  const { failOn = "error", quiet = false, allowed = 0, known = 0 } = options;
  const wanted = quiet ? findings.filter(({ severity }) => counts(severity, failOn)) : findings;
  const sorted = eachOnce(wanted).map(withWhy);
  const files =
    "host" in project
      ? { root: project.host.root, textOf: (file: string) => textOf(project, file) }
      : project;
  const prefix = prefixInRepository(files.root, process.env, process.cwd());
  switch (format) {
    case "short":
      return reportShort(sorted);
    case "json":
      return reportJson(sorted);
    case "sarif": {
      const exitCode = statusOf(sorted, failOn);
      return reportSarif(sorted, files.textOf, {
        version: packageVersion(),
        rules: REPORTED_RULES,
        prefix,
        exitCode,
      });
    }
    case "github":
      return reportGithub(sorted, prefix);
    case "junit":
      return reportJunit(sorted, (one) => statusOf([one], failOn) === 1);
    case "pretty": {
      const explained = new Set(REPORTED_RULES.map(({ id }) => id));
      const colour = isColoured(output);
      return reportPretty(sorted, files.textOf, { colour, explained, allowed, known, quiet });
    }
  }
}

/** Who asks for "never" to fail still wants to hear of errors. */
const counts = (severity: Diagnostic["severity"], failOn: FailOn): boolean =>
  atLeast(severity, failOn === "never" ? "error" : failOn);
