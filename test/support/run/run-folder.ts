/**
 * A temporary folder for one test run: `setup.ts` makes it the temporary folder of each worker, and so of every program
 * that a test starts, including those that are killed. Anything in it after the last test was left behind.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunFolder {
  /** Paths of what was left, sorted. */
  leftBehind(): readonly string[];
}

export function openRunFolder(): RunFolder {
  const folder = mkdtempSync(join(tmpdir(), "broadside-tests-"));
  process.env.BROADSIDE_RUN_FOLDER = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { leftBehind: () => readdirSync(folder).sort() };
}
