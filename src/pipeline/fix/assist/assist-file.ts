/** Help at a cursor in a file of a game. */
import { assistAt } from "../../../schema/assist/assist.ts";
import type { Assisted, AssistWords } from "../../../schema/assist/assisted.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import type { FileKind } from "../../../schema/files.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import { isTextTable } from "../../../source/table-files.ts";
import { decodeText } from "../../../source/text/decode.ts";
import { decksOfGame } from "../../draw/deck-data.ts";
import type { ProjectContext } from "../../project.ts";
import { type ContentFiles, documentsOf, openContent } from "../../read/content-files.ts";
import { originalOf } from "../../read/locale/locale-files.ts";
import { readGame } from "../../read/read-game.ts";
import { contentFolderOf } from "../../read/sheets/read-sheets.ts";
import { assistCsv } from "./assist-csv.ts";
import { assistTemplate } from "./assist-template.ts";
import { assistTrack } from "./assist-track.ts";
import { assistTranslation } from "./assist-translation.ts";
import { assistWords, type ShownPicture } from "./assist-words.ts";
import { schemaOfFile } from "./file-schema.ts";

const NO_WORDS: AssistWords = {
  namesAt: () => [],
  pictures: [],
  marks: [],
  drawingOf: () => undefined,
  iconsWith: () => [],
};

/**
 * @param file of the game: a content file, one of a translation, or a template
 * @param offset in its text
 * @param shownPicture for cards that the file lists
 * @returns undefined for other files
 */
export function assistFile(
  project: ProjectContext,
  game: string,
  file: string,
  offset: number,
  shownPicture?: ShownPicture,
): Assisted | undefined {
  const content = openContent(project.host, `content/${game}`, project.memory);
  const { game: read } = readGame(project, game).value;
  const wordsFor = (kind?: FileKind): AssistWords =>
    read ? assistWords(project, read, kind, fieldsOf(content), shownPicture) : NO_WORDS;
  if (file.endsWith(".svg.hbs")) {
    const { text } = decodeText(file, project.host.readBytes(file)).value;
    return assistTemplate({ file, text }, offset, decksOfGame(project, game), wordsFor());
  }
  if (isTextTable(file)) {
    for (const deck of documentsOf(content, "deck")) {
      const csv = content.openEntries(deck);
      if (csv?.path === file) return assistCsv(content, deck, csv, offset, wordsFor("deck"));
    }
    return undefined;
  }
  if (originalOf(content.folder, file)) return assistTranslation(content, file, offset, wordsFor());
  const folder = contentFolderOf(game, file);
  const home = folder === content.folder ? content : openContent(project.host, folder);
  const kind = kindOfPath(file.slice(folder.length + 1));
  const document = kind && home.open(file);
  if (!kind || !document) return undefined;
  const schema = schemaOfFile(kind, document, home);
  if ((kind !== "scenario" && kind !== "figure") || !read)
    return assistAt(document.text, offset, schema, wordsFor(kind));
  return assistTrack(document, offset, { schema, words: wordsFor(kind), game: read });
}

/** Names of all fields of the game's cards. */
function fieldsOf(content: ContentFiles): readonly string[] {
  const names = documentsOf(content, "deck").flatMap((deck) =>
    Object.keys(readDeckFields(deck, content.open).schemas.fields),
  );
  return [...new Set(names)];
}
