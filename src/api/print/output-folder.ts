/** The output folder of prints: checked before anything is written, and locked while files are written. */
import { join, resolve } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { lockFolder, tidyUp } from "../../host/disk/folder-lock.ts";
import { leadsElsewhere } from "../../host/disk/same-folder.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import type { Host } from "../../host/host.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { Order } from "../../pipeline/order/order.ts";
import type { GameFolder } from "../../pipeline/print/printed-file.ts";
import type { OutputFolder, ProjectContext } from "../../pipeline/project.ts";
import { refuseInput } from "../../pipeline/read/refuse-input.ts";

export interface Output extends OutputFolder {
  /** True for a folder on disk; false for a host of the caller. */
  readonly isFolder: boolean;
}

/**
 * The output folder of an order; each has its own journal.
 * @throws BroadsideError `bad-output` for an empty name, for a link that leads elsewhere, and if there is no default
 * folder
 */
export function orderedOutput({ output }: ProjectContext, out: Order["out"]): Output {
  if (typeof out === "object") {
    if (typeof out.writeStream !== "function")
      throw new BroadsideError("bad-output", "`out`: a host does not survive as JSON; name a folder");
    return { host: out, shown: out.root, isFolder: false };
  }
  if (out === undefined) {
    if (!output)
      throw new BroadsideError("bad-output", "the project has no output folder; name one with `out`");
    refuseLink(output.host.root);
    return { ...output, isFolder: true };
  }
  if (out.trim() === "")
    throw new BroadsideError(
      "bad-output",
      wording`${option("out")} is empty; name a folder, or leave the option out`,
    );
  const path = resolve(out);
  return { ...output, host: createNodeHost(path, output?.disk), shown: shownPath(path), isFolder: true };
}

/** @throws BroadsideError `bad-output` for a folder with files that a build reads, and for a link that leads elsewhere */
export function refuseOutput(
  project: ProjectContext,
  { host, isFolder }: Output,
  games: readonly string[],
): void {
  if (!isFolder) return;
  for (const folder of [host.root, ...games.map((game) => join(host.root, game))])
    refuseInput(project, folder);
  for (const game of games) refuseLink(join(host.root, game));
}

/** Removes unfinished files that killed prints left in the folders of these games. */
export function tidyOutput({ host, isFolder }: Output, games: readonly string[]): void {
  if (isFolder) for (const game of games) tidyUp(join(host.root, game));
}

/** Rejects a link: one that comes with someone else's project may lead to an unwanted place. */
function refuseLink(folder: string): void {
  if (leadsElsewhere(folder))
    throw new BroadsideError(
      "bad-output",
      wording`"${shownPath(folder)}" is a link to a folder elsewhere; name the real folder with ${option("out")}`,
    );
}

/** The folder of one game in the output folder. */
export function gameFolderIn({ host, isFolder, disk }: Output, game: string): GameFolder {
  const path = join(host.root, game);
  if (!isFolder) return { host: below(host, game), path, hold: () => turnIn(host, game) };
  return {
    host: createNodeHost(path, disk),
    path,
    hold: (report, { pause }) =>
      lockFolder(path, {
        onWait: (pid, lock) => report({ kind: "waiting", folder: path, pid, lock }),
        pause,
        ...(disk && { disk }),
      }),
  };
}

/** The last print into each game's folder of a host: prints into one host take turns, as they do in folders. */
const lastTurns = new WeakMap<Host, Map<string, Promise<void>>>();

async function turnIn(host: Host, game: string): Promise<() => void> {
  const turns = lastTurns.get(host) ?? new Map<string, Promise<void>>();
  lastTurns.set(host, turns);
  const before = turns.get(game);
  let end = (): void => {};
  turns.set(
    game,
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  await before;
  return end;
}

/** A host for a folder of another host, with the functions that prints need. */
function below(host: Host, folder: string): Host {
  const at = (path: string): string => `${folder}/${path}`;
  return {
    ...host,
    isFile: (path) => host.isFile(at(path)),
    readBytes: (path) => host.readBytes(at(path)),
    writeFile: (path, bytes) => host.writeFile(at(path), bytes),
    stageStream: (path, chunks) => host.stageStream(at(path), chunks),
    writeStream: (path, chunks) => host.writeStream(at(path), chunks),
    removeFile: (path, before) => host.removeFile(at(path), before),
  };
}
