/** The verdict on one game: its findings without those that the game allows, with the severities that it sets. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Game } from "../../game/game.ts";
import { SEVERITIES_OF_STAGES } from "../../manual/stage-faults.ts";
import { RULES } from "../../rules/index.ts";
import { type Judged, judgeFindings, type Verdict } from "../../rules/verdict/verdict.ts";
import type { SourceFile, Sources } from "../../source/tree.ts";
import type { TemplateFiles } from "../../template/template.ts";
import type { LaidBooklet } from "../draw/booklet/laid-booklet.ts";
import type { ProjectContext } from "../project.ts";
import { localeFolder } from "../read/locale/locale-files.ts";
import { byHand } from "./by-hand.ts";
import { onTheirCards } from "./on-their-cards.ts";

const FAULTS = new Map(
  Object.entries(SEVERITIES_OF_STAGES).map(([id, severities]) => [id, severities.join() === "error"]),
);

/** Findings of sheets may be judged with the others or, later, alone. */
export type Judge = (findings: readonly Diagnostic[], judged: Judged) => Verdict;

/** What a verdict needs of a game that was made. */
export interface JudgedGame {
  readonly game: Game;
  /** Absent = not needed; allowances in them are then ignored. */
  readonly templateFiles?: TemplateFiles;
  /** Their texts may contain allowances too. */
  readonly booklets?: readonly LaidBooklet[];
}

export function judgeOf(
  { host }: ProjectContext,
  folder: string,
  sources: Sources,
  made?: JudgedGame,
): Judge {
  const texts = new Set((made?.booklets ?? []).flatMap(({ text }) => text?.file ?? []));
  const templates = [...(made?.templateFiles ? filesOf(made.templateFiles) : []), ...texts];
  const files = [...host.listFiles(folder), ...templates.map(({ path }) => path)];
  const matter = { sources, templates, game: made?.game, files, rules: RULES, stageFaults: FAULTS };
  return (findings, judged) => {
    const verdict = ofTranslation(judgeFindings(byHand(sources, findings), judged, matter), made?.game);
    if (made === undefined) return verdict;
    const placed = (found: readonly Diagnostic[]) => onTheirCards(found, made.game, sources);
    return { findings: placed(verdict.findings), allowed: placed(verdict.allowed) };
  };
}

/**
 * Without what is found about allowances and severities of the original: in a translation not every rule has looked for
 * what they are about.
 */
function ofTranslation(verdict: Verdict, game: Game | undefined): Verdict {
  if (game?.locale === undefined) return verdict;
  const home = `${localeFolder(game.folder, game.locale)}/`;
  const isMeant = ({ rule, file }: Diagnostic): boolean =>
    file.startsWith(home) || !/^(?:allowance|severity)\//.test(rule);
  return { ...verdict, findings: verdict.findings.filter(isMeant) };
}

function filesOf({ templates, partials }: TemplateFiles): readonly SourceFile[] {
  return [...templates.values(), ...partials.values()].map(({ file, text }) => ({ path: file, text }));
}
