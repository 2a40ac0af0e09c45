/** The folder that prints go to, and how paths are shown to people. */
import { join, resolve } from "node:path";
import { lockFolder, tidyUp } from "../../host/disk/folder-lock.ts";
import { leadsElsewhere } from "../../host/disk/same-folder.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { OutputFolder, Project } from "../../pipeline/read/project.ts";
import { refuseInput } from "../../pipeline/read/refuse-input.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { writeErr } from "../terminal/terminal.ts";

/** Each folder that is printed to has a journal of its own. @throws CannotRun for a folder that holds what a build reads, and for none. */
export function outputFolder({ host, output }: Project, out: string | undefined): OutputFolder {
  if (out === undefined) {
    const usual = output ?? { host: createNodeHost(join(host.root, "output")), shown: "output" };
    refuseLink(usual.host.root);
    return usual;
  }
  if (out.trim() === "") throw new CannotRun("--out names no folder; give one, or leave the option out");
  return { host: createNodeHost(resolve(out)), shown: shownPath(resolve(out)) };
}

/**
 * Looks at the folders that are going to be written to, and removes what killed builds left there of unfinished files.
 * @throws CannotRun for a folder that holds what a build reads
 */
export function tidyOutput(project: Project, output: OutputFolder, games: readonly string[]): void {
  const { root } = output.host;
  for (const folder of [root, ...games.map((game) => join(root, game))]) refuseInput(project, folder);
  for (const game of games) {
    refuseLink(join(root, game));
    tidyUp(join(root, game));
  }
}

/** A link that somebody's project brings along leads to where nobody meant to write. */
function refuseLink(folder: string): void {
  if (leadsElsewhere(folder))
    throw new CannotRun(
      `"${shownPath(folder)}" is a link to a folder elsewhere; --out names the folder that you mean`,
    );
}

/** Waits until no other build writes to the folder of a game; what it gives lets the next one in. */
export function holdFolder(folder: string): Promise<() => void> {
  return lockFolder(folder, {
    onWait: (pid, lock) =>
      writeErr(
        `waiting for another build (process ${pid}) that writes to ${shownPath(folder)}; if there is none, remove ${shownPath(lock)}\n`,
      ),
  });
}
