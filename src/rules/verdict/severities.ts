/** Applies the list `severity:` of a game: severities of a rule's findings, in all files or in some. The last entry that matches applies. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Game } from "../../game/game.ts";
import { matchesGlob } from "./file-glob.ts";
import { presentId } from "./renamed-rules.ts";
import type { JudgedSeverity, SeverityEntry } from "./verdict-context.ts";

export interface Graded {
  readonly findings: readonly Diagnostic[];
  readonly entries: readonly JudgedSeverity[];
}

interface Matter {
  readonly game: Pick<Game, "id" | "severity"> | undefined;
  readonly files: readonly string[];
}

/** Findings that may not be lowered keep their severity, and the entry is marked as refused. */
export function gradeFindings(
  found: readonly Diagnostic[],
  { game, files }: Matter,
  isFinal: (finding: Diagnostic) => boolean,
): Graded {
  if (game === undefined) return { findings: found, entries: [] };
  const { id } = game;
  const severity = game.severity.map((entry) => ({ ...entry, rule: presentId(entry.rule) }));
  const refused = new Set<SeverityEntry>();
  const findings = found.flatMap((finding) => {
    const path = pathInGame(id, finding.file);
    const entry = severity.findLast(({ rule, path: glob }) => rule === finding.rule && fits(glob, path));
    if (!entry || entry.is === finding.severity) return [finding];
    if (isFinal(finding)) {
      refused.add(entry);
      return [finding];
    }
    return entry.is === "off" ? [] : [{ ...finding, severity: entry.is }];
  });
  const paths = files.map((file) => pathInGame(id, file));
  return {
    findings,
    entries: severity.map((entry, index) => ({
      ...entry,
      refused: refused.has(entry),
      fits: paths.some((path) => fits(entry.path, path)),
      hiddenBy: severity.slice(index + 1).find((later) => hides(later, entry)),
    })),
  };
}

/** "decks/crew.yaml", "templates/card.svg.hbs": the notation of game.yaml for the game's own files. */
function pathInGame(game: string, file: string): string {
  const [top, folder, ...rest] = file.split("/");
  if (folder !== game) return file;
  return top === "content" ? rest.join("/") : [top, ...rest].join("/");
}

const fits = (glob: string | undefined, path: string): boolean =>
  glob === undefined || matchesGlob(glob, path);

function hides(later: SeverityEntry, entry: SeverityEntry): boolean {
  return later.rule === entry.rule && (later.path === undefined || later.path === entry.path);
}
