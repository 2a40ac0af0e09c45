/** Which games are meant by a call that asks for a language. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { listed } from "../../../diagnostics/words.ts";
import { isLanguage, meantLanguage } from "../../../schema/locale/language.ts";
import type { ProjectContext } from "../../project.ts";
import { chooseGames } from "../choose-games.ts";
import { languagesOf } from "./locale-files.ts";

/**
 * The named games; if none is named, all games, or those that are translated into the language of the project.
 * @throws BroadsideError `unknown-game`, `no-game`, or `unknown-name` for a language that a named game, or every game,
 * is not translated into
 */
export function gamesInLanguage(project: ProjectContext, names: readonly string[]): readonly string[] {
  const games = chooseGames(project, names);
  const { lang } = project;
  if (lang === undefined) return games;
  const isTranslated = (game: string): boolean => languagesOf(project.host, game).includes(lang);
  const missing = games.find((game) => !isTranslated(game));
  const translated = games.filter(isTranslated);
  if (names.length === 0 ? translated.length > 0 : missing === undefined) return translated;
  throw noTranslation(project, lang, names.length === 0 ? games : [missing as string]);
}

/** @throws BroadsideError `unknown-name` if a game is not translated into the language of the project */
export function refuseLanguage(project: ProjectContext, game: string): void {
  gamesInLanguage(project, [game]);
}

function noTranslation({ host }: ProjectContext, lang: string, games: readonly string[]): BroadsideError {
  const known = [...new Set(games.flatMap((game) => languagesOf(host, game)))];
  const who = games.length === 1 ? `the game "${games[0]}" is not` : "no game is";
  const meant = isLanguage(lang) ? nearest(lang, known) : meantLanguage(lang);
  const help =
    meant !== undefined
      ? `did you mean "${meant}"?`
      : known.length > 0
        ? `languages: ${listed(known)}`
        : `put its texts in content/${games[0]}/locales/${lang}/ (docs/translate.md)`;
  return new BroadsideError("unknown-name", `${who} translated into "${lang}"; ${help}`);
}
