/**
 * Detects files or folders that change between two reads: somebody saves while a game is checked. Results made then are
 * keyed by other content, and must not be reused. Every answer about files counts as a read. Drawings are kept in memory,
 * because they are requested again while others are made.
 */
import { hash } from "node:crypto";
import { type Host, HostError, type RefusedEntry } from "../../host/host.ts";

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
  /** The refused entries of each folder. */
  readonly refused: ReadonlyMap<string, readonly RefusedEntry[]>;
  /** `listName` of folders that were only listed. */
  readonly listed: ReadonlyMap<string, string>;
}

/** Equal contents have equal names. */
export const contentName = (content: string | Uint8Array): string => hash("sha256", content, "base64");

/** The same of a folder's list of files. */
export const listName = (files: readonly string[]): string => contentName(files.join("\0"));

/** Maximum number of bytes of drawings to keep; others are read again. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** @param before compared with all reads in its folders */
export function steadyReads(host: Host, before?: ReadBefore): SteadyReads {
  const seen = new Map<string, string>();
  const drawings = new Map<string, Uint8Array>();
  let kept = 0;
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
      listFiles: (folder) => {
        const files = host.listFiles(folder);
        note(`folder ${folder}`, listName(files), before && listedIn(before, folder));
        return files;
      },
      listRefused: (folder) => {
        const refused = host.listRefused(folder);
        note(`refused ${folder}`, JSON.stringify(refused), before && refusedIn(before, folder));
        return refused;
      },
      isFile: (path) => {
        const isFile = host.isFile(path);
        const known = before && isIn(before, path) ? before.files.has(path) : isFile;
        note(`is file ${path}`, String(isFile), String(known));
        return isFile;
      },
      readBytes: (path) => {
        const known = drawings.get(path);
        if (known) return known;
        try {
          const bytes = host.readBytes(path);
          noteFile(path, bytes);
          if (/\.svg$/i.test(path) && kept + bytes.length <= KEPT_BYTES) {
            kept += bytes.length;
            drawings.set(path, bytes);
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
