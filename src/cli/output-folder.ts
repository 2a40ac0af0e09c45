/** The folder that prints go to, and how paths are shown to people. */
import { join, relative, resolve } from "node:path";
import { lockFolder, tidyUp } from "../host/folder-lock.ts";
import { createNodeHost } from "../host/node-host.ts";
import type { OutputFolder, Project } from "../pipeline/project.ts";
import { CannotRun } from "./cannot-run.ts";

/** Each folder that is printed to has a journal of its own. @throws CannotRun for a folder that holds what a build reads. */
export function outputFolder({ host, output }: Project, out: string | undefined): OutputFolder {
  if (out === undefined)
    return output ?? { host: createNodeHost(join(host.root, "output")), shown: "output" };
  const [top] = relative(host.root, resolve(out)).split(/[/\\]/);
  if (top === "content" || top === "templates")
    throw new CannotRun(`--out "${out}" lies in ${top}/, which a build reads; choose another folder`);
  return { host: createNodeHost(resolve(out)), shown: shownPath(resolve(out)) };
}

/** Removes what killed builds left of unfinished files. */
export function tidyOutput({ host }: OutputFolder, games: readonly string[]): void {
  for (const game of games) tidyUp(join(host.root, game));
}

/** Waits until no other build writes to the folder of a game; what it gives lets the next one in. */
export function holdFolder(folder: string): Promise<() => void> {
  return lockFolder(folder, {
    onWait: (pid) =>
      process.stderr.write(
        `waiting for another build (process ${pid}) that writes to ${shownPath(folder)}\n`,
      ),
  });
}

/** From the current folder where it lies below it. */
export function shownPath(path: string): string {
  const fromHere = relative("", path);
  return fromHere.startsWith("..") ? path : fromHere;
}
