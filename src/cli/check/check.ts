/** `broadside check`: every finding in content, layout and print in one list. */

import { Command, Option } from "commander";
import { type FailOn, openProject } from "../../index.ts";
import { FORMATS, type Format } from "../../report/findings/formats.ts";
import type { DrawingFlags } from "../project/open-once.ts";
import { cacheOption, inkOption, limitsOption, projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { failOnOption, quietOption } from "./fail-on.ts";

export interface CheckFlags extends DrawingFlags {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly quiet?: boolean;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  /** False = nothing is cached on disk. */
  readonly cache?: boolean;
}

export function checkCommand(): Command {
  return new Command("check")
    .description("Report what is wrong with games before you print: content, layout, sheets.")
    .argument("[game or file...]", "ids of games, or their files (default: all games)")
    .addOption(new Option("--format <format>", "how findings are written").choices(FORMATS).default("pretty"))
    .addOption(failOnOption())
    .addOption(quietOption())
    .addOption(
      new Option(
        "--fix",
        "fix faults with one obvious fix, in the files themselves, and report what is left; for the original, without --lang",
      ).conflicts("lang"),
    )
    .addOption(new Option("--dry-run", "with --fix: write nothing, show the changes").implies({ fix: true }))
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(
      new Option("--lang <tag>", "check only this translation (default: the original and all translations)"),
    )
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Formats:
  pretty   for people: the line, what is wrong, why and how to fix it; the first 50 findings of each file
  short    one line each, like compilers: file:line:column: severity[rule] message
  json     for programs: docs/schemas/findings.schema.json
  sarif    for code scanning services and editors: SARIF 2.1.0
  github   for GitHub Actions: annotations next to the changed lines
  junit    for CI servers that read test reports

Exit status: 0 clean, 1 findings at or above --fail-on (with --dry-run: 1 if a
file would change), 2 could not run.

Examples:
  broadside check                                              all games
  broadside check content/pirate-quest/decks/battle.yaml       only findings in this file
  broadside check pirate-quest --format short --fail-on warning
  broadside check --format sarif > findings.sarif
  broadside check pirate-quest --ink low                       the low-ink look, with its own texts and colours
  broadside check pirate-quest --lang de                       the German translation: do its texts fit, what is missing
  broadside check my-game --fix --dry-run                      what --fix would change, as a patch`),
    )
    .action(async (names: readonly string[], flags: CheckFlags) => {
      const { cache, limits } = flags;
      const project = await openProject(flags.project, { cache, memory: false, limits });
      if (flags.fix) {
        const { runFix } = await import("./run-fix.ts");
        process.exitCode = await runFix(project, names, flags);
      } else {
        const { runCheck } = await import("./run-check.ts");
        process.exitCode = await runCheck(project, names, flags);
      }
    });
}
