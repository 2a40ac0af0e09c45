/**
 * A Vite plugin that runs tests on the compiled product: what a test imports from `src/` comes from `dist/`, loaded
 * by Node itself. Without it each worker would transform and evaluate up to a thousand modules on its own. `npm test`
 * compiles first; starting vitest directly runs what was compiled last.
 * Limits: Node seals the exports of its own modules, so a spy cannot replace a function of the product. A test passes in
 * a host, a disk or a memory that counts instead.
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
