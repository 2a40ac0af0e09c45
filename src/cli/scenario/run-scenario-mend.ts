/** What `broadside scenario suggest --mend` does: the change as a difference, in the file, or in a new file. */
import { basename, dirname } from "node:path";
import { listed } from "../../diagnostics/words.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import { mendScenario, type ScenarioMend } from "../../pipeline/fix/scenario/mend-scenario.ts";
import type { ChangedFile } from "../../pipeline/fix/scenario/mended-files.ts";
import { scenarioYaml } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { checkScenarios } from "../../pipeline/judge/check-scenarios.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { unifiedDiff } from "../../report/unified-diff.ts";
import { reportFindings } from "../check/report-findings.ts";
import { chooseGames } from "../project/open-project.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import { chooseScenarioFiles } from "./scenario-files.ts";
import { findingsOf } from "./scenario-findings.ts";
import type { ScenarioSuggestFlags } from "./scenario-suggest.ts";

type Flags = Pick<ScenarioSuggestFlags, "out" | "write">;

/** 0 when the track is sound, or will be; 1 when no mend was found. @throws CannotRun for a name that leads to no scenario */
export function runScenarioMend(project: Project, name: string, flags: Flags): number {
  refuseFlags(project, flags);
  const checked = chooseGames(project, []).map((game) => checkScenarios(project, game));
  const [file, other] = chooseScenarioFiles(
    project,
    [name],
    checked.flatMap(({ files }) => files),
  );
  if (!file || other) throw new CannotRun(`"${name}" is more than one scenario; --mend takes one`);
  const findings = checked.flatMap((one) => one.findings).filter(findingsOf([file]));
  const allowed = checked.flatMap((one) => one.allowed).filter((finding) => finding.file === file.path);
  const progress = terminalProgress();
  const mending = mendScenario(
    project,
    file.game,
    file.path,
    progress,
    allowed.map(({ rule }) => rule),
  );
  progress.clear();
  if (mending.kind === "mended") return tellMend(project, file.path, mending.mend, flags);
  if (mending.kind === "sound") {
    writeErr(`${file.path}: the track is sound as it is; nothing to mend\n`);
    return 0;
  }
  writeErr(reportFindings(project, findings, "pretty", "stderr"), "report");
  const why =
    mending.kind === "none"
      ? mending.why
      : mending.kind === "faulty"
        ? `${listed(mending.errors)}: no change of the track mends that; mend these first`
        : "its track cannot be read whole; mend what is told above first";
  writeErr(`${file.path}: not mended: ${why}\n`);
  return 1;
}

function refuseFlags(project: Project, { out, write }: Flags): void {
  if (write && out !== undefined)
    throw new CannotRun("--write changes the file itself, --out makes a new one; take one of them");
  if (write && project.host === project.bundle.host)
    throw new CannotRun(
      "--write changes the files of a project, and there is none here; --project names one",
    );
}

function tellMend(project: Project, path: string, mend: ScenarioMend, { out, write }: Flags): number {
  const { files, words } = mend;
  writeErr(
    `${path}: ${words.length === 1 ? "one change makes" : `${words.length} changes make`} the track sound:\n`,
  );
  for (const word of words) writeErr(`  ${word}\n`);
  if (out !== undefined) return writeFile(path, mend, out);
  if ("why" in files) {
    writeErr(
      `the file cannot be changed for you: ${files.why}; change it by hand, or write a new one with --out\n`,
    );
    return 1;
  }
  for (const { path: deck } of files.filter((file) => file.path !== path))
    writeErr(`this changes ${deck} too: the card has to be printed again\n`);
  if (!write) show(files);
  else project.host.replaceFiles(files);
  if (write) writeErr(`written to ${files.map((file) => file.path).join(", ")}\n`);
  return 0;
}

/** The mended scenario in a new file; what it changes in a deck is shown, and left to whoever asked. */
function writeFile(path: string, { files, scenario }: ScenarioMend, out: string): number {
  const changed = "why" in files ? [] : files;
  const own = changed.find((file) => file.path === path);
  const text = own ? new TextDecoder().decode(own.after) : scenarioYaml(scenario);
  writeNewFiles(dirname(out), new Map([[basename(out), text]]));
  writeErr(`written to ${out}\n`);
  const others = changed.filter((file) => file !== own);
  if (others.length > 0) writeErr("it takes this change of the deck as well:\n");
  show(others);
  return 0;
}

function show(files: readonly ChangedFile[]): void {
  const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
  const diff = files
    .map(({ path, before, after }) => unifiedDiff(path, textOf(before), textOf(after)))
    .join("");
  writeOut(diff, "document");
}
