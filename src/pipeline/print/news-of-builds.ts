/**
 * Which findings of a build are new since the builds before it, in this process and in earlier ones.
 * Limit: what is found in a shared template for a game that is away for a while counts as new when the game is back.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { NOTHING_REPORTED, type ReportedFinding, type ReportedFindings } from "./reported-findings.ts";

/** The news of one build. */
export interface BuildNews {
  /**
   * Errors always pass, because they keep the build from printing; warnings and hints pass when there are more of the
   * same than are known, wherever in the file they are now.
   */
  newsIn(found: readonly Diagnostic[]): readonly Diagnostic[];
  /** The build came to its end: what it did not find is there no longer. */
  finish(): void;
}

export interface NewsOfBuilds {
  /**
   * Begins a build of some games. A finding is known until a build comes to its end without it: one that stops early, has
   * errors, or leaves out its game has not looked for it.
   */
  begin(games: readonly string[]): BuildNews;
  /** What is known by now. */
  known(): ReportedFindings;
}

/** @param earlier what earlier runs have reported */
export function newsOfBuilds(earlier: ReportedFindings = NOTHING_REPORTED): NewsOfBuilds {
  let known = new Map(earlier);
  const begin = (games: readonly string[]): BuildNews => {
    const before = new Map(known);
    const found = new Map<string, ReportedFinding>();
    let hasErrors = false;
    return {
      newsIn: (all) =>
        all.filter((one) => {
          const key = JSON.stringify([one.rule, one.file, one.message]);
          const count = (found.get(key)?.count ?? 0) + 1;
          const times = before.get(key)?.count ?? 0;
          found.set(key, { file: one.file, count });
          known.set(key, { file: one.file, count: Math.max(count, times) });
          hasErrors ||= one.severity === "error";
          return one.severity === "error" || count > times;
        }),
      finish: () => {
        if (hasErrors) return;
        const away = [...before].filter(([, { file }]) => isAway(file, games));
        known = new Map([...away, ...found]);
      },
    };
  };
  return { begin, known: () => known };
}

/** In the folder of a game that is not built. */
function isAway(file: string, games: readonly string[]): boolean {
  const game = /^(?:content|templates)\/([^/]+)\//.exec(file)?.[1];
  return game !== undefined && game !== "shared" && !games.includes(game);
}
