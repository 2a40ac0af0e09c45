/**
 * What Broadside itself prints, in the language of a game: from the words of the game's translation, then from those beside
 * the shared templates, of the project and of the package, as for words of templates. The first that has a text counts. Faults in these files are
 * reported where the words of templates are read.
 */
import type { Translations } from "../../../words/say.ts";
import type { ProjectContext } from "../../project.ts";
import { localeFolder } from "./locale-files.ts";
import { ON_PAPER, readWords, sharedWordFiles } from "./template-words.ts";

/**
 * @param lang tag of the language; absent for English
 * @param isTranslated the game's texts are those of its translation into it
 */
export function paperWords(
  { host, bundle }: Pick<ProjectContext, "host" | "bundle">,
  folder: string,
  lang: string | undefined,
  isTranslated: boolean,
): Translations | undefined {
  if (lang === undefined) return undefined;
  const own = isTranslated ? readWords(host, `${localeFolder(folder, lang)}/words.yaml`) : undefined;
  const shared = sharedWordFiles(lang).flatMap((file) => [
    readWords(host, file),
    readWords(bundle.host, file),
  ]);
  const read = [...shared.reverse(), own];
  const all = read.flatMap((one) => (one ? [...one.value] : []));
  const said = all.flatMap(([text, { value }]) =>
    value.kind === "scalar" && ON_PAPER.has(text) ? [[text, value.text] as const] : [],
  );
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
