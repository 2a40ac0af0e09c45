/** Which look a game is printed in: low-ink only if its templates support it. */
import type { Game } from "../../game/game.ts";
import { INKS, type Ink } from "../../game/ink.ts";
import type { ScenarioDrawing } from "../../game/scenarios/scenario-decks.ts";
import type { MadeGame } from "../made-game.ts";

/** Drawn only by builds that print it, after the faces of a check. */
const POSTER: ScenarioDrawing = "track-poster";

/** Suffixes of file names. */
export const INK_ENDINGS: Readonly<Record<Ink, string>> = { full: "", low: "-low-ink" };

/** The same with the language of a translation: "-low-ink-de". */
export const endingOf = (made: InkMatter): string =>
  `${INK_ENDINGS[inkOf(made)]}${languageEnding(made.game.locale)}`;

/** All endings that files of a game may have. */
export const endingsOf = ({ locales = [] }: Pick<Game, "locales">): readonly string[] =>
  INKS.flatMap((ink) => [undefined, ...locales].map((lang) => `${INK_ENDINGS[ink]}${languageEnding(lang)}`));

/** "-de"; nothing for the original. */
export const languageEnding = (lang: string | undefined): string =>
  lang === undefined ? "" : `-${lang.toLowerCase()}`;

/** The requested look, or full if no template reads `@ink`: then the two looks are the same. */
export function inkOf({ game, faces, templates, templateFiles }: InkMatter): Ink {
  if (game.ink === "full") return game.ink;
  const own = [...templateFiles.templates.values()].filter(({ file }) =>
    file.startsWith(`templates/${game.id}/`),
  );
  const names = new Set([
    ...own.map(({ name }) => name),
    ...faces.map(({ template }) => template),
    ...game.booklets.map(({ page }) => page),
    ...(game.scenarios.length > 0 ? [POSTER] : []),
  ]);
  return [...names].some((name) => templates.get(name)?.dataReads.has("ink")) ? game.ink : "full";
}

export type InkMatter = Pick<MadeGame, "game" | "faces" | "templates" | "templateFiles">;

/** True if the requested look is one that the game does not have. */
export const lacksInk = (made: InkMatter): boolean => inkOf(made) !== made.game.ink;
