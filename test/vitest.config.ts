/** How the tests run: everything below `test/`, two workers, and a closing line in plain words. */
import { defineConfig } from "vitest/config";
import { ClosingLine } from "./support/closing-line.ts";

export default defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    reporters: [process.env.CI ? "dot" : "default", new ClosingLine()],
    setupFiles: ["test/support/property-seed.ts"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
