/** Prepares the engine for large work before it begins; later would be too late, because memory has grown by then. */
import { expectContent } from "../../host/engine-pace.ts";
import { NO_MEMORY } from "../../remember/memory.ts";
import type { ProjectContext } from "../project.ts";
import type { ReadDigest } from "../read/read-digest.ts";
import { keptFaces } from "./kept-faces.ts";

/** What an earlier run laid out is little work, however much content there is. */
export function expectWork(
  { memory: { disk } = NO_MEMORY, ink }: ProjectContext,
  games: readonly string[],
  digest: ReadDigest | undefined,
): void {
  if (!disk || !digest || !games.some((game) => keptFaces(disk, game, ink).isNew())) return;
  expectContent(digest.contentBytes);
}
