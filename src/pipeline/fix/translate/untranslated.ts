/**
 * What a translation of a game has yet to say: a file for each content file with texts, in its shape, with the original
 * above each empty value, and one for the words of its templates. Files that the translation has already are left alone;
 * what they lack is counted. Limit: a single word in lower case counts as an id.
 */

import { TRANSLATED_KINDS } from "../../../schema/locale/text-fields.ts";
import { isNothing } from "../../../source/overlay/overlay.ts";
import type { SourceNode } from "../../../source/tree.ts";
import type { TemplateSource } from "../../../template/template.ts";
import { lookedUp, translatedWords } from "../../../template/words/template-words.ts";
import { readTemplates } from "../../draw/templates.ts";
import type { ProjectContext } from "../../project.ts";
import { documentsOf, openContent } from "../../read/content-files.ts";
import { localeFolder } from "../../read/locale/locale-files.ts";
import { originalTexts } from "./original-texts.ts";
import { isWordy, textsOfShape, without } from "./shape.ts";
import { writtenShape, writtenWords } from "./write-shape.ts";

export interface Untranslated {
  /** The new files, by their paths in the project. */
  readonly files: ReadonlyMap<string, string>;
  /** Number of texts in them. */
  readonly texts: number;
  /** How many texts each file of the translation lacks. */
  readonly lacking: ReadonlyMap<string, number>;
  /** Number of texts of the game, translated or not. */
  readonly all: number;
}

/** @param game its id */
export function untranslated(project: ProjectContext, game: string, lang: string): Untranslated {
  const content = openContent(project.host, `content/${game}`, project.memory);
  const home = localeFolder(content.folder, lang);
  const files = new Map<string, string>();
  const lacking = new Map<string, number>();
  let texts = 0;
  let all = 0;
  const note = (path: string, count: number, text: string, isThere: boolean): void => {
    if (count === 0) return;
    if (isThere) lacking.set(path, count);
    else {
      files.set(path, text);
      texts += count;
    }
  };
  for (const kind of TRANSLATED_KINDS)
    for (const document of documentsOf(content, kind)) {
      const path = `${home}/${document.path.slice(content.folder.length + 1)}`;
      const over = content.open(path);
      const whole = originalTexts(document, kind, content);
      if (whole) all += textsOfShape(whole);
      const shape = whole && over?.root ? without(whole, over.root) : whole;
      if (shape) note(path, textsOfShape(shape), writtenShape(shape), over !== undefined);
    }
  const words = wordsOf(project, game);
  const path = `${home}/words.yaml`;
  const known = content.open(path)?.root;
  const left = words.filter((text) => !hasEntry(known, text));
  note(path, left.length, writtenWords(left), known !== undefined);
  return { files, texts, lacking, all: all + words.length };
}

function hasEntry(root: SourceNode | undefined, text: string): boolean {
  const entries = root?.kind === "map" ? root.entries : [];
  return entries.some(({ key, value }) => lookedUp(key) === text && !isNothing(value));
}

/** The texts of the game's own templates, each once. */
function wordsOf(project: ProjectContext, game: string): readonly string[] {
  const { templates, partials } = readTemplates(project, game).value;
  const own = [...templates.values(), ...partials.values()].filter(isOwn);
  const literal = (text: string): string => text.replace(/\{\{[\s\S]*?\}\}/g, " ");
  const all = { get: (text: string) => (isWordy(literal(text)) ? text : undefined) };
  return [...new Set(own.flatMap(({ text }) => translatedWords(text, all).map(({ written }) => written)))];

  function isOwn({ file }: TemplateSource): boolean {
    return file.startsWith(`templates/${game}/`);
  }
}
