/** A project in memory: for programs without a disk, and for tests. */
import {
  alreadyExists,
  changedMeanwhile,
  type FileEvent,
  type Host,
  HostError,
  type Replacement,
  sameBytes,
} from "./host.ts";
import { refuseWrittenPath } from "./written-path.ts";

export interface MemoryHost extends Host {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** @param contents text or bytes by path relative to the project; default no files */
export function createMemoryHost(contents: Readonly<Record<string, string | Uint8Array>> = {}): MemoryHost {
  const files = new Map(
    Object.entries(contents).map(([path, content]) => [
      path,
      typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]),
  );
  const watchers = new Set<(event: FileEvent) => void>();
  const readBytes = (path: string): Uint8Array => {
    const bytes = files.get(path);
    if (!bytes) throw new HostError(`"${path}": there is no such file`, "ENOENT");
    return bytes;
  };
  const isFile = (path: string): boolean => files.has(path);
  const put = (path: string, bytes: Uint8Array): void => {
    files.set(path, bytes);
    for (const report of watchers) report({ path, gone: false });
  };
  const drop = (path: string): void => {
    files.delete(path);
    for (const report of watchers) report({ path, gone: true });
  };
  return {
    root: "memory",
    files,
    listFiles: (folder) =>
      [...files.keys()].filter((path) => folder === "" || path.startsWith(`${folder}/`)).sort(),
    listRefused: () => [],
    isFile,
    readBytes,
    ...writingWith({ put, drop }, { isFile, readBytes }),
    watch: (folders, onEvent) => {
      const report = (event: FileEvent): void => {
        if (folders.some((folder) => event.path.startsWith(`${folder}/`))) onEvent(event);
      };
      watchers.add(report);
      return { close: () => void watchers.delete(report) };
    },
  };
}

/** How a host in memory keeps files. */
export interface Keeping {
  put(path: string, bytes: Uint8Array): void;
  drop(path: string): void;
}

/** The half of a host that writes, given the half that reads, and how a file is kept. */
export function writingWith(
  keeping: Keeping,
  { isFile, readBytes }: Pick<Host, "isFile" | "readBytes">,
): Pick<
  Host,
  "writeFile" | "createFile" | "stageStream" | "writeStream" | "replaceFile" | "replaceFiles" | "removeFile"
> {
  const put = (path: string, bytes: Uint8Array): void => {
    refuseWrittenPath(path, !isFile(path));
    keeping.put(path, bytes);
  };
  const replaceFiles = (changes: readonly Replacement[]): void => {
    for (const { path, before } of changes) {
      refuseWrittenPath(path, before === undefined);
      if (before === undefined && isFile(path)) throw alreadyExists(path);
      if (before !== undefined && !sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
    }
    for (const { path, after } of changes) put(path, after);
  };
  const stageStream: Host["stageStream"] = async (path, chunks) => {
    refuseWrittenPath(path, !isFile(path));
    const all: Uint8Array[] = [];
    for await (const chunk of chunks) all.push(chunk);
    const whole = new Uint8Array(Buffer.concat(all));
    return { bytes: whole.length, commit: () => put(path, whole), discard: () => {} };
  };
  return {
    writeFile: put,
    createFile: (path, after) => replaceFiles([{ path, before: undefined, after }]),
    stageStream,
    writeStream: async (path, chunks) => {
      const { bytes, commit } = await stageStream(path, chunks);
      commit();
      return bytes;
    },
    replaceFile: (path, before, after) => replaceFiles([{ path, before, after }]),
    replaceFiles,
    removeFile: (path, before) => {
      if (!sameBytes(readBytes(path), before)) throw changedMeanwhile(path);
      keeping.drop(path);
    },
  };
}
