/**
 * How the tests run: everything below `test/`, two workers, and a closing line in plain words. Pure stages hold nothing
 * that one test could leave to another, so their files share the modules of a worker; all others have their own.
 */
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./support/closing-line.ts";

/** Folders whose tests touch no disk, no process and no setting of a library. */
const PURE =
  "diagnostics,units,source,schema,game,shape,track,template,booklet,layout,scene,sheet,rules,manual,content,plants,mutants";

export default defineConfig({
  // the package below names source maps that it does not bring; of each a warning would be printed
  logLevel: "error",
  test: {
    root: new URL("..", import.meta.url).pathname,
    reporters: [process.env.CI ? "dot" : "default", new ClosingLine()],
    setupFiles: ["test/support/property-seed.ts"],
    maxWorkers: 2,
    // it imports JSON without saying so, which Node refuses and a bundler takes
    server: { deps: { inline: ["@actions/workflow-parser"] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "stages", include: [`test/{${PURE}}/**/*.test.ts`], isolate: false } },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["test/**/*.test.ts"],
          exclude: [`test/{${PURE}}/**`, "**/node_modules/**"],
        },
      },
    ],
  },
});
