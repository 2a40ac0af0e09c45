/**
 * Changes that the bundle makes to modules of ours, which find files, packages and the modules that they start from the
 * location of the bundle. What is written in a form that is not found here would work until the package is installed
 * elsewhere, so it stops the build.
 */

/** Expressions for the location of a module, and of a neighbouring module that is started by file name. */
const LOCATION = /\bnew URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)|\bimport\.meta\.url\b/g;

const LAZY_PACKAGE = /\blazyPackage(<typeof import\("[^"]+"\)>)\(\s*"([^"]+)",?\s*\)/g;

/** What other forms look like, each with the form expected. */
const MISSED = [
  [
    /(?<!function )\blazyPackage(?!<typeof import\("[^"]+"\)>\("[^"]+", \(\) => require)[<(]/,
    "the type and the name of the package, in double quotes",
  ],
  [/\bimport\.meta\b(?!\.url\b)/, "import.meta.url"],
  [/\bnew URL\([^,()]*\.ts\b[^,()]*,\s*new URL\(/, 'new URL("./x.ts", import.meta.url)'],
];

/**
 * @param place of the module, as the bundle refers to it
 * @param entryFile the file of the bundle for a module that is started by its name
 * @param lateFile the file of the bundle for a package that is loaded on first use
 * @throws Error for a package or a module that the bundle would not find
 */
export function adapted(code, place, { entryFile, lateFile }) {
  const own = code
    .replace(LOCATION, (_, started) =>
      started
        ? `new URL("./${entryFile(started)}", import.meta.url)`
        : `new URL("${place}", import.meta.url).href`,
    )
    .replace(
      LAZY_PACKAGE,
      (_, type, name) => `lazyPackage${type}("${name}", () => require("late:${lateFile(name)}"))`,
    );
  for (const [missed, expected] of MISSED) {
    const [found] = missed.exec(own) ?? [];
    if (found) throw new Error(`${place}: the bundle does not know "${found}", expected ${expected}`);
  }
  return own;
}
