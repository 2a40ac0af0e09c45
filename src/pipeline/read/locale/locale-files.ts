/** The folders of translations: `content/<game>/locales/<lang>/`, which mirror the folder of the game. */
import { type Diagnostic, startOf } from "../../../diagnostics/diagnostic.ts";
import type { Host } from "../../../host/host.ts";
import { isLanguage, meantLanguage } from "../../../schema/locale/language.ts";

const LOCALES = "locales";

/** The names of the folders in `locales/`, in order, whether or not they are languages. */
function foldersOf(files: readonly string[], folder: string): readonly string[] {
  const start = `${folder}/${LOCALES}/`;
  const below = files.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  return [
    ...new Set(below.flatMap((path) => (path.includes("/") ? [path.slice(0, path.indexOf("/"))] : []))),
  ];
}

/** The languages that a game is translated into, in the order of their tags. */
export const languagesOf = (host: Pick<Host, "listFiles">, game: string): readonly string[] =>
  languagesIn(host.listFiles(`content/${game}/${LOCALES}`), `content/${game}`);

/** The same from the paths of its files. */
export const languagesIn = (files: readonly string[], folder: string): readonly string[] =>
  foldersOf(files, folder).filter(isLanguage);

/** "content/<game>/locales/de". */
export const localeFolder = (folder: string, lang: string): string => `${folder}/${LOCALES}/${lang}`;

/** True for a file of a translation, by its path below the game's folder. */
export const isOfLocale = (below: string): boolean => below.startsWith(`${LOCALES}/`);

/** The file of the game that a file of a translation is about, both by their paths in the project; undefined for others. */
export function originalOf(folder: string, path: string): string | undefined {
  const [locales, lang = "", ...below] = path.slice(folder.length + 1).split("/");
  const isOne = path.startsWith(`${folder}/`) && locales === LOCALES && isLanguage(lang) && below.length > 0;
  return isOne ? [folder, ...below].join("/") : undefined;
}

/** Folders in `locales/` that are named after no language. */
export function unknownLanguages(files: readonly string[], folder: string): readonly Diagnostic[] {
  return foldersOf(files, folder)
    .filter((name) => !isLanguage(name))
    .map((name) => {
      const meant = meantLanguage(name);
      const first = files.find((path) => path.startsWith(`${localeFolder(folder, name)}/`)) ?? folder;
      return {
        ...startOf(first),
        rule: "locale/unknown-language",
        severity: "error",
        message: `${LOCALES}/${name} is not named after a language`,
        why: "nothing reads it",
        fix:
          meant === undefined
            ? "name it by a tag such as de, fr or pt-BR"
            : `rename it to ${LOCALES}/${meant}`,
      };
    });
}
