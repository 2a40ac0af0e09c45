/** Which games are meant by a call that asks for a language. */
import { BroadsideError } from "../../../diagnostics/broadside-error.ts";
import { nearest } from "../../../diagnostics/nearest.ts";
import { listed } from "../../../diagnostics/words.ts";
import { isLanguage, meantLanguage, USUAL_LANGUAGE } from "../../../schema/locale/language.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { ProjectContext } from "../../project.ts";
import { chooseGames } from "../choose-games.ts";
import { openContent } from "../content-files.ts";
import { languagesOf } from "./locale-files.ts";

export interface InLanguage<P extends ProjectContext> {
  /** Without a language if the games are meant as they were written. */
  readonly project: P;
  readonly games: readonly string[];
}

/**
 * The named games; if none is named, all games, or those that are translated into the language of the project. The language
 * that games are written in is the same as none; games that are translated into it come first.
 * @throws BroadsideError `unknown-game`, `no-game`, or `unknown-name` for a language that a named game, or every game,
 * is not translated into
 */
export function inLanguage<P extends ProjectContext>(project: P, names: readonly string[]): InLanguage<P> {
  const games = chooseGames(project, names);
  const { lang } = project;
  if (lang === undefined) return { project, games };
  const isTranslated = (game: string): boolean => languagesOf(project.host, game).includes(lang);
  const translated = games.filter(isTranslated);
  const isAll = names.length === 0;
  if (isAll ? translated.length > 0 : translated.length === games.length)
    return { project, games: translated };
  const isOwn = (game: string): boolean => writtenIn(project, game) === lang;
  const own = games.filter(isOwn);
  if (isAll ? own.length > 0 : own.length === games.length)
    return { project: { ...project, lang: undefined }, games: own };
  throw noTranslation(project, lang, isAll ? games : games.filter((game) => !isTranslated(game)).slice(0, 1));
}

/** The tag of the language that a game is written in. */
function writtenIn({ host, memory }: ProjectContext, game: string): string {
  const folder = `content/${game}`;
  const root = openContent(host, folder, memory).open(`${folder}/game.yaml`)?.root;
  const language = root && nodeAt(root, ["language"]);
  return language?.kind === "scalar" ? language.text : USUAL_LANGUAGE;
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
