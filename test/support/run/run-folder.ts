/**
 * A temporary folder for one test run: `setup.ts` makes it the temporary folder of each worker, and so of every program
 * that a test starts, including those that are killed. Anything in it after the last test was left behind.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface RunFolder {
  readonly path: string;
  /** Paths of what was left, sorted. */
  leftBehind(): readonly string[];
}

export function openRunFolder(): RunFolder {
  const folder = mkdtempSync(join(tmpdir(), "broadside-tests-"));
  process.env.BROADSIDE_RUN_FOLDER = folder;
  return { path: folder, leftBehind: () => readdirSync(folder).sort() };
}

/**
 * A program that a test killed may still be writing: Node tries again for two seconds. A folder that stays busy is a warning,
 * because an error at the end of the process would hide the result of the tests.
 */
export function removeRunFolder(folder: string, remove = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 });
  } catch (error) {
    process.stderr.write(`The temporary folder of this run could not be removed: ${String(error)}\n`);
  }
}
