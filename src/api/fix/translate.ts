/** Files in which a translator fills in the texts of a game. Nothing is written. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { untranslated } from "../../pipeline/fix/translate/untranslated.ts";
import { refuseShipped } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { isLanguage, meantLanguage } from "../../schema/locale/language.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { type ChangedFile, type Edits, newFile } from "./edits.ts";

export interface TranslateOrder {
  /** Its id. */
  readonly game: string;
  /** Tag of the language, such as `de` or `pt-BR`. */
  readonly lang: string;
}

export interface Translation extends Edits {
  readonly files: readonly ChangedFile[];
  /** Number of texts in the new files. */
  readonly texts: number;
  /** Files that the translation has already, with the number of texts that they lack. */
  readonly lacking: readonly { readonly path: string; readonly texts: number }[];
}

const OPTIONS: Options<TranslateOrder> = { game: "text", lang: "text" };

/**
 * @throws BroadsideError `unknown-game`, `bad-order` for what is not a language, and `no-project` for the games that come
 * with Broadside
 */
export function translate({ project }: Call, order: TranslateOrder): Translation {
  refuseOptions(order, OPTIONS, ["game", "lang"]);
  const { lang } = order;
  if (!isLanguage(lang)) {
    const meant = meantLanguage(lang);
    throw badOrder(
      `"${lang}" is not a language; ${meant ? `did you mean "${meant}"?` : "write a tag such as de, fr or pt-BR"}`,
    );
  }
  refuseShipped(project);
  const { files, texts, lacking } = untranslated(project, gameNamed(project, order.game), lang);
  return {
    files: [...files].map(([path, text]) => newFile(path, text)),
    texts,
    lacking: [...lacking].map(([path, count]) => ({ path, texts: count })),
  };
}
