/** The name of a run of a command: equal names, equal words and files. */
import type { ProjectContext } from "./project.ts";
import { type ReadDigest, readDigest } from "./read-digest.ts";

export interface RunKey {
  readonly key: string;
  readonly digest: ReadDigest;
}

/**
 * Undefined where nothing is kept of runs.
 * @param terms everything beside the files of the games that the run rests on
 */
export function runKey(
  project: ProjectContext,
  games: readonly string[],
  terms: readonly unknown[],
): RunKey | undefined {
  if (!project.cache) return undefined;
  const digest = readDigest(project, games);
  // Messages name the project's folder.
  return digest && { key: JSON.stringify([terms, project.host.root, digest]), digest };
}
