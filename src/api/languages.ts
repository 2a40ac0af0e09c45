/** The languages that a game is translated into, and how much of it. */
import { untranslated } from "../pipeline/fix/translate/untranslated.ts";
import { languagesOf } from "../pipeline/read/locale/locale-files.ts";
import { languageName } from "../schema/locale/language.ts";
import { type GameOrder, orderedGame } from "./game-order.ts";
import type { Call } from "./handle.ts";

export interface GameLanguage {
  /** Its tag, as `lang` of an order wants it: "de". */
  readonly lang: string;
  /** Its English name: "German". */
  readonly name: string;
  /** Number of texts of the game, and of those that the translation lacks. */
  readonly texts: number;
  readonly missing: number;
}

/** In the order of their tags. @throws BroadsideError `unknown-game` */
export async function languagesOfGame(call: Call, order: GameOrder): Promise<readonly GameLanguage[]> {
  const { project, progress } = call;
  const game = orderedGame(call, order);
  const languages: GameLanguage[] = [];
  for (const lang of languagesOf(project.host, game)) {
    await progress.pause();
    const { texts, lacking, all } = untranslated(project, game, lang);
    const missing = [...lacking.values()].reduce((sum, count) => sum + count, texts);
    languages.push({ lang, name: languageName(lang) ?? lang, texts: all, missing });
  }
  return languages;
}
