/** The verdict on each of several games: the one from an earlier check, or made now and kept. */
import { expectWork } from "../../pipeline/draw/expect-work.ts";
import type { WholeGame } from "../../pipeline/judge/check-targets.ts";
import {
  type GameVerdict,
  keepEdition,
  keepVerdict,
  recallVerdict,
} from "../../pipeline/judge/kept-verdicts.ts";
import type { Pace } from "../../pipeline/progress.ts";
import { type ProjectContext, remembering } from "../../pipeline/project.ts";
import { QUIET } from "../../pipeline/read/edition.ts";
import { type ReadDigest, readDigests, wholeDigest } from "../../pipeline/read/read-digest.ts";

export async function verdictsOn(
  project: ProjectContext,
  games: readonly string[],
  progress: Pace,
): Promise<ReadonlyMap<string, GameVerdict>> {
  const digests = digestsOf(project, games);
  const verdicts = new Map(
    [...digests].flatMap(([game, digest]) => {
      const known = recallVerdict(project, game, digest);
      return known ? [[game, known] as const] : [];
    }),
  );
  const rest = games.filter((game) => !verdicts.has(game));
  if (rest.length === 0) return verdicts;
  expectWork(project, rest, wholeDigest(new Map([...digests].filter(([game]) => rest.includes(game)))));
  const { checkWholeGame } = await import("../../pipeline/judge/check-targets.ts");
  const shared = rest.length > 1 ? remembering(project) : project;
  for (const game of rest) {
    const checked = await checkWholeGame(shared, game, progress);
    verdicts.set(game, checked.verdict);
    keep(project, game, digests.get(game), checked);
  }
  return verdicts;
}

/** None if nothing is kept. */
function digestsOf(project: ProjectContext, games: readonly string[]): ReadonlyMap<string, ReadDigest> {
  const { cache, shipped } = project;
  return ((cache ?? shipped) && readDigests(project, games)) ?? new Map();
}

/** @param before the digest of the game before it was checked */
function keep(
  project: ProjectContext,
  game: string,
  before: ReadDigest | undefined,
  { verdict, standing, quietVerdict, edition, isLasting }: WholeGame,
): void {
  if (!before || !isLasting) return;
  // A file that changed in the meantime belongs to another check.
  if (readDigests(project, [game])?.get(game)?.files !== before.files) return;
  keepVerdict(project, before, standing, verdict);
  if (standing !== QUIET) keepVerdict(project, before, QUIET, quietVerdict());
  if (edition) keepEdition(project, before, edition);
}
