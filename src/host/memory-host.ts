/** A project in memory: used instead of a disk by tests and, later, by the studio's preview. */
import {
  alreadyExists,
  changedMeanwhile,
  type Host,
  HostError,
  type Replacement,
  sameBytes,
} from "./host.ts";

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
  const replaceFiles = (changes: readonly Replacement[]): void => {
    for (const { path, before } of changes)
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
    for (const { path, after } of changes) files.set(path, after);
  };
  return {
    root: "memory",
    files,
    listFiles: (folder) =>
      [...files.keys()].filter((path) => folder === "" || path.startsWith(`${folder}/`)).sort(),
    listRefused: () => [],
    isFile: (path) => files.has(path),
    readBytes,
    writeFile: (path, bytes) => void files.set(path, bytes),
    createFile: (path, bytes) => {
      if (files.has(path)) throw alreadyExists(path);
      files.set(path, bytes);
    },
    writeStream: async (path, chunks) => {
      const bytes = await gathered(chunks);
      files.set(path, bytes);
      return bytes.length;
    },
    replaceFile: (path, before, after) => replaceFiles([{ path, before, after }]),
    replaceFiles,
  };
}

/** Joins pieces. */
export async function gathered(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new Uint8Array(Buffer.concat(all));
}
