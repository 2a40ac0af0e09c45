/**
 * Gives each call one view of the files: what was read once is not read again, so a file or folder that changes meanwhile
 * makes no difference. Only files that are too large to keep are read again, and what was made before the call is compared:
 * results made from changed files are keyed by other content, and must not be reused.
 */
import { hash } from "node:crypto";
import { type Host, HostError, type RefusedEntry } from "../../host/host.ts";
import { digestOfBytes } from "../../remember/memory.ts";

export interface SteadyReads {
  /** Reads as the host does. */
  readonly host: Host;
  /** False once a read differed from an earlier one. */
  readonly areSteady: boolean;
}

/** What was read before: some folders completely; of others, the names of their files. */
export interface ReadBefore {
  /** Those with every file. */
  readonly folders: readonly string[];
  /** `contentName` of each file, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** Bytes of these files, as far as they were kept. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  /** The refused entries of each folder. */
  readonly refused: ReadonlyMap<string, readonly RefusedEntry[]>;
  /** `listName` of folders that were only listed. */
  readonly listed: ReadonlyMap<string, string>;
}

/** Equal contents have equal names. */
export const contentName = (content: string | Uint8Array): string =>
  typeof content === "string" ? hash("sha256", content, "base64url") : digestOfBytes(content);

/** The same of a folder's list of files. */
export const listName = (files: readonly string[]): string => contentName(files.join("\0"));

/** Number of bytes of files that are kept during a call; others are read again. */
export const KEPT_BYTES = 16 * 1024 * 1024;

/** @param before compared with all reads in its folders */
export function steadyReads(host: Host, before?: ReadBefore): SteadyReads {
  const seen = new Map<string, string>();
  const kept = new Map<string, Uint8Array>();
  let room = KEPT_BYTES;
  let areSteady = true;
  const note = (place: string, name: string, known: string | undefined): void => {
    areSteady &&= (seen.get(place) ?? known ?? name) === name;
    seen.set(place, name);
  };
  const noteFile = (path: string, content: string | Uint8Array): void =>
    note(
      `file ${path}`,
      contentName(content),
      before && isIn(before, path) ? (before.files.get(path) ?? "") : undefined,
    );
  return {
    host: {
      ...host,
      listFiles: once((folder) => {
        const files = host.listFiles(folder);
        note(`folder ${folder}`, listName(files), before && listedIn(before, folder));
        return files;
      }),
      listRefused: once((folder) => {
        const refused = host.listRefused(folder);
        note(`refused ${folder}`, JSON.stringify(refused), before && refusedIn(before, folder));
        return refused;
      }),
      isFile: once((path) => {
        const isFile = host.isFile(path);
        const known = before && isIn(before, path) ? before.files.has(path) : isFile;
        note(`is file ${path}`, String(isFile), String(known));
        return isFile;
      }),
      readBytes: (path) => {
        const known = before?.bytes.get(path) ?? kept.get(path);
        if (known) return known;
        try {
          const bytes = host.readBytes(path);
          noteFile(path, bytes);
          if (bytes.length <= room) {
            kept.set(path, bytes);
            room -= bytes.length;
          }
          return bytes;
        } catch (error) {
          if (error instanceof HostError) noteFile(path, error.message);
          throw error;
        }
      },
    },
    get areSteady() {
      return areSteady;
    },
  };
}

function once<T>(answer: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const found = answer(path);
    known.set(path, found);
    return found;
  };
}

const isIn = ({ folders }: ReadBefore, path: string): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The name of a folder's list of files; undefined for a folder that was not read. */
function listedIn(before: ReadBefore, folder: string): string | undefined {
  if (!isIn(before, folder)) return before.listed.get(folder);
  return listName([...before.files.keys()].filter((path) => path.startsWith(`${folder}/`)));
}

/** The refused entries of a folder, or below it; undefined for a folder that was not read. */
function refusedIn({ refused }: ReadBefore, folder: string): string | undefined {
  const own = refused.get(folder);
  if (own) return JSON.stringify(own);
  for (const [above, entries] of refused)
    if (folder.startsWith(`${above}/`))
      return JSON.stringify(entries.filter(({ path }) => path.startsWith(`${folder}/`)));
  return undefined;
}
