/** How the names of files say in which look and language a game is printed, and the tag of that language. */
import type { Game } from "../../game/game.ts";
import { INKS, type Ink } from "../../game/ink.ts";

/** Suffixes of file names. */
const INK_ENDINGS: Readonly<Record<Ink, string>> = { full: "", low: "-low-ink", gray: "-gray" };

/** The same with the language of a translation: "-low-ink-de". */
export const endingOf = ({ game }: { readonly game: Pick<Game, "ink" | "locale"> }): string =>
  `${INK_ENDINGS[game.ink]}${languageEnding(game.locale)}`;

/** All endings that files of a game may have. */
export const endingsOf = ({ locales = [] }: Pick<Game, "locales">): readonly string[] =>
  INKS.flatMap((ink) => [undefined, ...locales].map((lang) => `${INK_ENDINGS[ink]}${languageEnding(lang)}`));

/** "-de"; nothing for the original. */
export const languageEnding = (lang: string | undefined): string =>
  lang === undefined ? "" : `-${lang.toLowerCase()}`;

/** For the metadata of a PDF. */
export const languageOf = ({
  locale,
  language,
}: Pick<Game, "locale" | "language">): { readonly lang?: string } => {
  const lang = locale ?? language;
  return lang === undefined ? {} : { lang };
};
