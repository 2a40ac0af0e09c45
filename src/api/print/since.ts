/** What an update is compared with, and the journal that a person keeps: files and commits that an order names. */
import { basename, dirname, resolve } from "node:path";
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import { filesAtCommit, GitProblem } from "../../host/git/files-at-commit.ts";
import { createNodeHost } from "../../host/node-host.ts";
import { inspectorOf } from "../../pipeline/look/known-verdicts.ts";
import type { OpenEarlier } from "../../pipeline/print/update/earlier-game.ts";
import { earlierAtCommit } from "../../pipeline/print/update/from-commit.ts";
import { earlierInJournal } from "../../pipeline/print/update/from-journal.ts";
import type { NamedJournal } from "../../pipeline/print/update/named-journal.ts";
import { oldPictures } from "../../pipeline/print/update/old-pictures.ts";
import { readPieceJournal } from "../../pipeline/print/update/piece-journal.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { refuseForeign, refuseInput } from "../../pipeline/read/refuse-input.ts";

/** Folders of a project that a build reads. */
const READ = ["content", "templates"];

/**
 * @param since a journal, `prints.json` or `prints.json#1.0.0`, or a commit
 * @param games those of the order; a journal is about one
 * @throws BroadsideError `bad-order` for a journal or commit that cannot be used
 */
export function openSince(project: ProjectContext, since: string, games: readonly string[]): OpenEarlier {
  const { path, version } = journalNamed(since);
  const full = fullPath(project, path);
  refuseForeign(project, full);
  const { host, file } = fileAt(full);
  if (host.isFile(file)) {
    if (games.length > 1)
      throw badOrder(
        wording`${option("since")}: a journal is about one game, and this order is for ${games.length}; name the game`,
      );
    const pictures = oldPictures(host, file, inspectorOf(project));
    return earlierInJournal(readPieceJournal(host, file, shownPath(full)), version, pictures);
  }
  if (/\.json$/i.test(path))
    throw badOrder(
      wording`${option("since")}: there is no journal "${path}"; a build with ${option("journal")} writes one`,
    );
  try {
    return earlierAtCommit(project, filesAtCommit(project.host.root, since, READ), since);
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    throw badOrder(
      wording`${option("since")}: ${error.message}; expected a journal such as prints.json, or a commit, tag or branch`,
    );
  }
}

/**
 * The journal that a print is also recorded in.
 * @throws BroadsideError `bad-order` for one that cannot be continued, `bad-output` for a path among the files that a build
 * reads
 */
export function namedJournal(
  project: ProjectContext,
  path: string | undefined,
  games: readonly string[],
): NamedJournal | undefined {
  if (path === undefined) return undefined;
  const [game] = games;
  if (!/\.json$/i.test(path))
    throw badOrder(wording`${option("journal")} "${path}": expected a file that ends in .json`);
  if (games.length > 1)
    throw badOrder(
      wording`${option("journal")}: a journal is about one game, and this order is for ${games.length}; name the game`,
    );
  const full = fullPath(project, path);
  refuseInput(project, full);
  const { host, file } = fileAt(full);
  const shown = shownPath(full);
  const { problem, game: before = game } = readPieceJournal(host, file, shown);
  if (problem !== undefined)
    throw badOrder(wording`${option("journal")} "${path}" cannot be continued: ${problem}`);
  if (before !== game)
    throw badOrder(
      wording`${option("journal")} "${path}" is about the game "${before ?? ""}", not about "${game ?? ""}"`,
    );
  return { host, path: file, shown };
}

/** "prints.json#1.0.0": the file, and a version in it. */
function journalNamed(since: string): { readonly path: string; readonly version: string | undefined } {
  const [, path, version] = /^(.*\.json)#(.+)$/i.exec(since) ?? [];
  return path === undefined ? { path: since, version: undefined } : { path, version };
}

/** Who passes on orders from elsewhere means files of the project, wherever it was started. */
const fullPath = ({ host, outputOnly }: ProjectContext, path: string): string =>
  outputOnly ? resolve(host.root, path) : resolve(path);

function fileAt(full: string) {
  return { host: createNodeHost(dirname(full)), file: basename(full) };
}
