/**
 * Writes a digest of the compiled code into it; `host/product.ts` explains why. Usage, after building the bundle or the
 * modules: node src/tools/stamp-build.mjs <dist folder> bundle|modules
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

const PLACEHOLDER = '"@broadside-build@"';

/** File extensions by kind of build. */
const ENDS = { bundle: ".cjs", modules: ".js" };

const [dist, kind] = process.argv.slice(2);
const folder = kind === "bundle" ? join(dist, "bundle") : dist;
const files = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith(ENDS[kind]))
  .sort();

const hash = createHash("sha256");
const unnamed = [];
for (const file of files) {
  const text = readFileSync(join(folder, file), "utf8");
  hash.update(`${file}\0${text.length}\0${text}`);
  if (text.includes(PLACEHOLDER)) unnamed.push([join(folder, file), text]);
}
if (unnamed.length !== 1)
  throw new Error(`${unnamed.length} files of the ${kind} ask for its digest, expected 1`);
const [[path, text]] = unnamed;
writeFileSync(path, text.replace(PLACEHOLDER, `"${kind} ${hash.digest("hex")}"`));
