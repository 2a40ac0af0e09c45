/**
 * The folder beside the code for results about the games that come with Broadside, published with both. Only the set-up
 * fills it; all others read it. Whoever can change it can change the code too, so it needs no mark of the machine: the
 * mark is the same everywhere, and so is not a secret. Its files keep their times.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CacheFolder, openCacheFolder } from "./disk/cache-folder.ts";

const FOLDER = fileURLToPath(new URL("../verdicts", import.meta.url));

/** Opens the folder to read: whatever is written to it is lost. It may be missing. */
export function openShippedFolder(folder = FOLDER): CacheFolder {
  return {
    mark: () => "shipped",
    prepare: () => {},
    read: openCacheFolder(folder, true).read,
    write: () => {},
    trim: () => {},
    giveUp: () => false,
  };
}

/** Opens it to fill it, for the set-up. A folder that cannot be written is no failure. */
export function openShippedFolderToFill(folder = FOLDER): CacheFolder {
  return {
    ...openCacheFolder(folder, true),
    mark: () => "shipped",
    // A .gitignore, by which other folders are known, would keep it out of the package.
    prepare: () => {
      try {
        mkdirSync(folder, { recursive: true });
      } catch {}
    },
  };
}
