/** Lists a folder: the readable files, and what is refused with the reason. */
import type { Dirent } from "node:fs";
import { dirname, join, sep } from "node:path";
import { HostError, type RefusedEntry } from "../host.ts";
import { composedName, pathOnDisk } from "./composed-names.ts";
import { codeOf, type Disk } from "./disk.ts";
import { realPathIn } from "./project-path.ts";
import { wordsOf } from "./system-words.ts";

export interface Listing {
  readonly files: readonly string[];
  readonly refused: readonly RefusedEntry[];
}

/** Names of files that Broadside reads. */
const LIKE_A_FILE = /\.(?:ya?ml|csv|tsv|xlsx|ods|hbs|md)$/i;

/** Sorted by code units, accents composed, without hidden names; empty if there is no such folder. */
export function listFolder(disk: Disk, root: string, below: string): Listing {
  const files: string[] = [];
  const refused: RefusedEntry[] = [];
  const visit = (folder: string, isLinked: boolean): void => {
    const entries = entriesOf(folder);
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const name = composedName(entry.name, names);
      const path = folder === "" ? name : `${folder}/${name}`;
      if (entry.isFile()) files.push(path);
      else if (entry.isDirectory()) {
        if (LIKE_A_FILE.test(name)) refused.push({ path, why: "is a folder, expected a file" });
        visit(path, isLinked);
      } else if (!entry.isSymbolicLink()) refused.push({ path, why: "is not a plain file" });
      else visitLink(path, isLinked);
    }
  };
  /** Folders that link to each other would never end; one step is enough in practice. */
  const visitLink = (path: string, isLinked: boolean): void => {
    const kind = kindOfLink(disk, root, path);
    if (kind === "file") files.push(path);
    else if (kind === "folder" && !isLinked) visit(path, true);
    else if (kind === "folder")
      refused.push({ path, why: "is a link to a folder, in a folder that is one itself" });
    else refused.push({ path, why: kind.why });
  };
  const entriesOf = (folder: string): readonly Dirent[] => {
    try {
      return disk.readdir(pathOnDisk(disk, root, join(root, folder)), { withFileTypes: true });
    } catch (error) {
      if (codeOf(error) !== "ENOENT")
        refused.push({ path: folder, why: `cannot be opened: ${wordsOf(error)}` });
      return [];
    }
  };
  if (below === "" || leadsInside(disk, root, below, refused)) visit(below, false);
  return { files: files.sort(), refused: refused.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** The folder itself, or one above it, may be a link; it is not a fault if it does not exist. */
function leadsInside(disk: Disk, root: string, below: string, refused: RefusedEntry[]): boolean {
  const kind = isThere(disk, pathOnDisk(disk, root, join(root, below)))
    ? kindOfLink(disk, root, below)
    : undefined;
  if (kind === undefined) return false;
  if (kind === "folder") return true;
  refused.push({ path: below, why: kind === "file" ? "is a file where a folder is needed" : kind.why });
  return false;
}

function isThere(disk: Disk, path: string): boolean {
  try {
    return disk.lstat(path) !== undefined;
  } catch (error) {
    return !["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");
  }
}

function kindOfLink(disk: Disk, root: string, path: string): "file" | "folder" | { readonly why: string } {
  try {
    const real = realPathIn(disk, root, path);
    const home = disk.realpath(dirname(pathOnDisk(disk, root, join(root, path))));
    if (home === real || home.startsWith(real + sep))
      return { why: "is a link to a folder that contains it" };
    const found = disk.stat(real);
    return found.isFile()
      ? "file"
      : found.isDirectory()
        ? "folder"
        : { why: "is a link to something other than a plain file" };
  } catch (error) {
    if (error instanceof HostError) return { why: error.message.replace(/^".*?" /, "") };
    return {
      why: codeOf(error) === "ENOENT" ? "is a dangling link" : `cannot be opened: ${wordsOf(error)}`,
    };
  }
}
