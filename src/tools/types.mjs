/**
 * Writes the types of the library: the declarations that `src/index.ts` exports and those that they mention, nothing
 * else. They are CommonJS declarations, like the bundle, which `import` and `require` both understand. Usage, for the
 * package only: node src/tools/types.mjs [dist folder]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { mentionedDeclarations } from "./mentioned-declarations.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const types = join(resolve(process.argv[2] ?? "dist"), "types");
const compiler = join(root, "node_modules/typescript/bin/tsc");
// The tests check the types, which takes twice as long as writing them.
const FLAGS = "--noEmit false --noCheck --rootDir src --declaration --emitDeclarationOnly".split(" ");

const declared = mkdtempSync(join(tmpdir(), "broadside-types-"));
const whole = `${types}.${process.pid}.new`;
try {
  const words = [compiler, "--project", "tsconfig.json", ...FLAGS, "--outDir", declared];
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("the compiler could not write the types; its message is above");
  for (const [file, text] of mentionedDeclarations(join(declared, "index.d.ts"))) write(file, text);
  rmSync(types, { recursive: true, force: true });
  renameSync(whole, types);
} finally {
  rmSync(declared, { recursive: true, force: true });
  rmSync(whole, { recursive: true, force: true });
}

function write(file, text) {
  const path = join(whole, relative(declared, file).replace(/\.d\.ts$/, ".d.cts"));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.replaceAll(/"(\.[^"\n]*)\.ts"/g, '"$1.cjs"'));
}
