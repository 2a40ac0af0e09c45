/** The files of the studio's page, which are built beside the code. Limit: read once, when the studio starts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../page", import.meta.url));

/**
 * The bytes of each plain file by its path below the page's folder, with forward slashes; links are left out.
 * @throws Error if it was not built
 */
export function pageFiles(folder = FOLDER): ReadonlyMap<string, Uint8Array> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
  return new Map(names.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name))]));
}
