/**
 * Detects files or folders that change between two reads: somebody saves while a game is checked. Results made then are
 * keyed by other content, and must not be reused. Drawings are kept in memory, because they are requested again while
 * others are made.
 */
import { hash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";

export interface SteadyReads {
  /** Reads as the host does. */
  readonly host: Host;
  /** False once a read differed from an earlier one. */
  readonly areSteady: boolean;
}

/** What was read before, completely: every file of some folders. */
export interface ReadBefore {
  readonly folders: readonly string[];
  /** `contentName` of each file, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** `contentName` of the refused entries of each folder. */
  readonly refused: ReadonlyMap<string, string>;
}

/** Equal contents have equal names. */
export const contentName = (content: string | Uint8Array): string => hash("sha256", content, "base64");

/** Maximum number of bytes of drawings to keep; others are read again. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** @param before compared with all reads in its folders */
export function steadyReads(host: Host, before?: ReadBefore): SteadyReads {
  const seen = new Map<string, string>();
  const drawings = new Map<string, Uint8Array>();
  let kept = 0;
  let areSteady = true;
  const note = (place: string, content: string | Uint8Array, known: string | undefined): void => {
    const name = contentName(content);
    areSteady &&= (seen.get(place) ?? known ?? name) === name;
    seen.set(place, name);
  };
  const noteFile = (path: string, content: string | Uint8Array): void =>
    note(`file ${path}`, content, before && isIn(before, path) ? (before.files.get(path) ?? "") : undefined);
  return {
    host: {
      ...host,
      listFiles: (folder) => {
        const files = host.listFiles(folder);
        note(`folder ${folder}`, files.join("\0"), before && listedIn(before, folder));
        return files;
      },
      listRefused: (folder) => {
        const refused = host.listRefused(folder);
        note(`refused ${folder}`, JSON.stringify(refused), before?.refused.get(folder));
        return refused;
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
  if (!isIn(before, folder)) return undefined;
  const files = [...before.files.keys()].filter((path) => path.startsWith(`${folder}/`));
  return contentName(files.join("\0"));
}
