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
  /** False once a second read differed from the first. */
  readonly areSteady: boolean;
}

/** Maximum number of bytes of drawings to keep; others are read again. */
const KEPT_BYTES = 16 * 1024 * 1024;

export function steadyReads(host: Host): SteadyReads {
  const seen = new Map<string, string>();
  const drawings = new Map<string, Uint8Array>();
  let kept = 0;
  let areSteady = true;
  const note = (place: string, content: string | Uint8Array): void => {
    const name = hash("sha256", content, "base64");
    areSteady &&= (seen.get(place) ?? name) === name;
    seen.set(place, name);
  };
  return {
    host: {
      ...host,
      listFiles: (folder) => {
        const files = host.listFiles(folder);
        note(`folder ${folder}`, files.join("\0"));
        return files;
      },
      readBytes: (path) => {
        const known = drawings.get(path);
        if (known) return known;
        try {
          const bytes = host.readBytes(path);
          note(`file ${path}`, bytes);
          if (/\.svg$/i.test(path) && kept + bytes.length <= KEPT_BYTES) {
            kept += bytes.length;
            drawings.set(path, bytes);
          }
          return bytes;
        } catch (error) {
          if (error instanceof HostError) note(`file ${path}`, error.message);
          throw error;
        }
      },
    },
    get areSteady() {
      return areSteady;
    },
  };
}
