/** Tells the engine of a large work before it begins; once it has begun, memory has grown already. */
import { expectContent } from "../../host/engine-pace.ts";
import { keptFaces } from "../../pipeline/draw/kept-faces.ts";
import type { Project } from "../../pipeline/read/project.ts";
import type { RunKey } from "./run-key.ts";

/** What was laid out by an earlier run is little work, however much content there is. */
export function expectWork({ cache, ink }: Project, games: readonly string[], run: RunKey | undefined): void {
  if (!cache || !run || !games.some((game) => keptFaces(cache, game, ink).isNew())) return;
  expectContent(run.digest.contentBytes);
}
