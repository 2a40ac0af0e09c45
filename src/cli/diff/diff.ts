/** `broadside diff`: what changed in a game since an earlier print or commit. */
import { Command, Option } from "commander";
import { type GameDiff, openProject, shownPath } from "../../index.ts";
import type { DrawingFlags } from "../project/open-once.ts";
import {
  cacheOption,
  inkOption,
  langOption,
  limitsOption,
  projectOption,
} from "../project/project-options.ts";
import { wholeNumber } from "../project/whole-number.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { helpAfter } from "../terminal/help-after.ts";
import { writeErr, writeOut } from "../terminal/terminal.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";

interface DiffFlags extends DrawingFlags {
  readonly since: string;
  readonly kit: readonly string[];
  readonly players?: number;
  readonly html?: string;
  readonly pdf?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly cache?: boolean;
}

export function diffCommand(): Command {
  return new Command("diff")
    .description("Show which pieces of a game changed since an earlier print or commit.")
    .argument("[game]", "id of the game (default: the only one)")
    .requiredOption(
      "--since <journal|commit>",
      "what to compare with: a journal of prints (file.json, or file.json#1.0.0 for a version), or a git commit, tag or branch",
    )
    .addOption(
      new Option("--kit <id>", "compare only this kit; may be repeated")
        .argParser((value: string, all: readonly string[]) => [...all, value])
        .default([], "every kit"),
    )
    .option("--players <number>", "compare only what this many players need", wholeNumber(1, 99))
    .option("--html <file.html>", "also write a page with pictures of before and after; it needs no server")
    .option("--pdf <file.pdf>", "the same as a PDF on A4")
    .option("--json", "print the changes as JSON")
    .option("--quiet", "report only errors")
    .addOption(cacheOption())
    .addOption(inkOption())
    .addOption(langOption())
    .addOption(limitsOption())
    .addOption(projectOption())
    .addHelpText("after", () =>
      helpAfter(`
With a commit, the changed fields of each card are listed, and the pictures have
the changed areas marked. A journal has only small pictures of the fronts.

Examples:
  broadside diff my-game --since v1.0                       since the git tag v1.0
  broadside diff my-game --since v1.0 --html changes.html   with pictures, as a web page
  broadside diff my-game --since prints.json                since the last print in a journal`),
    )
    .action(async (game: string | undefined, flags: DiffFlags) => {
      process.exitCode = await runDiff(game, flags);
    });
}

async function runDiff(named: string | undefined, flags: DiffFlags): Promise<number> {
  const { since, kit: kits, players, ink, lang, html, pdf, quiet = false, cache, limits } = flags;
  const project = await openProject(flags.project, { cache, memory: false, limits });
  const game = named ?? (await onlyGame(project.games()));
  const progress = terminalProgress(quiet);
  const order = { game, since, kits, players, ink, lang, html, pdf };
  const diff = await project.diff(order, { progress }).finally(() => progress.clear());
  const errors = diff.findings.filter(({ severity }) => severity === "error");
  const { reportFindings } = await import("../check/report-findings.ts");
  if (errors.length > 0)
    writeErr(await reportFindings(project, errors, "pretty", "stderr", { quiet }), "report");
  await report(diff, flags);
  await project.close();
  return errors.length > 0 ? 1 : 0;
}

async function report(diff: GameDiff, { json = false, quiet = false }: DiffFlags): Promise<void> {
  if (json) return writeOut(`${JSON.stringify(diff, null, 2)}\n`);
  const { diffText } = await import("../../report/build/diff-words.ts");
  if (diff.trouble !== undefined) writeErr(`${diff.game}: ${diff.trouble}\n`);
  if (quiet) return;
  writeOut(diffText(diff), "report");
  for (const file of diff.files) writeOut(`${shownPath(file)}\n`);
}

async function onlyGame(games: Promise<readonly { readonly id: string }[]>): Promise<string> {
  const ids = (await games).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined || ids.length > 1)
    throw new CannotRun(`name one game: ${ids.length === 0 ? "the project has none" : ids.join(", ")}`);
  return first;
}
