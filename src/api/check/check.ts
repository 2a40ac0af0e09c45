/** Checks games, sheets included. The result for a game is reused until one of the files that it reads has changed. */
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import { combineVerdicts } from "../../pipeline/judge/combine-verdicts.ts";
import { withTranslations } from "../../pipeline/judge/translations.ts";
import { verdictsOn } from "../../pipeline/judge/verdicts.ts";
import type { Pace } from "../../pipeline/progress.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import { languagesOf } from "../../pipeline/read/locale/locale-files.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import type { CheckWork } from "../work.ts";
import { targetsOf } from "./targets.ts";

export interface Checked {
  /** All findings, with the severities that their games set. */
  readonly findings: readonly Diagnostic[];
  /** Number of findings by severity. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** Findings that the games allow. */
  readonly allowed: readonly Diagnostic[];
  /** 1 if there are errors. */
  readonly status: 0 | 1;
}

/** @throws BroadsideError for unknown names */
export async function check(call: Call<CheckWork>, names: readonly string[] = []): Promise<Checked> {
  const { ink, lang, translations = true } = call.work;
  const all = targetsOf(call.project, names);
  const named = all.map(({ game }) => game);
  const looked = inLook(call.project, ink, lang);
  const { project, games: meant } =
    lang === undefined
      ? { project: looked, games: named }
      : inLanguage(looked, names.length === 0 ? [] : named);
  const targets = all.filter(({ game }) => meant.includes(game));
  const own = await verdictsOn(project, meant, call.progress);
  const verdicts =
    lang === undefined && translations ? await withLanguages(project, own, call.progress) : own;
  const found = combineVerdicts(project, targets, verdicts);
  const counts = countsOf(found.findings);
  return { ...found, counts, status: counts.error > 0 ? 1 : 0 };
}

/** The verdicts with those on all translations of their games. */
async function withLanguages(
  project: ProjectContext,
  own: ReadonlyMap<string, Verdict>,
  progress: Pace,
): Promise<ReadonlyMap<string, Verdict>> {
  const games = [...own.keys()];
  const languages = new Map(games.map((game) => [game, languagesOf(project.host, game)]));
  const translated = new Map<string, ReadonlyMap<string, Verdict>>();
  for (const lang of new Set([...languages.values()].flat())) {
    const those = games.filter((game) => languages.get(game)?.includes(lang));
    translated.set(lang, await verdictsOn({ ...project, lang }, those, progress));
  }
  const inLanguages = (game: string): ReadonlyMap<string, Verdict> =>
    new Map(
      [...translated].flatMap(([lang, found]) =>
        found.has(game) ? [[lang, found.get(game) as Verdict]] : [],
      ),
    );
  return new Map(
    [...own].map(([game, verdict]) => [game, withTranslations(game, verdict, inLanguages(game))]),
  );
}

function countsOf(findings: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
