/**
 * Names with accents. macOS and some archives split an accented letter into the letter and its accent (Unicode's form
 * NFD), editors write it as one character (NFC). A project sees every name as NFC; this module finds the name on disk.
 * Limits: if both forms are in one folder they are two files, and keep their names.
 */
import { join, relative, sep } from "node:path";
import type { Disk } from "./disk.ts";

/** The name by which the project knows a file among its neighbours. */
export function composedName(name: string, neighbours: ReadonlySet<string>): string {
  const composed = isAscii(name) ? name : name.normalize("NFC");
  return composed !== name && neighbours.has(composed) ? name : composed;
}

/** A path with its names on disk; the same path if it exists as it is, or not at all. */
export function pathOnDisk(disk: Disk, root: string, full: string): string {
  const inside = relative(root, full);
  if (isAscii(inside)) return full;
  let folder = root;
  for (const step of inside.split(sep)) {
    const name = isAscii(step) ? step : nameOnDisk(disk, folder, step);
    if (name === undefined) return full;
    folder = join(folder, name);
  }
  return folder;
}

function nameOnDisk(disk: Disk, folder: string, name: string): string | undefined {
  const names = namesIn(disk, folder);
  if (names.includes(name)) return name;
  const composed = name.normalize("NFC");
  return names.find((one) => one.normalize("NFC") === composed);
}

function namesIn(disk: Disk, folder: string): readonly string[] {
  try {
    return disk.readdir(folder);
  } catch {
    return [];
  }
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);
