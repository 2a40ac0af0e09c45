/**
 * The folder beside the code for results about the games that come with Broadside, published with both. Whoever can
 * change it can change the code too, so it needs no mark of the machine; its files keep their times.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type CacheFolder, openCacheFolder } from "./disk/cache-folder.ts";

const FOLDER = fileURLToPath(new URL("../verdicts", import.meta.url));

export function openShippedFolder(folder = FOLDER): CacheFolder {
  return {
    ...openCacheFolder(folder),
    mark: () => "shipped",
    // A .gitignore, by which other folders are known, would keep it out of the package.
    prepare: () => {
      try {
        mkdirSync(folder, { recursive: true });
      } catch {}
    },
    touch: () => {},
  };
}
