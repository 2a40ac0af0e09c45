/**
 * Changes that the bundle makes to its packages for a faster start: unused code is left out, rarely used code is
 * initialised on first use. The unbundled modules work the same without these changes. If the place of a change is not
 * found, as may happen when a package is updated, the build fails.
 */
import { join } from "node:path";

/** Modules that pdfkit imports for texts, pictures and passwords, which the press prepares itself or does not use. */
const NOT_NEEDED = ["fontkit", "linebreak", "png-js", "@noble/ciphers/aes"];

/** Modules, by the end of their path, with the change to their code. */
const CHANGES = [
  // WOFF2 is unpacked elsewhere, and this decoder's dictionary is as large as everything else together.
  [
    "brotli/decompress.js",
    (code) =>
      replaced(code, /require\('\.\/dec\/decode'\)\.\w+/, '() => { throw new Error("WOFF2 is not read"); }'),
  ],
  ["pdfkit/js/pdfkit.node.mjs", (code) => NOT_NEEDED.reduce(withoutImport, code)],
  // Character tables are unpacked on first lookup: most texts on cards need none.
  [
    "unicode-trie/index.js",
    (code) =>
      replaced(
        code,
        /^module\.exports = UnicodeTrie;$/m,
        `module.exports = class {
  constructor(packed) { this.packed = packed; }
  get(codePoint) { return (this.trie ??= new UnicodeTrie(this.packed)).get(codePoint); }
};`,
      ),
  ],
];

/** Node modules that commands rarely need, and --help never. */
const LATE = "(?:node:)?(?:child_process|crypto)";

const made = new Set();

/**
 * The code of a package's module as it is bundled.
 * @throws Error if a change does not match
 */
export function changed(code, id) {
  const [end, change] = CHANGES.find(([path]) => id.endsWith(join("/", path))) ?? [];
  if (change === undefined) return code;
  made.add(end);
  try {
    return change(code);
  } catch (error) {
    throw new Error(`${end} cannot be changed for the bundle: ${error.message}`);
  }
}

/** @throws Error if a module with a change was not bundled, so that the change has no effect */
export function expectAllChanges() {
  const missing = CHANGES.map(([end]) => end).filter((end) => !made.has(end));
  if (missing.length > 0) throw new Error(`not in the bundle, so not changed there: ${missing.join(", ")}`);
}

/**
 * Loads some Node modules on first use. A file of the bundle imports them as `let name = require("node:x");`.
 * @throws Error if one of them is imported or converted in another form
 */
export function laterBuiltins(code) {
  let late = code;
  for (const [line, name, module] of code.matchAll(
    new RegExp(`^\\t?(?:let|const) (\\w+) = require\\("(${LATE})"\\);$`, "gm"),
  )) {
    late = late
      .replace(new RegExp(`^${name} = require_rolldown_runtime\\.__toESM\\(${name}.*\\);$`, "m"), "")
      .replaceAll(new RegExp(`(?<![\\w.$])${name}(?=\\.)`, "g"), `${name}()`)
      .replace(line, `const ${name} = () => require("${module}");`);
    const [converted] = new RegExp(`^.*\\b__toESM\\(${name}\\b.*$`, "m").exec(late) ?? [];
    if (converted) throw new Error(`this would convert ${module} before it is loaded: ${converted.trim()}`);
  }
  const [early] = new RegExp(`^.*(?<!\\(\\) => )\\brequire\\("${LATE}"\\).*$`, "m").exec(late) ?? [];
  if (early)
    throw new Error(
      `this would load a Node module at start, expected to load it on first use: ${early.trim()}`,
    );
  return late;
}

/** Replaces the names imported from a module by empty objects. */
function withoutImport(code, module) {
  const line = new RegExp(`^import (?:\\{ ([^}]*) \\}|(\\w+)) from '${module}';$`, "m");
  return replaced(code, line, (_, names, name) => `const ${(names ?? name).replace(", ", " = {}, ")} = {};`);
}

function replaced(code, place, text) {
  if (!place.test(code)) throw new Error(`nothing matches ${place}`);
  return code.replace(place, text);
}
