/** Languages by their tags (BCP 47), as folders of `locales/` and `--lang` name them. */
import { nearest } from "../../diagnostics/nearest.ts";

/** The language of a game that names none. */
export const USUAL_LANGUAGE = "en";

/** True for the usual way to write the tag of a language that has a name: "de", "pt-BR", "zh-Hant". */
export const isLanguage = (tag: string): boolean => canonical(tag) === tag && languageName(tag) !== undefined;

/** A tag with those that stand in for it, from the nearest: "de-AT", "de". */
export function withFallbacks(tag: string): readonly string[] {
  const parts = tag.split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
}

/** "German" for "de"; undefined for a tag that names no language. */
export function languageName(tag: string): string | undefined {
  const written = canonical(tag);
  return written === undefined ? undefined : NAMES.of(written);
}

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** The tag that was probably meant by a word that is none: "de" for "german", "pt-BR" for "pt_br". */
export function meantLanguage(word: string): string | undefined {
  const written = canonical(word.replaceAll("_", "-"));
  if (written !== undefined && written !== word && isLanguage(written)) return written;
  const byName = new Map(COMMON.map((tag) => [languageName(tag)?.toLowerCase() ?? tag, tag]));
  const name = nearest(word.toLowerCase(), byName.keys());
  return name === undefined ? undefined : byName.get(name);
}

/** Languages that games are most often translated into. */
const COMMON = [
  ..."bg ca cs da de el en es et fi fr he hr hu id it ja ko lt lv nb nl nn pl pt ro ru sk sl sv tr uk zh".split(
    " ",
  ),
];

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
