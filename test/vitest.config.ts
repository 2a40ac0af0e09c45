/**
 * How the tests run: everything below `test/`, two workers whose files run one after the other and share the compiled
 * modules, and a closing line in plain words.
 */
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./support/run/closing-line.ts";
import { compiledSource } from "./support/run/compiled-source.ts";
import { LongestFirst } from "./support/run/longest-first.ts";
import { productConditions } from "./support/run/product-conditions.ts";
import { HANG_MS, WAIT_MS } from "./support/time-limits.ts";

export default defineConfig({
  // this package refers to source maps that it does not contain; each would cause a warning
  logLevel: "error",
  plugins: [compiledSource(), productConditions()],
  test: {
    include: ["test/**/*.test.ts"],
    // files of a worker share the modules that they import; none changes state of the process
    isolate: false,
    // the tests make much garbage; a larger young generation means that less of it is scanned
    execArgv: ["--max-semi-space-size=64"],
    root: new URL("..", import.meta.url).pathname,
    reporters: [process.env.CI ? "dot" : "default", new ClosingLine()],
    setupFiles: ["test/support/run/setup.ts"],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // it imports JSON without declaring so, which Node refuses and a bundler accepts
    server: { deps: { inline: ["@actions/workflow-parser"], external: [/\/dist\/.*\.js$/] } },
    // in CI a test that a busy machine upset is repeated once, and named at the end; here it fails, to be mended
    retry: process.env.CI ? 1 : 0,
    testTimeout: HANG_MS,
    hookTimeout: HANG_MS,
    // its own limit is a second, which a busy machine exceeds
    expect: { poll: { timeout: WAIT_MS } },
  },
});
