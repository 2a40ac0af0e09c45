/**
 * Digests of every byte that a check of a game may read: equal digests mean equal findings, apart from what the journal
 * of its prints says. File times do not count. Files that games share count for each of them; of other games, only the
 * names do. Limits: what comes with the package apart from its shared templates is covered by the
 * product's name.
 */
import { createHash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";
import { isPackageItself, type ProjectContext } from "../project.ts";
import { gameTwins } from "./case-twins.ts";

/** Larger projects are read on demand: computing a digest first would take longer than it saves. */
const MOST_BYTES = 512 * 1024 * 1024;

export interface ReadDigest {
  readonly files: string;
  /** Bytes of YAML and CSV, a measure of the work. */
  readonly contentBytes: number;
}

/** One for each game; undefined if a file cannot be read, or there is too much to read. */
export function readDigests(
  project: ProjectContext,
  games: readonly string[],
): ReadonlyMap<string, ReadDigest> | undefined {
  let left = MOST_BYTES;
  const spend = (bytes: number): void => {
    left -= bytes;
    if (left < 0) throw new HostError("there is too much to read");
  };
  try {
    const listed = ["content", "templates"].map((top) => project.host.listFiles(top));
    const shared = sharedDigest(project, spend);
    return new Map(
      games.map((game) => {
        const twins = listed.map((files) => gameTwins(files, game));
        return [game, gameDigest(project, game, JSON.stringify([shared, twins]), spend)];
      }),
    );
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** The sum of all games, with what is between them. */
export function wholeDigest(digests: ReadonlyMap<string, ReadDigest>): ReadDigest {
  const all = [...digests];
  return {
    files: JSON.stringify(all.map(([game, { files }]) => [game, files])),
    contentBytes: all.reduce((sum, [, { contentBytes }]) => sum + contentBytes, 0),
  };
}

/** @throws HostError */
type Spend = (bytes: number) => void;

/** @param others what the game reads besides its own files */
function gameDigest({ host }: ProjectContext, game: string, others: string, spend: Spend): ReadDigest {
  const { name, addFolder, contentBytes, end } = collector(spend);
  name(JSON.stringify([game, others]));
  for (const top of ["content", "templates"]) addFolder(host, `${top}/${game}`);
  return { files: end(), contentBytes: contentBytes() };
}

/** Of the shared templates, and of the names of files beside their folder, each of which may be a missing template. */
function sharedDigest(project: ProjectContext, spend: Spend): string {
  const { host, bundle } = project;
  const { name, addFolder, end } = collector(spend);
  const beside = host.listFiles("templates").filter((path) => path.split("/").length === 2);
  name(JSON.stringify(beside));
  addFolder(host, "templates/shared");
  if (!isPackageItself(project)) addFolder(bundle.host, "templates/shared");
  return end();
}

function collector(spend: Spend) {
  const hash = createHash("sha256");
  let content = 0;
  const name = (words: string): void => void hash.update(`${words}\n`);
  const add = (path: string, bytes: Uint8Array): void => {
    spend(bytes.length);
    if (/\.(ya?ml|csv)$/i.test(path)) content += bytes.length;
    name(`${JSON.stringify(path)} ${bytes.length}`);
    hash.update(bytes);
  };
  return {
    name,
    addFolder: (from: Host, folder: string): void => {
      const paths = from.listFiles(folder);
      name(`${folder} ${paths.length} ${JSON.stringify(from.listRefused(folder))}`);
      for (const path of paths) add(path, from.readBytes(path));
    },
    contentBytes: (): number => content,
    end: (): string => hash.digest("hex"),
  };
}
