/** A project with one corrupted file, checked as a whole; fonts and other unchanged parts are reused. */
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { checkGame } from "../../src/pipeline/judge/check-game.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import type { ProjectContext } from "../../src/pipeline/project.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { rememberedBundle } from "../support/game/remembered-bundle.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

const bundle = rememberedBundle();
const memory = createMemory();

/** One card is enough to draw what is corrupted. */
const ONE_CARD = {
  "content/sample/decks/crew.yaml": (SAMPLE_GAME["content/sample/decks/crew.yaml"] as string).replace(
    /\n {2}- \{ id: pilot[\s\S]*/,
    "\n",
  ),
};

/** All findings about the sample game with a corrupted file, including the drawing. */
export async function checkWith(
  files: ProjectFiles,
  more: Partial<ProjectContext> = {},
): Promise<readonly Diagnostic[]> {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...ONE_CARD, ...files });
  return (await checkGame({ host, bundle, memory, ...more }, "sample", SILENT)).diagnostics;
}

/** The same, limited to files, schemas and references. */
export function readWith(files: ProjectFiles): readonly Diagnostic[] {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...files });
  return readGame({ host, bundle, memory }, "sample").diagnostics;
}
