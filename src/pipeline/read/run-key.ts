/** The key of a print: those with equal keys have equal messages and files. */
import { hash } from "node:crypto";
import { HostError } from "../../host/host.ts";
import { gameIdsOf, type ProjectContext } from "../project.ts";
import { JOURNAL_FILE } from "./print-journal.ts";
import { type ReadDigest, readDigests, wholeDigest } from "./read-digest.ts";

export interface RunKey {
  readonly key: string;
  /** Of all files of the games. */
  readonly digest: ReadDigest;
  readonly digests: ReadonlyMap<string, ReadDigest>;
  /** The key with the journals as they are now, after the print; undefined if one cannot be read. */
  afterwards(): string | undefined;
}

/**
 * Undefined if prints are not cached.
 * @param terms everything that the print depends on, apart from the games' files
 */
export function runKey(
  project: ProjectContext,
  games: readonly string[],
  terms: readonly unknown[],
): RunKey | undefined {
  if (!project.cache) return undefined;
  const digests = readDigests(project, games);
  if (!digests) return undefined;
  const digest = wholeDigest(digests);
  // Messages contain the project's folder; orders are chosen from all its games.
  const given = [terms, project.host.root, gameIdsOf(project), digest.files];
  const keyNow = (): string | undefined => {
    const journals = journalDigests(project, games);
    return journals && JSON.stringify([...given, journals]);
  };
  const key = keyNow();
  return key === undefined ? undefined : { key, digest, digests, afterwards: keyNow };
}

/** Of the journals of earlier prints, which a print writes itself; null without one. Undefined if one cannot be read. */
function journalDigests(
  { output }: ProjectContext,
  games: readonly string[],
): readonly (string | null)[] | undefined {
  try {
    return games.map((game) => {
      const journal = `${game}/${JOURNAL_FILE}`;
      return output?.host.isFile(journal) ? hash("sha256", output.host.readBytes(journal)) : null;
    });
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
