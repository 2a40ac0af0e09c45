/**
 * Files where none were before: all of them or none. What stands there already is never touched; when one file cannot be
 * written, those written before it go again.
 * Limits: a power cut half-way leaves a part, which the next run refuses to overwrite.
 */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { HostError } from "./host.ts";
import { translated } from "./system-words.ts";

/** What a folder may hold and still count as empty: what git and file managers put there by themselves. */
const UNSEEN = [".git", ".DS_Store", "Thumbs.db", "desktop.ini"];

/** Names in a folder, sorted; empty when there is no such folder. @throws HostError when it is a file or cannot be read. */
export function namesIn(folder: string): readonly string[] {
  return translated(folder, () => {
    try {
      return readdirSync(folder)
        .filter((name) => !UNSEEN.includes(name))
        .sort();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
      throw error;
    }
  });
}

/** Writes files by their paths in a folder, hidden ones too. @throws HostError; then nothing new is left. */
export function writeNewFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const undo: (() => void)[] = [];
  for (const [path, text] of files) {
    try {
      translated(join(folder, path), () => writeNew(join(folder, path), text, undo));
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    }
  }
}

function writeNew(file: string, text: string, undo: (() => void)[]): void {
  makeFolder(dirname(file), undo);
  try {
    writeFileSync(file, text, { flag: "wx" });
    undo.push(() => rmSync(file, { force: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST")
      throw new HostError(`"${file}" is there already, and nothing is overwritten`, "EEXIST");
    // Begun, for all that is known: a full disk shows when the first bytes are there.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Makes a folder and those above it that are missing, to be undone from the innermost out. */
function makeFolder(folder: string, undo: (() => void)[]): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  const made = [folder];
  while ((made[0] as string).length > first.length) made.unshift(dirname(made[0] as string));
  for (const own of made) undo.push(() => removeEmpty(own));
}

/** A folder that somebody has put something into meanwhile stays. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
}
