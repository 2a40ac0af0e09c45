/** `broadside check`: every fault of content, layout and print in one list. */
import { Command, Option } from "commander";
import { type FailOn, type Ink, openProject } from "../../index.ts";
import { FORMATS, type Format } from "../../report/findings/formats.ts";
import { cacheOption, inkOption, limitsOption, projectOption } from "../project/project-options.ts";
import { failOnOption, quietOption } from "./fail-on.ts";

export interface CheckFlags {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly quiet?: boolean;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** False = nothing is kept on the disk. */
  readonly cache?: boolean;
  /** The look that is drawn. */
  readonly ink?: Ink;
  /** How many times the limits on the work of whole games hold. */
  readonly limits?: number;
  readonly project?: string;
}

export function checkCommand(): Command {
  return new Command("check")
    .description("Say what is wrong with games before any paper: content, layout, print.")
    .argument("[game or file...]", "ids of games, or files of them (default: all games)")
    .addOption(new Option("--format <format>", "how findings are written").choices(FORMATS).default("pretty"))
    .addOption(failOnOption())
    .addOption(quietOption())
    .option("--fix", "mend what has one plain answer, in the files themselves, and report what is left")
    .addOption(
      new Option("--dry-run", "with --fix: write nothing, show the difference").implies({ fix: true }),
    )
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText(
      "after",
      `
Formats:
  pretty   for people: the line, the fault, why and how to mend it; the first 50 findings of each file
  short    a line each, as compilers write them: file:line:column: severity[rule] message
  json     for programs: docs/schemas/findings.schema.json
  sarif    for code scanning services and editors: SARIF 2.1.0
  github   for GitHub Actions: annotations beside the changed lines
  junit    for CI servers that read test reports

Exit status: 0 clean, 1 findings of --fail-on or graver (with --dry-run: 1 when a file would change), 2 could not run.

Examples:
  broadside check                                              all games
  broadside check content/pirate-quest/decks/battle.yaml       only what is found in this file
  broadside check pirate-quest --format short --fail-on warning
  broadside check --format sarif > findings.sarif
  broadside check pirate-quest --ink low                       the low-ink look, which has texts and colours of its own
  broadside check my-game --fix --dry-run                      what --fix would change, as a patch; status 1 if anything`,
    )
    .action(async (names: readonly string[], flags: CheckFlags) => {
      const { cache, ink, limits } = flags;
      const project = await openProject(flags.project, { cache, memory: false, ink, limits });
      if (flags.fix) {
        const { runFix } = await import("./run-fix.ts");
        process.exitCode = await runFix(project, names, flags);
      } else {
        const { runCheck } = await import("./run-check.ts");
        process.exitCode = await runCheck(project, names, flags);
      }
    });
}
