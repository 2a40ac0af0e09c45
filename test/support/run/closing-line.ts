/**
 * A vitest reporter that ends the run with one machine-readable line: `12 passed, 0 failed, 1 skipped`. Files that
 * tests left in the temporary folder are a failure as well.
 */
import type { Reporter, TestModule } from "vitest/node";
import { openRunFolder, type RunFolder } from "./run-folder.ts";

export class ClosingLine implements Reporter {
  #folder: RunFolder | undefined;

  onInit(): void {
    this.#folder = openRunFolder();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state !== "pending") counts[state] += 1;
      }
      if (module.errors().length > 0) counts.failed += 1;
    }
    counts.failed += this.#countLeftBehind();
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`);
  }

  /** 1 if something was left behind, which is reported; else 0. */
  #countLeftBehind(): number {
    const left = this.#folder?.leftBehind() ?? [];
    if (left.length === 0) return 0;
    process.stdout.write(`\nTests left this in the temporary folder: ${left.join(", ")}\n`);
    process.exitCode = 1;
    return 1;
  }
}
