/** What is found in the sheets that all games of a project share, without what comments in them allow. */
import type { Verdict } from "../../rules/verdict/verdict.ts";
import type { ProjectContext } from "../project.ts";
import { SHARED_SHEETS, sharedSheets } from "../read/sheets/read-sheets.ts";
import { judgeOf } from "./judge-game.ts";

export function judgedSheets(project: ProjectContext): Verdict {
  const { value, diagnostics } = sharedSheets(project.host);
  if (value.sources.size === 0) return { findings: [], allowed: [] };
  return judgeOf(project, SHARED_SHEETS, value.sources)(diagnostics, "content");
}
