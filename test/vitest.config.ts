/** How the tests run: everything below `test/`, two workers, and a closing line in plain words. */
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./support/closing-line.ts";

export default defineConfig({
  // the package below names source maps that it does not bring; of each a warning would be printed
  logLevel: "error",
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    reporters: [process.env.CI ? "dot" : "default", new ClosingLine()],
    setupFiles: ["test/support/property-seed.ts"],
    maxWorkers: 2,
    // it imports JSON without saying so, which Node refuses and a bundler takes
    server: { deps: { inline: ["@actions/workflow-parser"] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
