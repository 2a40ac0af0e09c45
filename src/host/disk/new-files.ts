/**
 * Creates new files: all of them or none. Existing files are never touched; if one file cannot be written, those written
 * before it are removed again.
 * Limits: a power cut half-way leaves some of them, which the next run refuses to overwrite.
 */
import { dirname, join } from "node:path";
import { alreadyExists } from "../host.ts";
import { codeOf, DISK, type Disk, quietly } from "./disk.ts";
import { makeFolders } from "./make-folders.ts";
import { refuseLeavingFolders } from "./project-path.ts";
import { translated } from "./system-words.ts";
import { sweep } from "./temporary-files.ts";
import { type StagedFile, stage } from "./whole-file.ts";

/** What a folder may contain and still count as empty: what git and file managers put there automatically. */
const UNSEEN = [".git", ".DS_Store", "Thumbs.db", "desktop.ini"];

/**
 * The content of a file, or a function that returns it when it is written, for files that together need much memory.
 */
export type NewContent = string | Uint8Array | (() => Uint8Array);

/**
 * Names in a folder, sorted, after removing what killed runs of ours left; empty if there is no such folder. @throws
 * HostError if it is a file or cannot be read
 */
export function namesIn(folder: string): readonly string[] {
  return translated(folder, () => {
    sweep(folder, DISK);
    try {
      const names = DISK.readdir(folder);
      return names.filter((name) => !UNSEEN.includes(name)).sort();
    } catch (error) {
      if (codeOf(error) === "ENOENT") return [];
      throw error;
    }
  });
}

/**
 * Writes files by their paths in a folder, including hidden ones; the function it returns removes them again.
 * @throws HostError; then nothing new is left
 */
export function writeNewFiles(
  folder: string,
  files: ReadonlyMap<string, NewContent>,
  disk: Disk = DISK,
): () => void {
  const undo: (() => void)[] = [];
  const undoAll = (): void => {
    for (const step of undo.reverse()) quietly(step);
  };
  try {
    const staged = [...files].map(([path, content]) => {
      const target = join(folder, path);
      translated(target, () => refuseLeavingFolders(disk, folder, path));
      return translated(target, () => ({ target, file: stageNew(disk, target, content, undo) }));
    });
    for (const { target, file } of staged)
      translated(target, () => {
        file.commitNew();
        undo.push(() => disk.unlink(target));
      });
  } catch (error) {
    undoAll();
    throw error;
  }
  return undoAll;
}

function stageNew(disk: Disk, target: string, content: NewContent, undo: (() => void)[]): StagedFile {
  // Undone from the innermost out; a folder into which someone has put something in the meantime stays.
  makeFolders(disk, dirname(target), (folder) => undo.push(() => disk.rmdir(folder)));
  sweep(dirname(target), disk);
  if (disk.lstat(target, { throwIfNoEntry: false })) throw alreadyExists(target);
  const file = stage(disk, target, bytesOf(content));
  undo.push(file.discard);
  return file;
}

function bytesOf(content: NewContent): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return typeof content === "function" ? content() : content;
}
