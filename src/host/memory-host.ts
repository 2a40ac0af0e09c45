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
  const isFile = (path: string): boolean => files.has(path);
  return {
    root: "memory",
    files,
    listFiles: (folder) =>
      [...files.keys()].filter((path) => folder === "" || path.startsWith(`${folder}/`)).sort(),
    listRefused: () => [],
    isFile,
    readBytes,
    ...writingTo(files, { isFile, readBytes }),
  };
}

/** The half of a host that writes, into `files`, given the half that reads. */
export function writingTo(
  files: Map<string, Uint8Array>,
  { isFile, readBytes }: Pick<Host, "isFile" | "readBytes">,
): Pick<Host, "writeFile" | "createFile" | "writeStream" | "replaceFile" | "replaceFiles"> {
  const replaceFiles = (changes: readonly Replacement[]): void => {
    for (const { path, before } of changes)
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
    for (const { path, after } of changes) files.set(path, after);
  };
  return {
    writeFile: (path, bytes) => void files.set(path, bytes),
    createFile: (path, bytes) => {
      if (isFile(path)) throw alreadyExists(path);
      files.set(path, bytes);
    },
    writeStream: async (path, chunks) => {
      const all: Uint8Array[] = [];
      for await (const chunk of chunks) all.push(chunk);
      const bytes = new Uint8Array(Buffer.concat(all));
      files.set(path, bytes);
      return bytes.length;
    },
    replaceFile: (path, before, after) => replaceFiles([{ path, before, after }]),
    replaceFiles,
  };
}
