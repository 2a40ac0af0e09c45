/** Reports changed files of a project, once for each burst of changes. */
import type { FileEvent } from "../../host/host.ts";
import { gameIdsOf, type ProjectContext } from "../../pipeline/project.ts";
import { readDigests, wholeDigest } from "../../pipeline/read/read-digest.ts";
import { whenSettled } from "./settled.ts";
import { wholeFiles } from "./whole-files.ts";

export interface Changed {
  /** Paths from the project's root. */
  readonly files: readonly string[];
  /** Games that the files belong to; all games for shared files. */
  readonly games: readonly string[];
}

/** The folders that a check reads. */
const READ = ["content", "templates"];

/**
 * Watches from this call on, so that no change is missed before the iteration begins, until the iteration is ended, even
 * one that never began. Changes made while the caller handles the last change are reported next, as one change. Files with
 * the same contents as before do not count, unless a call was made meanwhile, which may have seen others.
 * @param turn of the calls of the project
 */
export function changesOf(
  project: ProjectContext,
  end: AbortSignal,
  turn: () => number | "running" = () => 0,
): AsyncIterable<Changed> {
  const touched = new Set<string>();
  let failure: unknown;
  let wake = (): void => {};
  const { reading, isWhole } = wholeFiles(project.host);
  const look = (): string | undefined => {
    const digests = readDigests({ ...project, host: reading }, gameIdsOf(project));
    return digests && wholeDigest(digests).files;
  };
  let seen = look();
  let isSettled = false;
  /** True while the caller works; files may change while it reads them. */
  let isBusy = true;
  let isTouchedWhileBusy = false;
  /** When nothing was left to report. */
  let turnBefore = turn();
  const settling = whenSettled(() => {
    isSettled = true;
    wake();
  }, isWhole);
  const take = (event: FileEvent): void => {
    touched.add(event.path);
    isTouchedWhileBusy ||= isBusy;
    isSettled = false;
    settling.take(event);
  };
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  const watching = project.host.watch(READ, take, fail);
  const stop = (): void => {
    settling.stop();
    watching.close();
    wake();
  };
  end.addEventListener("abort", stop, { once: true });
  if (end.aborted) stop();
  /** The changed files, once changes have settled; undefined if all are as they were. */
  const taken = (): Changed | undefined => {
    isSettled = false;
    const now = look();
    const turnNow = turn();
    const mayHaveBeenRead = turnNow === "running" || turnNow !== turnBefore;
    const isNew = now === undefined || now !== seen || isTouchedWhileBusy || mayHaveBeenRead;
    seen = now;
    isTouchedWhileBusy = false;
    const files = [...touched].sort();
    touched.clear();
    return isNew ? { files, games: gamesOf(project, files) } : undefined;
  };
  async function* changes(): AsyncGenerator<Changed> {
    try {
      while (!end.aborted) {
        isBusy = false;
        if (!isSettled) turnBefore = turn();
        if (failure !== undefined) throw failure;
        const changed = isSettled ? taken() : undefined;
        if (changed) {
          isBusy = true;
          yield changed;
        } else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      stop();
    }
  }
  // A generator that was never advanced does not run its `finally` on return.
  const iterator = changes();
  const close = iterator.return.bind(iterator);
  iterator.return = (value) => {
    stop();
    return close(value);
  };
  return iterator;
}

function gamesOf(project: ProjectContext, files: readonly string[]): readonly string[] {
  const ids = gameIdsOf(project);
  const named = new Set(files.map((file) => file.split("/")[1]));
  return named.has("shared") || named.has("sheets") ? ids : ids.filter((id) => named.has(id));
}
