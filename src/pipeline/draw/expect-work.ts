/** Prepares the engine for large work before it begins; later would be too late, because memory has grown by then. */
import { expectContent } from "../../host/engine-pace.ts";
import type { ProjectContext } from "../project.ts";
import type { RunKey } from "../read/run-key.ts";
import { keptFaces } from "./kept-faces.ts";

/** What an earlier run laid out is little work, however much content there is. */
export function expectWork(
  { cache, ink }: ProjectContext,
  games: readonly string[],
  run: RunKey | undefined,
): void {
  if (!cache || !run || !games.some((game) => keptFaces(cache, game, ink).isNew())) return;
  expectContent(run.digest.contentBytes);
}
