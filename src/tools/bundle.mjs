/**
 * Makes of the compiled modules and the packages that they use a few files, for a command that opens three hundred files
 * spends most of its time on that. `sharp` stays outside, for it is machine code. Names and line breaks are kept, so
 * that the stack of a fault says where it was. Usage, after the compiler: node src/tools/bundle.mjs [dist folder]
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { rolldown } from "rolldown";

/** Kept out; each must be a dependency of the package. */
const OUTSIDE = ["sharp"];

const dist = resolve(process.argv[2] ?? "dist");
const folder = join(dist, "bundle");

const bundle = await rolldown({
  input: { command: join(dist, "cli", "run-command.js") },
  platform: "node",
  external: OUTSIDE,
  plugins: [{ name: "broadside", load: withoutWebFonts, transform: inPlace, renderChunk: shownAsDist }],
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
writeFileSync(join(folder, "LICENSES.txt"), licences(output.flatMap((file) => file.moduleIds ?? [])));

/** WOFF2 is refused before it is opened, and its dictionary alone is as large as everything else. */
function withoutWebFonts(id) {
  if (!id.endsWith(join("brotli", "decompress.js"))) return undefined;
  return 'module.exports = () => { throw new Error("WOFF2 is not read"); };';
}

/** A module that asks where it is, or loads a package late, finds what it would find outside the bundle. */
function inPlace(code, id) {
  if (!id.startsWith(dist + sep)) return undefined;
  const place = relative(folder, id).split(sep).join("/");
  return code
    .replaceAll("import.meta.url", `new URL(${JSON.stringify(place)}, import.meta.url).href`)
    .replace(/\blazyPackage\(("[^"]+")\)/g, "(() => require($1))");
}

/** The compiler may have written to another folder than the one that will be run. */
function shownAsDist(code) {
  return code.replaceAll(`// ${relative(process.cwd(), dist)}/`, "// dist/");
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
