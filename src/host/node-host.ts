/**
 * A folder of the disk as a Host. Every path is resolved to its real one and must be in the folder; hidden names, links
 * that leave, folders, pipes and devices are refused. A file is opened once, and that open file is checked.
 */
import { join, resolve } from "node:path";
import { DISK, type Disk, quietly, READ_ONLY } from "./disk/disk.ts";
import { listFolder } from "./disk/list-files.ts";
import { writeNewFiles } from "./disk/new-files.ts";
import { pathIn, realPathIn, writablePathIn } from "./disk/project-path.ts";
import { translated, translatedLater } from "./disk/system-words.ts";
import { watchFolders } from "./disk/watch.ts";
import { type StagedFile, stage, stageStream } from "./disk/whole-file.ts";
import {
  changedMeanwhile,
  type Host,
  HostError,
  LARGEST_FILE_BYTES,
  type Replacement,
  sameBytes,
} from "./host.ts";
import { refuseWrittenPath } from "./written-path.ts";

export function createNodeHost(folder: string, disk: Disk = DISK): Host {
  const root = resolve(folder);
  const stageStreamAt: Host["stageStream"] = (path, chunks) =>
    translatedLater(join(folder, path), async () => {
      const { size, commit, discard } = await stageStream(disk, writablePathIn(disk, root, path), chunks);
      return { bytes: size, commit: () => translated(join(folder, path), commit), discard };
    });
  return {
    root,
    listFiles: (below) => listFolder(disk, root, below).files,
    listRefused: (below) => listFolder(disk, root, below).refused,
    isFile: (path) => answers(() => disk.stat(realPathIn(disk, root, path)).isFile()),
    readBytes: (path, mostBytes) => translated(path, () => readPlainFile(disk, root, path, mostBytes)),
    writeFile: (path, bytes) =>
      translated(join(folder, path), () => stage(disk, writablePathIn(disk, root, path), bytes).commit()),
    createFile: (path, bytes) => replaceAll(disk, root, folder, [{ path, before: undefined, after: bytes }]),
    stageStream: stageStreamAt,
    writeStream: async (path, chunks) => {
      const { bytes, commit } = await stageStreamAt(path, chunks);
      commit();
      return bytes;
    },
    replaceFile: (path, before, bytes) => replaceAll(disk, root, folder, [{ path, before, after: bytes }]),
    replaceFiles: (changes) => replaceAll(disk, root, folder, changes),
    watch: (folders, onEvent, onError) => watchFolders(root, folders, onEvent, onError),
    removeFile: (path, before) =>
      translated(join(folder, path), () => {
        if (!sameBytes(readPlainFile(disk, root, path), before)) throw changedMeanwhile(path);
        disk.unlink(writablePathIn(disk, root, path));
      }),
  };
}

/**
 * Between examining the path and opening it someone may have put a link there: the open file must be the one to which
 * the path leads inside the project.
 */
function readPlainFile(disk: Disk, root: string, path: string, mostBytes = LARGEST_FILE_BYTES): Uint8Array {
  const file = disk.open(realPathIn(disk, root, path), READ_ONLY);
  try {
    const status = disk.fstat(file);
    const there = disk.stat(realPathIn(disk, root, path));
    if (there.ino !== status.ino || there.dev !== status.dev)
      throw new HostError(`"${path}" was replaced while it was opened; start again`, "CHANGED");
    if (!status.isFile()) throw new HostError(`"${path}" is not a plain file`, "NOFILE");
    if (status.size > mostBytes)
      throw new HostError(`"${path}" has ${status.size} bytes; at most ${mostBytes} are read`, "TOOLARGE");
    return disk.read(file);
  } finally {
    // The content is read; a failing close does not matter.
    quietly(() => disk.close(file));
  }
}

/** All new contents are on the disk before the first file is replaced; if one cannot be, the others are restored. */
function replaceAll(disk: Disk, root: string, folder: string, changes: readonly Replacement[]): void {
  const staged: { readonly change: OldFile; readonly file: StagedFile }[] = [];
  const done: OldFile[] = [];
  let undoNew = (): void => {};
  const put = (change: OldFile, bytes: Uint8Array): StagedFile =>
    translated(join(folder, change.path), () => stage(disk, realPathIn(disk, root, change.path), bytes));
  try {
    for (const change of changes)
      if (isOldFile(change)) staged.push({ change, file: put(change, change.after) });
    const created = changes.filter((change) => !isOldFile(change));
    for (const { path } of created) refuseNewPath(root, path);
    undoNew = writeNewFiles(root, new Map(created.map(({ path, after }) => [path, after])), disk);
    for (const { change, file } of staged) {
      const { path, before } = change;
      translated(join(folder, path), () => {
        if (!sameBytes(readPlainFile(disk, root, path), before)) throw changedMeanwhile(path);
        file.commit();
      });
      done.push(change);
    }
  } catch (error) {
    for (const { file } of staged) file.discard();
    undoNew();
    const kept = done.filter((change) => !succeeds(() => put(change, change.before).commit()));
    throw withWritten(error, kept);
  }
}

/** @throws HostError for a path that leaves the folder, is hidden, or is not a file name on every system */
function refuseNewPath(root: string, path: string): void {
  refuseWrittenPath(path, true);
  pathIn(root, path);
}

type OldFile = Replacement & { readonly before: Uint8Array };

const isOldFile = (change: Replacement): change is OldFile => change.before !== undefined;

/** Some files still have their new content: that must be reported. */
function withWritten(error: unknown, written: readonly Replacement[]): unknown {
  if (!(error instanceof HostError) || written.length === 0) return error;
  const names = written.map(({ path }) => `"${path}"`).join(", ");
  return new HostError(`${error.message}; written before that: ${names}`, error.code);
}

function succeeds(action: () => void): boolean {
  return answers(() => {
    action();
    return true;
  });
}

function answers(question: () => boolean): boolean {
  try {
    return question();
  } catch {
    return false;
  }
}
