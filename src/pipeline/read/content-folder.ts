/** What a folder of content lacks or has too much: files that nothing reads, no deck, an id that is not its name. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { ResolveInput } from "../../game/input.ts";
import { CONTENT_GLOBS, kindOfPath } from "../../schema/kinds.ts";
import { placeOf } from "../../source/locate.ts";
import type { ContentFiles } from "./content-files.ts";

/**
 * Data below the game's folder that nothing opened: YAML, CSV and spreadsheets anywhere; JSON, TOML and XML only where
 * content files are read, because other programs keep such files beside pictures and fonts.
 */
export function unreadFiles(content: ContentFiles): readonly Diagnostic[] {
  return content.files
    .filter(
      (file) =>
        !LOCK.test(file) && isData(file, file.slice(content.folder.length + 1)) && !content.sources.has(file),
    )
    .map((file) => ({
      ...startOf(file),
      rule: "game/unread-file",
      severity: "warning",
      message: `nothing reads the file ${file.slice(content.folder.length + 1)}`,
      why: "what it says does not become part of the game",
      fix: fixOf(file.slice(content.folder.length + 1)),
    }));
}

const isData = (file: string, below: string): boolean =>
  /\.(ya?ml|csv)$/i.test(file) ||
  TABLE.test(file) ||
  (/\.(json[5cl]?|toml|xml)$/i.test(file) && (!below.includes("/") || folderMeant(below) !== undefined));

/** What Excel keeps beside a spreadsheet while it is open; the lock of LibreOffice is hidden. */
const LOCK = /(?:^|\/)~\$[^/]*$/;

/** Tables that a spreadsheet, or the program that wrote them, can save as CSV. */
const TABLE = /\.(tsv|tab|psv|xlsx?|xlsm|xlsb|ods|fods|numbers)$/i;

/** `deck/coins.yml` is one letter and an ending away from a file that is read. */
function fixOf(file: string): string {
  const [, name = "", ...deeper] = file.split("/");
  const meant = folderMeant(file);
  // JSON can be read as YAML.
  if (deeper.length === 0 && meant !== undefined && /\.(ya?ml|json)$/i.test(name))
    return `call it ${meant}/${name.replace(/\.\w+$/, ".yaml")}`;
  const table = /([^/]+)\.\w+$/.exec(file)?.[1];
  if (TABLE.test(file))
    return `save it as CSV beside a deck (decks/${table}.csv) that names it (cards: ${table}.csv), or remove it`;
  if (!/\.(ya?ml|csv)$/i.test(file)) return "write what it holds as YAML or CSV, or remove it";
  return `give it a name that is read (${Object.values(CONTENT_GLOBS).join(", ")}), name it in a deck, or remove it`;
}

/** Folders of a game whose files are read: decks, dice and so on. */
const FOLDERS = Object.values(CONTENT_GLOBS).flatMap((glob) => /^(.+)\/\*/.exec(glob)?.[1] ?? []);

/** The folder that a file is in, or the one whose name was misspelt: "decks" for "deck/coins.yaml". */
const folderMeant = (file: string): string | undefined => nearest(file.split("/")[0] ?? "", FOLDERS);

/** A game without any deck prints nothing. */
export function noDecks(content: ContentFiles): readonly Diagnostic[] {
  const isDeck = (file: string): boolean => kindOfPath(file.slice(content.folder.length + 1)) === "deck";
  if (content.files.some(isDeck)) return [];
  return [
    {
      ...startOf(`${content.folder}/game.yaml`),
      rule: "game/no-decks",
      severity: "error",
      message: "the game has no deck, so there is nothing to print",
      fix: `write one: ${content.folder}/${CONTENT_GLOBS.deck}`,
    },
  ];
}

/** Files, templates and output are found by the folder's name, so the id must be the same. */
export function wrongFolder({ game, sources }: ResolveInput, folder: string): readonly Diagnostic[] {
  if (game.file.id === folder) return [];
  return [
    {
      ...placeOf(sources, { file: game.path, path: ["id"] }),
      rule: "game/wrong-folder",
      severity: "error",
      message: `the game's id is "${game.file.id}", and its folder is content/${folder}`,
      why: "templates and commands find a game by the name of its folder",
      fix: `write "id: ${folder}", or rename the folder to ${game.file.id}`,
    },
  ];
}
