/** The key of a print: those with equal keys have equal messages and files. */
import { hash } from "node:crypto";
import { HostError } from "../../host/host.ts";
import { gameIdsOf, type OutputFolder, type ProjectContext } from "../project.ts";
import { JOURNAL_FILE } from "./print-journal.ts";
import { type ReadDigest, readDigests, wholeDigest } from "./read-digest.ts";

export interface RunKey {
  readonly key: string;
  /** Of all files of the games. */
  readonly digest: ReadDigest;
  readonly digests: ReadonlyMap<string, ReadDigest>;
  /** The key with the journals in this folder, as they are after the print; undefined if one cannot be read. */
  afterwards(output: OutputFolder): string | undefined;
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
  if (!project.memory) return undefined;
  const digests = readDigests(project, games);
  if (!digests) return undefined;
  const digest = wholeDigest(digests);
  // Messages contain the project's folder; orders are chosen from all its games.
  const given = [terms, project.host.root, gameIdsOf(project), digest.files];
  const keyWith = (output: OutputFolder | undefined): string | undefined => {
    const journals = journalDigests(output, games);
    return journals && JSON.stringify([...given, journals]);
  };
  const key = keyWith(project.output);
  return key === undefined ? undefined : { key, digest, digests, afterwards: keyWith };
}

/** Of the journals of earlier prints, which a print writes itself; null without one. Undefined if one cannot be read. */
function journalDigests(
  output: OutputFolder | undefined,
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
