/**
 * Writes a digest of the compiled code into it, once for the bundle and once for the modules; `host/product.ts` says
 * what for. Usage, after the bundle: node src/tools/name-build.mjs [dist folder]
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const PLACEHOLDER = '"@broadside-build@"';

const dist = resolve(process.argv[2] ?? "dist");
const files = readdirSync(dist, { recursive: true }).sort();

name(
  "bundle",
  files.filter((file) => file.endsWith(".cjs")),
);
name(
  "modules",
  files.filter((file) => file.endsWith(".js")),
);

function name(kind, code) {
  const hash = createHash("sha256");
  const unnamed = [];
  for (const file of code) {
    const text = readFileSync(join(dist, file), "utf8");
    hash.update(`${file}\0${text.length}\0${text}`);
    if (text.includes(PLACEHOLDER)) unnamed.push([join(dist, file), text]);
  }
  if (unnamed.length !== 1)
    throw new Error(`${unnamed.length} files of the ${kind} ask for its digest, expected 1`);
  const [[path, text]] = unnamed;
  writeFileSync(path, text.replace(PLACEHOLDER, `"${kind} ${hash.digest("hex")}"`));
}
