/**
 * Bundles the sources and the packages that they use into a few files: a command that opens three hundred files spends
 * most of its time on that. Names and line breaks are kept, so that stack traces stay readable. Usage: node
 * src/tools/bundle.mjs [dist folder]
 */
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { changed, expectAllChanges, laterBuiltins } from "./bundle-changes.mjs";
import { adapted } from "./bundle-own.mjs";
import { fileOf, withoutWords } from "./bundle-words.mjs";
import { severitiesOf, stagePages } from "./stage-pages.mjs";

/**
 * Native code, which cannot be bundled; each must be a dependency of the package. pdfkit, handlebars, ajv and yaml are
 * dependencies too, and could stay outside. Loaded from node_modules they take longer, on Node 20 in ms of CPU: pdfkit
 * 113 and handlebars 26, which each build needs, yaml 33 instead of 11, ajv 42 instead of 15.
 */
const OUTSIDE = ["sharp"];

/** Entry points that are loaded by file name: the commands, the library, the child process and its
 * watchdog thread, the studio, and what fills the folder of verdicts. */
const ENTRIES = {
  command: "cli/run-command.ts",
  index: "index.ts",
  inspecting: "pipeline/look/inspecting.ts",
  "child-watch": "host/child-watch.ts",
  "start-studio": "studio/server/start.ts",
  "keep-verdicts": "api/check/keep-verdicts.ts",
};

const source = fileURLToPath(new URL("..", import.meta.url));
const dist = resolve(process.argv[2] ?? "dist");
const folder = join(dist, "bundle");

const pages = stagePages();
const define = {
  STAGE_SEVERITIES: JSON.stringify(severitiesOf(pages)),
  STAGE_PAGES: 'require("late:late-stage-pages")',
  RULE_WORDS: 'require("late:late-rule-words")',
};
/** By id of the rule; filled while the modules are bundled. */
const wordsOfRules = {};
const late = new Map();
const files = await bundled(inSource(ENTRIES), [...OUTSIDE, /^late:/]);
const lateFiles = await Promise.all(
  [...late].map(([name, file]) => bundled({ [file]: packageEntry(name) }, OUTSIDE, folder, checked)),
);
// Node loads the main file itself, so it is bundled separately and finds the rest by name.
await bundled(inSource({ main: "cli/main.ts" }), [/run-command/]);
writeFileSync(join(folder, "late-stage-pages.cjs"), fileOf(pages));
writeFileSync(join(folder, "late-rule-words.cjs"), fileOf(wordsOfRules));
// Not part of the package, so written next to the bundle.
await bundled(inSource({ "warm-up": "tools/warm-up.ts" }), [], join(dist, "tools"));
// The check of Node's version runs first and must work on old versions.
copyFileSync(new URL("needs-node.cjs", import.meta.url), join(folder, "needs-node.cjs"));
writeFileSync(
  join(folder, "broadside.cjs"),
  '#!/usr/bin/env node\n"use strict";\nif (require("./needs-node.cjs").isGiven()) require("./main.cjs");\n',
);
// npx makes the file executable only once, and each build would undo that.
chmodSync(join(folder, "broadside.cjs"), 0o755);
expectAllChanges();
writeFileSync(
  join(folder, "LICENSES.txt"),
  licences([...files, ...lateFiles.flat()].flatMap((file) => file.moduleIds ?? [])),
);

/** @param input entry modules by output file name @param finish what is done to the code of each file at last */
async function bundled(input, external, dir = folder, finish = finished) {
  const bundle = await rolldown({
    input,
    platform: "node",
    external,
    transform: { define },
    plugins: [{ name: "broadside", transform: transformed, renderChunk: finish }],
  });
  const { output } = await bundle.write({
    dir,
    format: "cjs",
    // ES modules are always strict; the packages run in strict mode in bundlers too.
    strict: true,
    // Comments would be a seventh of the code; the sources have them.
    comments: false,
    // V8 keeps a text with any other character in two bytes per character, which takes longer to load.
    charset: "ascii",
    dynamicImportInCjs: false,
    entryFileNames: "[name].cjs",
    chunkFileNames: "[name].cjs",
  });
  return output;
}

function inSource(entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(source, file)]));
}

function transformed(code, id) {
  if (!id.startsWith(source)) return changed(code, id);
  const place = `../${relative(source, id).split(sep).join("/")}`;
  const own = withoutWords(code, id, wordsOfRules);
  return adapted(own, place, { entryFile, lateFile });
}

function entryFile(name) {
  if (!Object.hasOwn(ENTRIES, name)) throw new Error(`${name}.ts is started by its name: add it to ENTRIES`);
  return `${name}.cjs`;
}

/** Names the separate file of a package that is loaded on first use. */
function lateFile(name) {
  const file = `late-${name.replace(/[^a-z0-9]+/gi, "-")}`;
  late.set(name, file);
  return file;
}

function packageEntry(name) {
  return createRequire(import.meta.url).resolve(name);
}

/** Of what every command loads. @throws Error as `checked` does */
function finished(code, file) {
  return laterBuiltins(checked(code, file).replace(/\brequire\("late:([\w-]+)"\)/g, 'require("./$1.cjs")'));
}

/** @throws Error for characters that "charset" leaves as they are, since `host/bundled-code.ts` reads bytes */
function checked(code, { fileName }) {
  const [line] = /^.*[^\0-\x7F].*$/m.exec(code) ?? [];
  if (line) throw new Error(`${fileName}: expected only ASCII, with escapes in String.raw: ${line.trim()}`);
  return code;
}

/** The licence texts of all packages in the bundle, which their licences require. */
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
    : `${license}; ${basename(folder)} contains no licence text`;
  return `${name} ${version} (${license})\n\n${text}`;
}
