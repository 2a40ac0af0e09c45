/**
 * Verdicts on whole games from earlier checks, each kept by itself, so that an edit in one game leaves those on the
 * others. They are keyed by every file that the game reads (`read-digest.ts`), by its look and limits, and by its
 * standing, which is what the journal of its prints says. The edition that the journal is compared with is kept too, so
 * that the standing is known without making the game; `read/edition.ts` explains both words. Limit: those that came with
 * the package are the same in whatever folder it is installed, so a picture that a game of the package names by its
 * whole path on one machine is not noticed.
 */
import { json, type Kind } from "../../remember/kind.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import type { MadeGame } from "../made-game.ts";
import { isPackageItself, type ProjectContext } from "../project.ts";
import { standingOf } from "../read/edition.ts";
import { readJournal } from "../read/print-journal.ts";
import type { ReadDigest } from "../read/read-digest.ts";

/** What the journal of a game is compared with. */
export interface KeptEdition {
  readonly version: string;
  readonly content?: string;
}

const VERDICTS: Kind<Verdict> = {
  name: "verdict",
  weight: ({ findings, allowed }) => 1000 * (1 + findings.length + allowed.length),
  codec: json(),
};
const EDITIONS: Kind<KeptEdition> = { name: "edition", weight: () => 300, codec: json() };

/** Undefined if the game has changed since its last check, or what its journal says about it is not known. */
export function recallVerdict(
  project: ProjectContext,
  game: string,
  digest: ReadDigest,
): Verdict | undefined {
  const journal = readJournal(project.lang === undefined ? project.output : undefined, game);
  const isCompared = journal.problem === undefined && journal.prints.length > 0;
  const edition = isCompared ? recall(project, EDITIONS, digest) : NONE;
  const standing = edition && standingOf(journal, { ...edition, content: () => edition.content });
  return standing === undefined ? undefined : recall(project, VERDICTS, digest, standing);
}

/** Of a game that nothing is compared with. */
const NONE: KeptEdition = { version: "" };

/** @param standing what the journal of the game says when that is the verdict */
export function keepVerdict(
  project: ProjectContext,
  digest: ReadDigest,
  standing: string,
  verdict: Verdict,
): void {
  keep(project, VERDICTS, digest, verdict, standing);
}

/**
 * Without its content where only a print has to know it. Undefined if there is nothing to compare it with.
 * @param prints those in the journal
 */
export function editionOf(
  project: ProjectContext,
  { game: { version }, journal }: Pick<MadeGame, "game" | "journal">,
  prints = journal.prints,
): KeptEdition | undefined {
  // Games of the package are checked before anybody prints them.
  const isKnown = isPackageItself(project) || prints.some((print) => print.version === version);
  if (isKnown) return { version, content: journal.content() };
  return prints.length > 0 ? { version } : undefined;
}

/** Keeps what the journal of a game with these files is compared with, for `recallVerdict`. */
export function keepEdition(project: ProjectContext, digest: ReadDigest, edition: KeptEdition): void {
  keep(project, EDITIONS, digest, edition);
}

function recall<T>(
  project: ProjectContext,
  kind: Kind<T>,
  digest: ReadDigest,
  standing?: string,
): T | undefined {
  const { memory, shipped, host } = project;
  const own = memory?.get(kind, keyOf(project, host.root, digest, standing));
  return own ?? shipped?.get(kind, keyOf(project, "", digest, standing));
}

function keep<T>(
  project: ProjectContext,
  kind: Kind<T>,
  digest: ReadDigest,
  value: T,
  standing?: string,
): void {
  const { memory, shipped, host } = project;
  memory?.put(kind, keyOf(project, host.root, digest, standing), value);
  shipped?.put(kind, keyOf(project, "", digest, standing), value);
}

/** @param root of the project: pictures may be named by their whole path */
const keyOf = (
  { limits = 1, ink = "full", lang, missingBleed }: ProjectContext,
  root: string,
  { files }: ReadDigest,
  standing = "",
): string => JSON.stringify([root, limits, ink, files, standing, lang, missingBleed]);
