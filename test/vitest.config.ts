/**
 * How the tests run: everything below `test/`, two workers, and a closing line in plain words.
 *
 * - `stages` call pure functions or run commands inside the worker: their files share the modules of a worker, which are
 *   the compiled ones.
 * - `apart` change settings of the process or start programs: each file has a worker of its own.
 */
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./support/closing-line.ts";
import { compiledSource } from "./support/compiled-source.ts";
import { FOR_EVER_MS } from "./support/for-ever.ts";

const APART = ["test/*.test.ts", "test/{host,whole}/**/*.test.ts"];

export default defineConfig({
  // the package below names source maps that it does not bring; of each a warning would be printed
  logLevel: "error",
  test: {
    root: new URL("..", import.meta.url).pathname,
    reporters: [process.env.CI ? "dot" : "default", new ClosingLine()],
    setupFiles: ["test/support/setup.ts"],
    maxWorkers: 2,
    // it imports JSON without saying so, which Node refuses and a bundler takes
    server: { deps: { inline: ["@actions/workflow-parser"], external: [/\/dist\/.*\.js$/] } },
    testTimeout: FOR_EVER_MS,
    hookTimeout: FOR_EVER_MS,
    projects: [
      {
        extends: true,
        plugins: [compiledSource()],
        test: {
          name: "stages",
          include: ["test/**/*.test.ts"],
          exclude: [...APART, "**/node_modules/**"],
          isolate: false,
        },
      },
      { extends: true, plugins: [compiledSource()], test: { name: "apart", include: APART } },
    ],
  },
});
