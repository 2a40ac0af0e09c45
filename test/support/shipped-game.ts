/** The shipped game as files in memory, for tests that change a word of it and look at what is found. */
import { readFileSync } from "node:fs";
import type { Diagnostic, Result } from "../../src/diagnostics/diagnostic.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { checkScenarios } from "../../src/pipeline/check-scenarios.ts";
import { checkTargets } from "../../src/pipeline/check-targets.ts";
import { createMemory } from "../../src/pipeline/memory.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { type ReadGame, readGame } from "../../src/pipeline/read-game.ts";

export const SHIPPED = "pirate-quest";

export type TextFiles = Readonly<Record<string, string>>;

const bundle = openBundle();
const memory = createMemory();

/** Content and templates of the game by their paths in the project. */
export const SHIPPED_FILES: TextFiles = filesBelow([`content/${SHIPPED}`, `templates/${SHIPPED}`]);

export const SHIPPED_PROJECT = { host: createMemoryHost(SHIPPED_FILES), bundle, memory };

/** All that `check` finds; unchanged parts are taken over from the check before. */
export async function checkShipped(files: TextFiles, remembered = memory): Promise<readonly Diagnostic[]> {
  const output = { host: createMemoryHost(printedIn(files)), shown: "output" };
  const project = { host: createMemoryHost(files), bundle, memory: remembered, output };
  return (await checkTargets(project, [{ game: SHIPPED, files: [] }], SILENT)).findings;
}

/** All that `scenario check` finds. */
export function checkShippedScenarios(files: TextFiles): readonly Diagnostic[] {
  return checkScenarios({ host: createMemoryHost(files), bundle, memory }, SHIPPED).findings;
}

/** The same as far as files, schemas and references go. */
export function readShipped(files: TextFiles, remembered = memory): Result<ReadGame> {
  return readGame({ host: createMemoryHost(files), bundle, memory: remembered }, SHIPPED);
}

function filesBelow(folders: readonly string[]): TextFiles {
  const host = createNodeHost(process.cwd());
  const paths = folders.flatMap((folder) => host.listFiles(folder));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

/** What earlier prints left in the output folder. */
function printedIn(files: TextFiles): TextFiles {
  const entries = Object.entries(files).filter(([path]) => path.startsWith("output/"));
  return Object.fromEntries(entries.map(([path, text]) => [path.slice("output/".length), text]));
}
