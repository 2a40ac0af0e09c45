/**
 * A folder of the disk as a Host. Every path is resolved to its real one and must lie in the folder; hidden names,
 * links that leave, folders, pipes and devices are refused. A file is opened once and the open file is what is checked.
 */
import { join, resolve } from "node:path";
import { DISK, type Disk, READ_ONLY } from "./disk.ts";
import { changedMeanwhile, type Host, HostError, type Replacement, sameBytes } from "./host.ts";
import { realPathIn, writablePathIn } from "./project-path.ts";
import { translated, translatedLater } from "./system-words.ts";
import { type StagedFile, stage, stageStream } from "./whole-file.ts";

/** Larger files are refused unread; the largest that content may hold is a picture of 64 MiB. */
const LARGEST_FILE_BYTES = 64 * 1024 * 1024;

export function createNodeHost(folder: string, disk: Disk = DISK): Host {
  const root = resolve(folder);
  return {
    root,
    listFiles: (below) => listFiles(disk, root, below),
    isFile: (path) => answers(() => disk.stat(realPathIn(disk, root, path)).isFile()),
    readBytes: (path) => translated(path, () => readPlainFile(disk, realPathIn(disk, root, path), path)),
    writeFile: (path, bytes) =>
      translated(join(folder, path), () => stage(disk, writablePathIn(disk, root, path), bytes).commit()),
    writeStream: (path, chunks) =>
      translatedLater(join(folder, path), async () => {
        const staged = await stageStream(disk, writablePathIn(disk, root, path), chunks);
        staged.commit();
        return staged.size;
      }),
    replaceFile: (path, before, bytes) => replaceAll(disk, root, folder, [{ path, before, after: bytes }]),
    replaceFiles: (changes) => replaceAll(disk, root, folder, changes),
  };
}

function listFiles(disk: Disk, root: string, below: string): readonly string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of entriesOf(disk, join(root, folder))) {
      if (entry.name.startsWith(".")) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (
        entry.isFile() ||
        (entry.isSymbolicLink() && answers(() => disk.stat(realPathIn(disk, root, path)).isFile()))
      )
        found.push(path);
    }
  };
  visit(below);
  return found.sort();
}

function entriesOf(disk: Disk, folder: string) {
  try {
    return disk.readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function readPlainFile(disk: Disk, real: string, path: string): Uint8Array {
  const file = disk.open(real, READ_ONLY);
  try {
    const status = disk.fstat(file);
    if (!status.isFile()) throw new HostError(`"${path}" is no plain file`, "NOFILE");
    if (status.size > LARGEST_FILE_BYTES)
      throw new HostError(
        `"${path}" has ${status.size} bytes; at most ${LARGEST_FILE_BYTES} are read`,
        "TOOLARGE",
      );
    return disk.read(file);
  } finally {
    disk.close(file);
  }
}

/** All new contents lie on the disk before the first file gets its own; where one cannot, the others get their old one back. */
function replaceAll(disk: Disk, root: string, folder: string, changes: readonly Replacement[]): void {
  const staged: { readonly change: Replacement; readonly file: StagedFile }[] = [];
  const done: Replacement[] = [];
  const put = (change: Replacement, bytes: Uint8Array): StagedFile =>
    translated(join(folder, change.path), () => stage(disk, realPathIn(disk, root, change.path), bytes));
  try {
    for (const change of changes) staged.push({ change, file: put(change, change.after) });
    for (const { change, file } of staged) {
      const { path, before } = change;
      translated(join(folder, path), () => {
        if (!sameBytes(readPlainFile(disk, realPathIn(disk, root, path), path), before))
          throw changedMeanwhile(path);
        file.commit();
      });
      done.push(change);
    }
  } catch (error) {
    for (const { file } of staged) file.discard();
    const kept = done.filter((change) => !succeeds(() => put(change, change.before).commit()));
    throw withWritten(error, kept);
  }
}

/** Some files have their new content all the same: that must be told. */
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
