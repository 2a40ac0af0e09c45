/** Turns the flags of `build` into an order and its project. */
import { type Order, openProject, type Project } from "../../index.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import type { BuildFlags } from "./build-flags.ts";

/** @param isOnce a single build: nothing is kept in memory for a later one */
export const openForBuild = (flags: BuildFlags, isOnce: boolean): Promise<Project> =>
  openProject(flags.project, {
    cache: flags.cache,
    memory: !isOnce,
    limits: flags.limits,
  });

/** @throws CannotRun if SOURCE_DATE_EPOCH is not a time */
export function orderOf(games: readonly string[], flags: BuildFlags): Order {
  const { kit, scenario, paper, png, dpi } = flags;
  const { only, players, lists, backs, gap, margin, missingBleed, backOffset } = flags;
  const { printer, cutter, sheet, skip, marks, draft, out, ink, inkUse, lang } = flags;
  const bleed = flags.bleed === true ? undefined : flags.bleed;
  return {
    ...{ games, kits: kit, scenarios: scenario, papers: paper },
    ...{ only, players, lists, backs, gap, margin, bleed, missingBleed, backOffset },
    ...{ printer, cutter, sheet, skip, marks, draft, out, ink, inkUse, lang },
    ...(png && { pictures: { dpi, bleed: flags.bleed === true } }),
    date: fixedDate(process.env.SOURCE_DATE_EPOCH),
    since: flags.since,
    journal: flags.journal,
  };
}

/** "--png --bleed pirate-quest": a word without "=" that begins with a letter is no length, so it is the game that it looks like. @throws CannotRun */
export function withBleed(
  games: readonly string[],
  flags: BuildFlags,
): { readonly games: readonly string[]; readonly flags: BuildFlags } {
  const { bleed, png } = flags;
  const isGame = typeof bleed === "string" && /^[a-z][^=]*$/i.test(bleed);
  const own = isGame
    ? { games: [...games, bleed], flags: { ...flags, bleed: true as const } }
    : { games, flags };
  if (own.flags.bleed === true && !png)
    throw new CannotRun("--bleed without a length is for pictures: add --png, or write a length such as 3mm");
  return own;
}

/** Undefined if the environment does not set one. */
function fixedDate(epoch: string | undefined): Date | undefined {
  if (epoch === undefined || epoch === "") return undefined;
  if (!/^\d{1,11}$/.test(epoch))
    throw new CannotRun(`SOURCE_DATE_EPOCH is "${epoch}"; expected seconds since 1970`);
  return new Date(Number(epoch) * 1000);
}
