/**
 * Makes of the compiled modules and the packages that they use a few files, for a command that opens three hundred files
 * spends most of its time on that. `sharp` stays outside, for it is machine code. Names and line breaks are kept, so
 * that the stack of a fault says where it was. Usage, after the compiler: node src/tools/bundle.mjs [dist folder]
 */
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { rolldown } from "rolldown";
import { changed, laterBuiltins, standInFor } from "./bundle-changes.mjs";

/** Kept out; each must be a dependency of the package. */
const OUTSIDE = ["sharp"];

const dist = resolve(process.argv[2] ?? "dist");
const folder = join(dist, "bundle");

const late = new Map();
// The command and the library share their code.
const doors = { command: join(dist, "cli/run-command.js"), index: join(dist, "index.js") };
const parts = await bundled(doors, [...OUTSIDE, /^late:/]);
for (const [name, file] of late) parts.push(...(await bundled({ [file]: packageEntry(name) }, OUTSIDE)));
// What starts the rest is loaded by Node itself: a file of its own, which finds the rest by name.
await bundled({ main: join(dist, "cli/main.js") }, [/run-command/]);
// Before all of them comes a look at the version of Node, which must not fail on an old one.
copyFileSync(new URL("needs-node.cjs", import.meta.url), join(folder, "needs-node.cjs"));
writeFileSync(
  join(folder, "broadside.cjs"),
  '#!/usr/bin/env node\n"use strict";\nif (require("./needs-node.cjs").isGiven()) require("./main.cjs");\n',
);
// npx makes it so only once, and each compile would undo that.
chmodSync(join(folder, "broadside.cjs"), 0o755);
writeFileSync(join(folder, "LICENSES.txt"), licences(parts.flatMap((file) => file.moduleIds ?? [])));

/** @param input the files that are asked for by name, with their modules */
async function bundled(input, external) {
  const bundle = await rolldown({
    input,
    platform: "node",
    external,
    plugins: [{ name: "broadside", load: standInFor, transform: inPlace, renderChunk: shown }],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: "cjs",
    // ES modules are strict without saying so; what loads packages as modules of its own runs these strictly too.
    strict: true,
    dynamicImportInCjs: false,
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name].cjs",
  });
  return output;
}

/** A module of ours that asks where it is finds what it would find outside the bundle; so does one that loads a package late. */
function inPlace(code, id) {
  if (!id.startsWith(dist + sep)) return changed(code, id);
  const place = relative(folder, id).split(sep).join("/");
  return code
    .replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`)
    .replace(/\blazyPackage\("([^"]+)"\)/g, (_, name) => lateCall(name));
}

function lateCall(name) {
  return `lazyPackage("${name}", () => require("late:${lateFile(name)}"))`;
}

/** A package that is loaded late is a file of its own. */
function lateFile(name) {
  const file = `late-${name.replace(/[^a-z0-9]+/gi, "-")}`;
  late.set(name, file);
  return file;
}

function packageEntry(name) {
  return createRequire(import.meta.url).resolve(name);
}

/** The compiler may have written to another folder than the one that will be run. */
function shown(code) {
  const renamed = code.replaceAll(`// ${relative(process.cwd(), dist)}/`, "// dist/");
  return laterBuiltins(renamed.replace(/\brequire\("late:([\w-]+)"\)/g, 'require("./$1.cjs")'));
}

/** The licence texts of all packages in the bundle, as they ask for. */
function licences(modules) {
  const packages = new Set(modules.flatMap((id) => packageFolderOf(id) ?? []));
  return [...packages].sort().map(licenceOf).join("\n\n");
}

function packageFolderOf(id) {
  const parts = id.replace(/^\0/, "").split(sep);
  const at = parts.lastIndexOf("node_modules");
  if (at < 0) return undefined;
  return parts.slice(0, at + (parts[at + 1]?.startsWith("@") ? 3 : 2)).join(sep);
}

function licenceOf(folder) {
  const {
    name,
    version,
    license = "see below",
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file
    ? readFileSync(join(folder, file), "utf8").trim()
    : `${license}; ${basename(folder)} brings no text`;
  return `${name} ${version} (${license})\n\n${text}`;
}
