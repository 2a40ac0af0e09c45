/** The folder that prints go to: looked at before anything is written, and held while files are. */
import { join, resolve } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { lockFolder, tidyUp } from "../../host/disk/folder-lock.ts";
import { leadsElsewhere } from "../../host/disk/same-folder.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import type { Host } from "../../host/host.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { GameFolder } from "../../pipeline/print/game-folder.ts";
import type { Order } from "../../pipeline/print/order/order.ts";
import type { OutputFolder, ProjectContext } from "../../pipeline/read/project.ts";
import { refuseInput } from "../../pipeline/read/refuse-input.ts";

export interface Output extends OutputFolder {
  /** On the disk; false for a host of the caller. */
  readonly isFolder: boolean;
}

/**
 * Each folder that is printed to has a journal of its own.
 * @throws BroadsideError `bad-output` for an empty name, for a link that leads elsewhere, and where there is no usual folder
 */
export function outputOf({ output }: ProjectContext, out: Order["out"]): Output {
  if (typeof out === "object") return { host: out, shown: out.root, isFolder: false };
  if (out === undefined) {
    if (!output)
      throw new BroadsideError(
        "bad-output",
        "the project has no output folder; `out` says where the files go",
      );
    refuseLink(output.host.root);
    return { ...output, isFolder: true };
  }
  if (out.trim() === "")
    throw new BroadsideError("bad-output", "--out names no folder; give one, or leave the option out");
  const path = resolve(out);
  return { host: createNodeHost(path), shown: shownPath(path), isFolder: true };
}

/**
 * Looks at the folders that are going to be written to, and removes what killed prints left there of unfinished files.
 * @throws BroadsideError `bad-output` for a folder that holds what a build reads
 */
export function tidyOutput(
  project: ProjectContext,
  { host, isFolder }: Output,
  games: readonly string[],
): void {
  if (!isFolder) return;
  for (const folder of [host.root, ...games.map((game) => join(host.root, game))])
    refuseInput(project, folder);
  for (const game of games) {
    refuseLink(join(host.root, game));
    tidyUp(join(host.root, game));
  }
}

/** A link that somebody's project brings along leads to where nobody wants to write. */
function refuseLink(folder: string): void {
  if (leadsElsewhere(folder))
    throw new BroadsideError(
      "bad-output",
      `"${shownPath(folder)}" is a link to a folder elsewhere; --out names the folder that you mean`,
    );
}

/** The folder of one game in it. */
export function gameFolderIn({ host, isFolder }: Output, game: string): GameFolder {
  const path = join(host.root, game);
  if (!isFolder) return { host: below(host, game), path, hold: async () => () => {} };
  return {
    host: createNodeHost(path),
    path,
    hold: (tell) =>
      lockFolder(path, { onWait: (pid, lock) => tell({ kind: "waiting", folder: path, pid, lock }) }),
  };
}

/** A folder of a host as a host: what prints need of it. */
function below(host: Host, folder: string): Host {
  const at = (path: string): string => `${folder}/${path}`;
  return {
    ...host,
    isFile: (path) => host.isFile(at(path)),
    readBytes: (path) => host.readBytes(at(path)),
    writeFile: (path, bytes) => host.writeFile(at(path), bytes),
    writeStream: (path, chunks) => host.writeStream(at(path), chunks),
  };
}

/** Folders that calls of this process write to. */
const busy = new Set<string>();

/**
 * Keeps other calls of this process out of the folders of these games; what it gives lets them in again. Other processes
 * are waited for.
 * @throws BroadsideError `busy`
 */
export function claim({ host, isFolder }: Output, games: readonly string[]): () => void {
  if (!isFolder) return () => {};
  const folders = games.map((game) => join(host.root, game));
  const taken = folders.find((folder) => busy.has(folder));
  if (taken !== undefined)
    throw new BroadsideError("busy", `"${shownPath(taken)}": another call is writing to this folder`);
  for (const folder of folders) busy.add(folder);
  return () => folders.forEach((folder) => void busy.delete(folder));
}
