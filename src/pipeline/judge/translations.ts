/** What checks of translations find besides that of the original. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { languageName } from "../../schema/locale/language.ts";
import { localeFolder } from "../read/locale/locale-files.ts";

/** The verdict on a game together with those on its translations, by their tags. */
export function withTranslations(
  game: string,
  original: Verdict,
  translations: ReadonlyMap<string, Verdict>,
): Verdict {
  const known = new Set([...original.findings, ...original.allowed].map(keyOf));
  const isNew = (one: Diagnostic): boolean => !known.has(keyOf(one));
  const all = [...translations].map(([lang, { findings, allowed }]) => ({
    findings: findings.filter(isNew).map((one) => named(one, game, lang)),
    allowed: allowed.filter(isNew).map((one) => named(one, game, lang)),
  }));
  return {
    ...original,
    findings: [...original.findings, ...all.flatMap(({ findings }) => findings)],
    allowed: [...original.allowed, ...all.flatMap(({ allowed }) => allowed)],
  };
}

/** Says which language it is about, unless its file does. */
function named(finding: Diagnostic, game: string, lang: string): Diagnostic {
  if (finding.file.startsWith(`${localeFolder(`content/${game}`, lang)}/`)) return finding;
  return { ...finding, message: `${finding.message} (in ${languageName(lang)})` };
}

const keyOf = ({ rule, file, start, message }: Diagnostic): string =>
  JSON.stringify([rule, file, start.offset, message]);
