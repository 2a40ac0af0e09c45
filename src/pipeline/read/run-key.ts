/** The key of a run of a command: runs with equal keys have equal messages and files. */
import type { ProjectContext } from "../project.ts";
import { type ReadDigest, readDigest } from "./read-digest.ts";

export interface RunKey {
  readonly key: string;
  readonly digest: ReadDigest;
}

/**
 * Undefined if runs are not cached.
 * @param terms everything that the run depends on, apart from the games' files
 */
export function runKey(
  project: ProjectContext,
  games: readonly string[],
  terms: readonly unknown[],
): RunKey | undefined {
  if (!project.cache) return undefined;
  const digest = readDigest(project, games);
  // Messages contain the project's folder.
  return digest && { key: JSON.stringify([terms, project.host.root, digest]), digest };
}
