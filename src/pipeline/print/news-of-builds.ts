/**
 * Which findings of a build are new since earlier builds, in this process and in earlier ones. Limit: a finding in a
 * shared template for a game that is left out for a while counts as new when the game is built again.
 */
import { type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { NOTHING_REPORTED, type ReportedFinding, type ReportedFindings } from "./reported-findings.ts";

/** The news of one build. */
export interface BuildNews {
  /**
   * Errors always count as new, because they stop the build; warnings and hints do if there are more of the same in the
   * file than known, wherever they are now.
   */
  newsIn(found: readonly Diagnostic[]): readonly Diagnostic[];
  /** The build is complete: known findings that it did not have are gone. */
  finish(): void;
}

export interface NewsOfBuilds {
  /**
   * Begins a build of some games. A finding stays known until a complete build does not have it; a build that stops
   * early, has errors, or leaves out its game does not count.
   */
  begin(games: readonly string[]): BuildNews;
  /** The findings known so far. */
  known(): ReportedFindings;
}

/** @param earlier findings reported by earlier runs */
export function newsOfBuilds(earlier: ReportedFindings = NOTHING_REPORTED): NewsOfBuilds {
  let known = new Map(earlier);
  const begin = (games: readonly string[]): BuildNews => {
    const before = new Map(known);
    const found = new Map<string, ReportedFinding>();
    let hasErrors = false;
    return {
      newsIn: (all) =>
        all.filter((one) => {
          const key = JSON.stringify([one.rule, one.file, fullMessage(one)]);
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

/** True for a file in the folder of a game that is not built. */
function isAway(file: string, games: readonly string[]): boolean {
  const game = /^(?:content|templates)\/([^/]+)\//.exec(file)?.[1];
  return game !== undefined && game !== "shared" && !games.includes(game);
}
