/**
 * What `broadside build --watch` does: builds, and again whenever a file of the project has changed, until it is ended.
 * Between two builds everything is remembered, so that only what changed is made anew. What cannot be built is told; the
 * last good output stays.
 */
import { watchFolders } from "../../host/disk/watch.ts";
import { keepReported, recallReported } from "../../pipeline/print/reported-findings.ts";
import { chooseGames } from "../../pipeline/read/choose-games.ts";
import { type Project, remembering } from "../../pipeline/read/project.ts";
import { readDigest } from "../../pipeline/read/read-digest.ts";
import { inspectorOfRun } from "../project/open-project.ts";
import { isExpected } from "../terminal/cannot-run.ts";
import { writeErr } from "../terminal/terminal.ts";
import type { BuildFlags } from "./build.ts";
import { buildGames } from "./build-games.ts";
import { newsOfBuilds } from "./news.ts";
import { outputFolder, tidyOutput } from "./output-folder.ts";
import { whenSettled } from "./settled.ts";
import { newsVoice, type Voice } from "./voice.ts";

/** What a build reads. */
const READ = ["content", "templates"];

/**
 * Runs until the process is ended, or the signal says so.
 * @throws what `isExpected` tells, for what is wrong from the start
 */
export async function runWatch(
  opened: Project,
  names: readonly string[],
  flags: BuildFlags,
  end?: AbortSignal,
): Promise<void> {
  const project = remembering(opened);
  const output = outputFolder(project, flags.out);
  tidyOutput(project, output, chooseGames(project, names));
  let built: string | undefined;
  const news = newsOfBuilds(recallReported(project));
  const build = async (): Promise<void> => {
    const began = performance.now();
    const games = chooseGames(project, names);
    const look = (): string | undefined => readDigest(project, games)?.files;
    const seen = look();
    if (seen !== undefined && seen === built) return;
    const ours = news.begin(games);
    const inspected = { ...project, inspector: inspectorOfRun() };
    await buildGames(
      inspected,
      output,
      games,
      flags,
      timedVoice(began, newsVoice(ours, { ...flags, watch: true })),
    );
    ours.finish();
    if (!flags.quiet) keepReported(project, news.known());
    project.cache?.flush();
    // A file that was changed meanwhile may be in the print or not; the next change tells.
    built = look() === seen ? seen : undefined;
  };
  await build();
  const again = oneAfterTheOther(() => build().catch(tell));
  await new Promise<void>((resolve, reject) => {
    const settling = whenSettled(() => void again().catch(reject));
    const watching = watchFolders(project.host.root, READ, settling.take, reject);
    end?.addEventListener("abort", () => {
      settling.stop();
      watching.close();
      resolve();
    });
    if (!flags.quiet) writeErr("Waiting for changes; Ctrl-C ends.\n");
    // What was changed during the first build.
    void again().catch(reject);
  });
}

/** What a person can mend is told, and the next change may have mended it. */
function tell(error: unknown): void {
  if (!isExpected(error)) throw error;
  writeErr(`broadside: ${error.message}\n`);
}

/** Says after each file how long it took until it was there. */
function timedVoice(began: number, voice: Voice): Voice {
  return {
    ...voice,
    out: (line) => {
      const ms = Math.round(performance.now() - began);
      voice.out(line.replace(/\n$/, `, ${ms} ms\n`));
    },
  };
}

/** Runs the work again when it was asked for meanwhile, once for however many asked. */
function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work();
    }
    isRunning = false;
  };
}
