/**
 * What the bundle changes in the packages that it takes in, for a quick start: what is never used is left out, what is
 * rarely used is made when it is. The unbundled modules work alike without these changes.
 */
import { join } from "node:path";

/** Modules with what takes their place, by the end of their path. */
const LEFT_OUT = [
  // WOFF2 is refused before it is opened, and its dictionary is as large as everything else together.
  ["brotli/decompress.js", `module.exports = () => { throw new Error("WOFF2 is not read"); };`],
];

/** What pdfkit takes in for texts, pictures and passwords, which the press gives it ready-made or not at all. */
const NOT_NEEDED =
  /^import (?:\{ ([^}]*) \}|(\w+)) from '(?:fontkit|linebreak|png-js|@noble\/ciphers\/aes)';$/gm;

/** Ends of modules with what is done to their text. */
const CHANGED = [
  [
    "pdfkit/js/pdfkit.node.mjs",
    (code) =>
      code.replace(NOT_NEEDED, (_, names, name) => `const ${names ?? name} = {};`.replace(", ", " = {}, ")),
  ],
  [
    "unicode-trie/index.js",
    // Tables of characters are unpacked when the first one is looked up: most texts of cards look up none.
    (code) => `${code}
const Unpacked = module.exports;
module.exports = class {
  constructor(packed) { this.packed = packed; }
  get(codePoint) { return (this.trie ??= new Unpacked(this.packed)).get(codePoint); }
};`,
  ],
];

/** The text of a module that is left out; undefined for all others. */
export const standInFor = (id) => found(LEFT_OUT, id);

/** A package's module as it is bundled. */
export function changed(code, id) {
  return found(CHANGED, id)?.(code) ?? code;
}

/**
 * Loads what Node brings along when it is first used: of these the command needs some seldom and some not for --help.
 * In a file of the bundle they stand as `let name = require("node:x");`.
 */
export function laterBuiltins(code) {
  let late = code;
  for (const [line, name, module] of code.matchAll(
    /^\t?(?:let|const) (\w+) = require\("((?:node:)?(?:child_process|crypto))"\);$/gm,
  )) {
    late = late
      .replace(new RegExp(`^${name} = require_rolldown_runtime\\.__toESM\\(${name}.*\\);$`, "m"), "")
      .replaceAll(new RegExp(`(?<![\\w.$])${name}(?=\\.)`, "g"), `${name}()`)
      .replace(line, `const ${name} = () => require("${module}");`);
  }
  return late;
}

function found(table, id) {
  return table.find(([end]) => id.endsWith(join("/", end)))?.[1];
}
