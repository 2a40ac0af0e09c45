/**
 * One view of the folders: each is listed once, until something is written or a file cannot be read. A call asks for the
 * same folders a dozen times, for its digest, for every kind of file and for what is refused.
 */
import type { Host } from "./host.ts";

/** The host of one call, with lists that hold until it writes. */
export function listedOnce(host: Host): Host {
  const files = new Map<string, readonly string[]>();
  const refused = new Map<string, ReturnType<Host["listRefused"]>>();
  const once = <T>(known: Map<string, T>, folder: string, list: () => T): T => {
    const listed = known.get(folder) ?? list();
    known.set(folder, listed);
    return listed;
  };
  const forget = (): void => {
    files.clear();
    refused.clear();
  };
  /** What is listed while a file is being written does not count afterwards. */
  const forgetting = <T>(write: () => T): T => {
    try {
      return write();
    } finally {
      forget();
    }
  };
  return {
    ...host,
    readBytes: (path) => {
      try {
        return host.readBytes(path);
      } catch (error) {
        // Something else may be there by now than what was listed: what it is must be found out and reported.
        forget();
        throw error;
      }
    },
    listFiles: (folder) => once(files, folder, () => host.listFiles(folder)),
    listRefused: (folder) => once(refused, folder, () => host.listRefused(folder)),
    writeFile: (path, bytes) => forgetting(() => host.writeFile(path, bytes)),
    createFile: (path, bytes) => forgetting(() => host.createFile(path, bytes)),
    stageStream: async (path, chunks) => {
      const pending = await host.stageStream(path, chunks);
      return { ...pending, commit: () => forgetting(() => pending.commit()) };
    },
    writeStream: (path, chunks) => host.writeStream(path, chunks).finally(forget),
    replaceFile: (path, before, bytes) => forgetting(() => host.replaceFile(path, before, bytes)),
    replaceFiles: (changes) => forgetting(() => host.replaceFiles(changes)),
    removeFile: (path, before) => forgetting(() => host.removeFile(path, before)),
  };
}
