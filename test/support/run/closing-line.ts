/**
 * A vitest reporter that ends the run with one machine-readable line: `12 passed, 0 failed, 1 skipped`. Before it are the
 * tests that passed only when they were repeated. Files that tests left in the temporary folder are a failure as well. All
 * is said when the process exits, because workers end what they share, such as a browser, after the last test.
 */
import { writeSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";
import { openRunFolder, removeRunFolder } from "./run-folder.ts";

export class ClosingLine implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };
  #repeated: readonly string[] = [];

  onInit(): void {
    const folder = openRunFolder();
    process.once("exit", () => {
      this.#say(folder.leftBehind());
      removeRunFolder(folder.path);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    this.#repeated = modules.flatMap((module) =>
      [...module.children.allTests("passed")]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    const counts = Object.assign(this.#counts, { passed: 0, failed: unhandledErrors.length, skipped: 0 });
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state !== "pending") counts[state] += 1;
      }
      if (module.errors().length > 0) counts.failed += 1;
    }
  }

  /** @param left what was left in the temporary folder */
  #say(left: readonly string[]): void {
    const { passed, failed, skipped } = this.#counts;
    for (const name of this.#repeated) say(`Passed only when repeated: ${name}`);
    if (left.length > 0) {
      say(`Tests left this in the temporary folder: ${left.join(", ")}`);
      process.exitCode = 1;
    }
    const all = `${passed} passed, ${failed + Math.min(left.length, 1)} failed`;
    say(skipped > 0 ? `${all}, ${skipped} skipped` : all);
  }
}

/** A process that exits waits for nothing else. */
const say = (line: string): void => void writeSync(1, `\n${line}\n`);
