/** The shipped game as files in memory, for tests that change a word of it and look at what is found. */
import { readFileSync } from "node:fs";
import type { Diagnostic, Result } from "../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { checkGame } from "../../src/pipeline/check-game.ts";
import { checkSheets } from "../../src/pipeline/impose-print.ts";
import { createMemory } from "../../src/pipeline/memory.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { type ReadGame, readGame } from "../../src/pipeline/read-game.ts";

export const SHIPPED = "pirate-quest";

export type TextFiles = Readonly<Record<string, string>>;

const bundle = openBundle();
const memory = createMemory();

/** Content and templates of the game by their paths in the project. */
export const SHIPPED_FILES: TextFiles = filesBelow([`content/${SHIPPED}`, `templates/${SHIPPED}`]);

/** All that `check` finds; unchanged parts are taken over from the check before. */
export async function checkShipped(files: TextFiles, remembered = memory): Promise<readonly Diagnostic[]> {
  const project = { host: createMemoryHost(files), bundle, memory: remembered };
  const { made, diagnostics } = await checkGame(project, SHIPPED, SILENT);
  return [...diagnostics, ...(made ? checkSheets(made) : [])];
}

/** The same as far as files, schemas and references go. */
export function readShipped(files: TextFiles): Result<ReadGame> {
  return readGame({ host: createMemoryHost(files), bundle, memory }, SHIPPED);
}

function filesBelow(folders: readonly string[]): TextFiles {
  const host = createNodeHost(process.cwd());
  const paths = folders.flatMap((folder) => host.listFiles(folder));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}
