/** Which findings of a check belong to scenarios that somebody named. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ScenarioFileState } from "../../pipeline/judge/check-scenarios.ts";

/** Findings of these scenarios, and of what these need of their games. */
export function findingsOf(
  files: readonly Pick<ScenarioFileState, "game" | "path">[],
): (finding: Diagnostic) => boolean {
  const paths = new Set(files.map(({ path }) => path));
  const games = new Set(files.map(({ game }) => game));
  return ({ file }) => {
    const [, game = "", folder] = file.split("/");
    return paths.has(file) || (folder !== "scenarios" && games.has(game));
  };
}
