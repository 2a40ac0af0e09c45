/** A project in memory: what tests, and later the studio's preview, use in place of a disk. */
import { changedMeanwhile, type Host, HostError, sameBytes } from "./host.ts";

export interface MemoryHost extends Host {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** @param contents text or bytes by path relative to the project. */
export function createMemoryHost(contents: Readonly<Record<string, string | Uint8Array>>): MemoryHost {
  const files = new Map(
    Object.entries(contents).map(([path, content]) => [
      path,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]),
  );
  const readBytes = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (!bytes) throw new HostError(`"${path}": there is no such file`, "ENOENT");
    return bytes;
  };
  return {
    root: "memory",
    files,
    listFiles: (folder) =>
      [...files.keys()].filter((path) => folder === "" || path.startsWith(`${folder}/`)).sort(),
    isFile: (path) => files.has(path),
    readBytes,
    writeFile: (path, bytes) => void files.set(path, bytes),
    replaceFile: (path, before, bytes) => {
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
      files.set(path, bytes);
    },
  };
}
