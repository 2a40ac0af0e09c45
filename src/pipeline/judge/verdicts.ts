/** The verdict on each of several games: the one from an earlier check, or made now and kept. */
import type { Verdict } from "../../rules/verdict/verdict.ts";
import type { Pace } from "../progress.ts";
import { type ProjectContext, remembering } from "../project.ts";
import { QUIET } from "../read/edition.ts";
import { type ReadDigest, readDigests, watching } from "../read/read-digest.ts";
import type { WholeGame } from "./check-targets.ts";
import { keepEdition, keepVerdict, recallVerdict } from "./kept-verdicts.ts";

/** The verdicts by game. @param games their names */
export async function verdictsOn(
  project: ProjectContext,
  games: readonly string[],
  progress: Pace,
): Promise<ReadonlyMap<string, Verdict>> {
  const digests = digestsOf(project, games);
  const verdicts = new Map(
    [...digests].flatMap(([game, digest]) => {
      const known = recallVerdict(project, game, digest);
      return known ? [[game, known] as const] : [];
    }),
  );
  const rest = games.filter((game) => !verdicts.has(game));
  if (rest.length === 0) return verdicts;
  const { checkWholeGame } = await import("./check-targets.ts");
  const shared = rest.length > 1 ? remembering(project) : project;
  for (const game of rest) {
    const digest = digests.get(game);
    const watched = digest ? watching(shared, digest) : shared;
    const checked = await checkWholeGame(watched, game, progress);
    verdicts.set(game, checked.verdict);
    if (digest && checked.isLasting && watched.reads?.areSteady) keep(project, digest, checked);
  }
  return verdicts;
}

/** None if nothing is kept. */
function digestsOf(project: ProjectContext, games: readonly string[]): ReadonlyMap<string, ReadDigest> {
  const { memory, shipped } = project;
  return ((memory ?? shipped) && readDigests(project, games)) ?? new Map();
}

function keep(
  project: ProjectContext,
  digest: ReadDigest,
  { verdict, standing, quietVerdict, edition }: WholeGame,
): void {
  keepVerdict(project, digest, standing, verdict);
  if (standing !== QUIET) keepVerdict(project, digest, QUIET, quietVerdict());
  if (edition) keepEdition(project, digest, edition);
}
