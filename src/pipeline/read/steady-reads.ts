/**
 * Notices when a file or a folder is not the same each time that it is read: somebody saves while a game is checked. What
 * is made then stands under the name of other content, and must not be found again. Drawings are read once, as they are
 * asked for while others are made.
 */
import { createHash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";

export interface SteadyReads {
  /** Reads as the host does. */
  readonly host: Host;
  /** False once something was read differently than before. */
  readonly areSteady: boolean;
}

/** Bytes of drawings that are kept; what comes after is read again. */
const KEPT_BYTES = 16 * 1024 * 1024;

export function steadyReads(host: Host): SteadyReads {
  const seen = new Map<string, string>();
  const drawings = new Map<string, Uint8Array>();
  let kept = 0;
  let areSteady = true;
  const note = (place: string, content: string | Uint8Array): void => {
    const name = createHash("sha256").update(content).digest("base64");
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
