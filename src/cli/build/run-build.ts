/**
 * What `broadside build` does. Where nothing that it reads has changed and its files lie there as it wrote them, it tells
 * what it said the last time; the stages are loaded only when they are needed.
 */
import { relative } from "node:path";
import { keepReported, recallReported, reportedText } from "../../pipeline/print/reported-findings.ts";
import type { OutputFolder, Project } from "../../pipeline/read/project.ts";
import { areStillThere, keepRun, recallRun, writtenFiles } from "../../remember/known-runs.ts";
import { expectWork } from "../project/expect-work.ts";
import { type RunKey, runKey } from "../project/run-key.ts";
import { isColoured, writeErr, writeOut } from "../terminal/terminal.ts";
import type { BuildFlags } from "./build.ts";
import { newsOfBuilds } from "./news.ts";
import { outputFolder, tidyOutput } from "./output-folder.ts";
import { heardVoice } from "./voice.ts";

export async function runBuild(
  project: Project,
  games: readonly string[],
  flags: BuildFlags,
): Promise<number> {
  const { cache } = project;
  const output = outputFolder(project, flags.out);
  tidyOutput(project, output, games);
  const news = newsOfBuilds(recallReported(project));
  const keyNow = (): RunKey | undefined => {
    const terms = [...termsOf(project, output, flags), reportedText(news.known())];
    return runKey({ ...project, output }, games, terms);
  };
  const before = keyNow();
  const known = cache && before && recallRun(cache, before.key);
  if (known && areStillThere(output.host, known)) {
    for (const text of known.stderr) writeErr(text, "report");
    for (const line of known.stdout) writeOut(line.replace(/\n$/, ", unchanged\n"), "report");
    return known.status;
  }
  expectWork(project, games, before);
  const ours = news.begin(games);
  const voice = heardVoice(ours, flags);
  const { buildGames } = await import("./build-games.ts");
  const { status, files, isLasting } = await buildGames(project, output, games, flags, voice);
  ours.finish();
  if (!flags.quiet) keepReported(project, news.known());
  const after = keyNow();
  // A file that was changed meanwhile belongs to another run.
  if (cache && after && after.digest.files === before?.digest.files && isLasting) {
    const written = writtenFiles(output.host, files);
    if (written) keepRun(cache, after.key, { status, ...voice, files: written });
  }
  cache?.flush();
  return status;
}

/** Everything beside the files of the games that a build rests on. */
function termsOf({ host }: Project, output: OutputFolder, flags: BuildFlags): readonly unknown[] {
  const here = process.cwd();
  const folders = [relative(here, output.host.root), relative(here, host.root)];
  return ["build", flags, folders, isColoured("stderr"), process.env.SOURCE_DATE_EPOCH];
}
