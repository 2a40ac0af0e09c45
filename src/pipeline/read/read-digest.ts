/**
 * A digest of every byte that a check of some games may read: equal digests mean equal findings. File times do not
 * count. Limits: what comes with the package apart from its shared templates is covered by the product's name.
 */
import { createHash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";
import { gameIdsOf, isPackageItself, type ProjectContext } from "../project.ts";
import { JOURNAL_FILE } from "./print-journal.ts";

/** Larger games are read on demand: computing a digest first would take longer than it saves. */
const MOST_BYTES = 512 * 1024 * 1024;

export interface ReadDigest {
  readonly files: string;
  /** Digest of the journals of earlier prints, which a build writes itself. */
  readonly journals: string;
  /** Bytes of YAML and CSV, a measure of the work. */
  readonly contentBytes: number;
}

/** Undefined if a file cannot be read, or there is too much to read. */
export function readDigest(project: ProjectContext, games: readonly string[]): ReadDigest | undefined {
  const { host, bundle, output } = project;
  const files = collector();
  const journals = collector();
  const addFolder = (from: Host, folder: string): void => {
    const paths = from.listFiles(folder);
    files.name(`${folder} ${paths.length} ${JSON.stringify(from.listRefused(folder))}`);
    for (const path of paths) files.add(path, from.readBytes(path));
  };
  try {
    files.name(JSON.stringify([games, gameIdsOf(project)]));
    for (const game of games) for (const top of ["content", "templates"]) addFolder(host, `${top}/${game}`);
    addFolder(host, "templates/shared");
    if (!isPackageItself(project)) addFolder(bundle.host, "templates/shared");
    for (const game of games) {
      const journal = `${game}/${JOURNAL_FILE}`;
      if (output?.host.isFile(journal)) journals.add(journal, output.host.readBytes(journal));
    }
    return { files: files.end(), journals: journals.end(), contentBytes: files.contentBytes() };
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

function collector() {
  const hash = createHash("sha256");
  let read = 0;
  let content = 0;
  const name = (words: string): void => void hash.update(`${words}\n`);
  return {
    name,
    /** @throws HostError if there is too much to read */
    add: (path: string, bytes: Uint8Array): void => {
      read += bytes.length;
      if (/\.(ya?ml|csv)$/i.test(path)) content += bytes.length;
      if (read > MOST_BYTES) throw new HostError("there is too much to read");
      name(`${JSON.stringify(path)} ${bytes.length}`);
      hash.update(bytes);
    },
    contentBytes: (): number => content,
    end: (): string => hash.digest("hex"),
  };
}
