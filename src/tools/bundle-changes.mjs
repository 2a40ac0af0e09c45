/**
 * What the bundle changes in the packages that it takes in, for a quick start: what is never used is left out, what is
 * rarely used is made when it is. The unbundled modules work alike without these changes. A change whose place is not
 * found, as may happen when a package is updated, stops the build.
 */
import { join } from "node:path";

/** What pdfkit takes in for texts, pictures and passwords, which the press gives it ready-made or not at all. */
const NOT_NEEDED = ["fontkit", "linebreak", "png-js", "@noble/ciphers/aes"];

/** Modules, by the end of their path, with what is done to their text. */
const CHANGES = [
  // WOFF2 is unpacked elsewhere, and the dictionary of this is as large as everything else together.
  [
    "brotli/decompress.js",
    (code) =>
      replaced(code, /require\('\.\/dec\/decode'\)\.\w+/, '() => { throw new Error("WOFF2 is not read"); }'),
  ],
  ["pdfkit/js/pdfkit.node.mjs", (code) => NOT_NEEDED.reduce(withoutImport, code)],
  // Tables of characters are unpacked when the first one is looked up: most texts of cards look up none.
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

/** Parts of Node that the command needs seldom, and not at all for --help. */
const LATE = "(?:node:)?(?:child_process|crypto)";

const made = new Set();

/**
 * A package's module as it is bundled.
 * @throws Error when a change finds nothing to change
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

/** @throws Error when a module that is to be changed was not bundled, so that its change does nothing any more */
export function expectAllChanges() {
  const missing = CHANGES.map(([end]) => end).filter((end) => !made.has(end));
  if (missing.length > 0) throw new Error(`not in the bundle, so not changed there: ${missing.join(", ")}`);
}

/**
 * Loads some parts of Node when they are first used. In a file of the bundle they are `let name = require("node:x");`.
 * @throws Error when one of them is loaded otherwise
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
  }
  const [early] = new RegExp(`^.*(?<!\\(\\) => )\\brequire\\("${LATE}"\\).*$`, "m").exec(late) ?? [];
  if (early)
    throw new Error(`this would load a part of Node at once, expected to load it late: ${early.trim()}`);
  return late;
}

/** Names imported from there are empty objects. */
function withoutImport(code, module) {
  const line = new RegExp(`^import (?:\\{ ([^}]*) \\}|(\\w+)) from '${module}';$`, "m");
  return replaced(code, line, (_, names, name) => `const ${(names ?? name).replace(", ", " = {}, ")} = {};`);
}

function replaced(code, place, text) {
  if (!place.test(code)) throw new Error(`nothing matches ${place}`);
  return code.replace(place, text);
}
