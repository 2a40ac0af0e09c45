/**
 * Digests of every byte that a check of a game may read: equal digests mean equal findings, apart from what the journal
 * of its prints says. File times do not count. Files that games share count for each of them; of other games, only the
 * names of files in folders that are named like the game except for case. Limits: what comes with the package apart from
 * its shared templates is covered by the product's name.
 */

import { type Host, HostError, type RefusedEntry } from "../../host/host.ts";
import { isPackageItself, type ProjectContext } from "../project.ts";
import { gameTwins } from "./case-twins.ts";
import { SHARED_SHEETS } from "./sheets/read-sheets.ts";
import { contentName, KEPT_BYTES, listName, type ReadBefore, steadyReads } from "./steady-reads.ts";

/** Larger projects are read on demand: computing a digest first would take longer than it saves. */
const MOST_BYTES = 512 * 1024 * 1024;

export interface ReadDigest {
  readonly files: string;
  /** What it was made from: the files that were read, to recognise those that have changed when they are read again. */
  readonly before: ReadBefore;
  /** The same of the package; undefined if the project is the package itself. */
  readonly shipped: ReadBefore | undefined;
}

/** One for each game; undefined if a file cannot be read, or there is too much to read. */
export function readDigests(
  project: ProjectContext,
  games: readonly string[],
): ReadonlyMap<string, ReadDigest> | undefined {
  let left = MOST_BYTES;
  const spend = (bytes: number): boolean => {
    left -= bytes;
    if (left < 0) throw new HostError("there is too much to read");
    return MOST_BYTES - left <= KEPT_BYTES;
  };
  try {
    const [content = [], templates = []] = ["content", "templates"].map((top) => project.host.listFiles(top));
    const beside = templates.filter((path) => path.split("/").length === 2);
    const listed = new Map([
      ["content", listName(content)],
      ["templates", listName(templates)],
    ]);
    const shared = sharedDigest(project, beside, listed, spend);
    return new Map(
      games.map((game) => {
        const twins = [content, templates].map((files) => gameTwins(files, game));
        return [game, gameDigest(project, game, shared, twins, spend)];
      }),
    );
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/**
 * The project with its files as the digest read them: `reads.areSteady` as long as others are those of the digest too, and
 * then everything made from them belongs to it.
 */
export function watching<P extends ProjectContext>(project: P, { before, shipped }: ReadDigest): P {
  const { host, bundle } = project;
  const own = steadyReads(host, before);
  // Where the games that come with Broadside are opened, both stay the same host.
  const theirs = host === bundle.host ? own : steadyReads(bundle.host, shipped);
  const reads = {
    host: own.host,
    get areSteady() {
      return own.areSteady && theirs.areSteady;
    },
  };
  return { ...project, host: own.host, bundle: { ...bundle, host: theirs.host }, reads };
}

/** That of several games together. */
export function wholeDigest(digests: ReadonlyMap<string, ReadDigest>): ReadDigest {
  const all = [...digests.values()];
  return {
    files: JSON.stringify([...digests].map(([game, { files }]) => [game, files])),
    before: together(all.map(({ before }) => before)),
    shipped: all[0]?.shipped,
  };
}

function together(all: readonly ReadBefore[]): ReadBefore {
  return {
    folders: all.flatMap(({ folders }) => folders),
    files: new Map(all.flatMap(({ files }) => [...files])),
    bytes: new Map(all.flatMap(({ bytes }) => [...bytes])),
    refused: new Map(all.flatMap(({ refused }) => [...refused])),
    listed: new Map(all.flatMap(({ listed }) => [...listed])),
  };
}

/** Whether there is room to keep the bytes that were read. @throws HostError */
type Spend = (bytes: number) => boolean;

interface Shared extends Pick<ReadDigest, "before" | "shipped"> {
  readonly digest: string;
}

/** @param twins files in folders named like the game */
function gameDigest(
  { host }: ProjectContext,
  game: string,
  shared: Shared,
  twins: readonly (readonly string[])[],
  spend: Spend,
): ReadDigest {
  const own = readFolders(host, [`content/${game}`, `templates/${game}`], spend);
  return {
    files: contentName(JSON.stringify([game, twins, shared.digest, listOf(own)])),
    before: together([own, shared.before]),
    shipped: shared.shipped,
  };
}

/** Of the shared templates and sheets, and of the names of files beside their folder, each of which may be a missing template. */
function sharedDigest(
  project: ProjectContext,
  beside: readonly string[],
  listed: ReadBefore["listed"],
  spend: Spend,
): Shared {
  const before = { ...readFolders(project.host, ["templates/shared", SHARED_SHEETS], spend), listed };
  const shipped = isPackageItself(project)
    ? undefined
    : readFolders(project.bundle.host, ["templates/shared"], spend);
  return {
    digest: contentName(JSON.stringify([beside, listOf(before), shipped && listOf(shipped)])),
    before,
    shipped,
  };
}

const listOf = ({ files, refused }: Pick<ReadBefore, "files" | "refused">): unknown => [
  [...files],
  [...refused],
];

function readFolders(host: Host, folders: readonly string[], spend: Spend): ReadBefore {
  const files = new Map<string, string>();
  const kept = new Map<string, Uint8Array>();
  const refused = new Map<string, readonly RefusedEntry[]>();
  for (const folder of folders) {
    for (const path of host.listFiles(folder)) {
      const bytes = host.readBytes(path);
      if (spend(bytes.length)) kept.set(path, bytes);
      files.set(path, contentName(bytes));
    }
    refused.set(folder, host.listRefused(folder));
  }
  return { folders, files, bytes: kept, refused, listed: new Map() };
}
