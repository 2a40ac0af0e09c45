/** Help at a cursor in a file of a translation: the texts of its original, by the ids of their entries. */
import { assistAt } from "../../../schema/assist/assist.ts";
import type { Assisted, AssistWords } from "../../../schema/assist/assisted.ts";
import { mayBeAdded } from "../../../schema/locale/text-fields.ts";
import type { ContentFiles } from "../../read/content-files.ts";
import { originalOf } from "../../read/locale/locale-files.ts";
import { translatedKind } from "../../read/locale/overlaying.ts";
import { originalTexts } from "../translate/original-texts.ts";
import { schemaOfFile } from "./file-schema.ts";
import { translationSchema } from "./translation-schema.ts";

/**
 * @param path of the file in the project
 * @returns undefined for a file that translates no content file, such as `words.yaml`
 */
export function assistTranslation(
  content: ContentFiles,
  path: string,
  offset: number,
  words: AssistWords,
): Assisted | undefined {
  const original = originalOf(content.folder, path);
  const kind = original && translatedKind(content, original);
  const document = kind && content.open(original);
  const over = content.open(path);
  if (!document || !over) return undefined;
  const shape = originalTexts(document, kind, content) ?? { kind: "map", entries: [] };
  const schema = translationSchema(shape, {
    schema: schemaOfFile(kind, document, content),
    mayBeAdded: (at) => mayBeAdded(kind, at),
  });
  return assistAt(over.text, offset, schema, { ...words, namesAt: () => [], pictures: [] });
}
