/** The shipped game as files in memory, for tests that change a word of it and look at the findings. */
import { readFileSync } from "node:fs";
import type { Diagnostic, Result } from "../../../src/diagnostics/diagnostic.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkScenarios } from "../../../src/pipeline/judge/check-scenarios.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../../src/pipeline/project.ts";
import { type ReadGame, readGame } from "../../../src/pipeline/read/read-game.ts";
import type { Memory } from "../../../src/remember/memory.ts";
import { SHIPPED_PROJECT as ON_DISK } from "./shipped-project.ts";

export const SHIPPED = "pirate-quest";

export type TextFiles = Readonly<Record<string, string>>;

const { bundle, memory } = ON_DISK;

/** A shipped game, and the findings about it when some of its files are replaced. */
export interface ShippedGame {
  readonly id: string;
  /** Content and templates of the game by their paths in the project. */
  readonly files: TextFiles;
  readonly project: Pick<ProjectContext, "host" | "bundle" | "memory">;
  /** All findings of `check`; unchanged parts are reused from the check before. */
  check(files: TextFiles, remembered?: Memory): Promise<readonly Diagnostic[]>;
  /** The same, limited to files, schemas and references. */
  read(files: TextFiles, remembered?: Memory): Result<ReadGame>;
}

export function shippedGame(id: string): ShippedGame {
  const own = filesBelow([`content/${id}`, `templates/${id}`]);
  return {
    id,
    files: own,
    project: { host: createMemoryHost(own), bundle, memory },
    check: async (files, remembered = memory) => {
      const output = { host: createMemoryHost(printedIn(files)), shown: "output" };
      const project = { host: createMemoryHost(files), bundle, memory: remembered, output };
      return (await checkTargets(project, [{ game: id, files: [] }], SILENT)).findings;
    },
    read: (files, remembered = memory) =>
      readGame({ host: createMemoryHost(files), bundle, memory: remembered }, id),
  };
}

export const QUEST = shippedGame(SHIPPED);
export const SHIPPED_FILES = QUEST.files;
export const SHIPPED_PROJECT = QUEST.project;
export const checkShipped = QUEST.check;
export const readShipped = QUEST.read;

/** All findings of `scenario check`. */
export function checkShippedScenarios(files: TextFiles): readonly Diagnostic[] {
  return checkScenarios({ host: createMemoryHost(files), bundle, memory }, SHIPPED).findings;
}

function filesBelow(folders: readonly string[]): TextFiles {
  const paths = folders.flatMap((folder) => ON_DISK.host.listFiles(folder));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

/** What earlier prints left in the output folder. */
function printedIn(files: TextFiles): TextFiles {
  const entries = Object.entries(files).filter(([path]) => path.startsWith("output/"));
  return Object.fromEntries(entries.map(([path, text]) => [path.slice("output/".length), text]));
}
