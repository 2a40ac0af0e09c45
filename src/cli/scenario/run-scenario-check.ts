/** What `broadside scenario check` does. */
import { counted } from "../../diagnostics/words.ts";
import { checkScenarios, type ScenarioFileState } from "../../pipeline/judge/check-scenarios.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { statusOf } from "../check/fail-on.ts";
import { reportFindings } from "../check/report-findings.ts";
import { chooseGames } from "../project/open-project.ts";
import { say, writeOut } from "../terminal/terminal.ts";
import type { ScenarioCheckFlags } from "./scenario-check.ts";
import { chooseScenarioFiles } from "./scenario-files.ts";
import { findingsOf } from "./scenario-findings.ts";

export function runScenarioCheck(
  project: Project,
  names: readonly string[],
  flags: ScenarioCheckFlags,
): number {
  const games = chooseGames(project, []).map((game) => checkScenarios(project, game));
  const files = chooseScenarioFiles(
    project,
    names,
    games.flatMap((checked) => checked.files),
  );
  const isWanted = names.length === 0 ? () => true : findingsOf(files);
  const findings = games.flatMap((checked) => checked.findings.filter(isWanted));
  const allowed = games.flatMap((checked) => checked.allowed.filter(isWanted));
  const options = { ...flags, allowed: allowed.length };
  writeOut(reportFindings(project, findings, flags.format, "stdout", options), "report");
  if (!flags.quiet) {
    say(flags.format === "pretty" ? "stdout" : "stderr", `${soundWords(files)}\n`);
  }
  return statusOf(findings, flags.failOn);
}

function soundWords(files: readonly ScenarioFileState[]): string {
  if (files.length === 0) return "there are no scenarios";
  const sound = files.filter(({ isSound }) => isSound).length;
  return `${sound} of ${counted(files.length, "scenario")} ${files.length === 1 || sound === 1 ? "is" : "are"} sound`;
}
