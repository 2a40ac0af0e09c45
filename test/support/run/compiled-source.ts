/**
 * A Vite plugin that gives tests the compiled product: what a test imports from `src/` comes from `dist/`, loaded by
 * Node itself. Without it each worker would transform and evaluate up to a thousand modules on its own. `npm test`
 * compiles first; whoever starts vitest directly runs what was compiled last.
 * Limits: Node seals the exports of its own modules, so no function of the product can be replaced by a spy. A test
 * hands in a host, a disk or a memory that counts instead.
 */
import { dirname, resolve, sep } from "node:path";
import type { Plugin } from "vite";

const SOURCE = resolve("src") + sep;
const COMPILED = resolve("dist") + sep;

export function compiledSource(): Plugin {
  return {
    name: "compiled-source",
    enforce: "pre",
    resolveId(wanted, importer) {
      if (!importer || !wanted.startsWith(".") || !wanted.endsWith(".ts")) return undefined;
      const file = resolve(dirname(importer), wanted);
      if (!file.startsWith(SOURCE)) return undefined;
      return { id: `${COMPILED}${file.slice(SOURCE.length, -".ts".length)}.js`, external: true };
    },
  };
}
