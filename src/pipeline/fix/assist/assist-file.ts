/** Help at a cursor in a content file of a game. */
import { assistAt } from "../../../schema/assist/assist.ts";
import type { Assisted, AssistWords } from "../../../schema/assist/assisted.ts";
import { readDeckFields } from "../../../schema/entries/check-deck.ts";
import { kindOfPath } from "../../../schema/kinds.ts";
import type { ProjectContext } from "../../project.ts";
import { type ContentFiles, openContent } from "../../read/content-files.ts";
import { readGame } from "../../read/read-game.ts";
import { assistWords } from "./assist-words.ts";
import { schemaOfFile } from "./file-schema.ts";

const NO_WORDS: AssistWords = { namesAt: () => [], pictures: [], marks: [], iconsWith: () => [] };

/**
 * @param file of the game, below its folder
 * @param offset in its text
 * @returns undefined for a file that has no schema
 */
export function assistFile(
  project: ProjectContext,
  game: string,
  file: string,
  offset: number,
): Assisted | undefined {
  const content = openContent(project.host, `content/${game}`, project.memory);
  const kind = kindOfPath(file.slice(content.folder.length + 1));
  const document = kind && content.open(file);
  if (!kind || !document) return undefined;
  const { game: read } = readGame(project, game).value;
  const words = read ? assistWords(project, read, kind, fieldsOf(content)) : NO_WORDS;
  return assistAt(document.text, offset, schemaOfFile(kind, document, content), words);
}

/** Names of all fields of the game's cards. */
function fieldsOf(content: ContentFiles): readonly string[] {
  const decks = content.files.filter((path) => kindOfPath(path.slice(content.folder.length + 1)) === "deck");
  const names = decks.flatMap((path) => {
    const document = content.open(path);
    return document ? Object.keys(readDeckFields(document, content.open).schemas.fields) : [];
  });
  return [...new Set(names)];
}
