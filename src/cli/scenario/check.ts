/** `broadside scenario check`: checks whether scenarios can be played, and how well, without laying out any cards. */

import { Command, Option } from "commander";
import { type FailOn, statusOf } from "../../index.ts";
import { FORMATS, type Format } from "../../report/findings/formats.ts";
import { soundWords } from "../../report/scenarios/sound-words.ts";
import { failOnOption, quietOption } from "../check/fail-on.ts";
import { openOnce, type ProjectFlags } from "../project/open-once.ts";
import { projectOption } from "../project/project-options.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { say, writeOut } from "../terminal/terminal.ts";

interface ScenarioCheckFlags extends ProjectFlags {
  readonly format: Format;
  readonly failOn: FailOn;
  readonly quiet?: boolean;
}

export function scenarioCheckCommand(): Command {
  return new Command("check")
    .description(
      "Report what is wrong with scenarios: whether their tracks can be laid and won, and what plays badly.",
    )
    .argument("[scenario...]", "ids of scenarios, <game>/<id>, or their files (default: all)")
    .addOption(new Option("--format <format>", "how findings are written").choices(FORMATS).default("pretty"))
    .addOption(failOnOption())
    .addOption(quietOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
Only what scenarios need is checked: their files, game.yaml and the map cards.
\`broadside check\` checks the whole game, scenarios included; its help describes
the formats.

Exit status: 0 clean, 1 findings at or above --fail-on, 2 could not run.

Examples:
  broadside scenario check                                         all scenarios of all games
  broadside scenario check first-voyage                            one of them
  broadside scenario check pirate-quest/first-voyage --fail-on hint
  broadside scenario check content/pirate-quest/scenarios/*.yaml --format short`),
    )
    .action(async (names: readonly string[], flags: ScenarioCheckFlags) => {
      process.exitCode = await checkScenarios(names, flags);
    });
}

async function checkScenarios(names: readonly string[], flags: ScenarioCheckFlags): Promise<number> {
  const project = await openOnce(flags);
  const { files, findings, allowed } = await project.scenarios.check(names);
  const { reportFindings } = await import("../check/report-findings.ts");
  const options = { ...flags, allowed: allowed.length };
  writeOut(await reportFindings(project, findings, flags.format, "stdout", options), "report");
  if (!flags.quiet) say(flags.format === "pretty" ? "stdout" : "stderr", `${soundWords(files)}\n`);
  return statusOf(findings, flags.failOn);
}
