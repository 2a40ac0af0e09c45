/** Checks a folder of content for unused files, a missing deck, and an id that differs from the folder's name. */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import type { ResolveInput } from "../../game/input.ts";
import { CONTENT_GLOBS, kindOfPath } from "../../schema/kinds.ts";
import { placeOf } from "../../source/locate.ts";
import { isTable, isWorkbook, tableName } from "../../source/table-files.ts";
import type { ContentFiles } from "./content-files.ts";
import { isOfLocale } from "./locale/locale-files.ts";

/**
 * Data files below the game's folder that nothing opened: YAML, CSV and spreadsheets anywhere; JSON, TOML and XML only
 * in folders of content files, because other programs keep such files next to pictures and fonts.
 */
export function unreadFiles(content: ContentFiles): readonly Diagnostic[] {
  return content.files
    .filter(
      (file) =>
        !LOCK.test(file) &&
        !isOfLocale(file.slice(content.folder.length + 1)) &&
        isData(file, file.slice(content.folder.length + 1)) &&
        !isRead(content, file),
    )
    .map((file) => ({
      ...startOf(file),
      rule: "game/unread-file",
      severity: "warning",
      message: `nothing reads the file ${file.slice(content.folder.length + 1)}`,
      why: "its contents are not part of the game",
      fix: fixOf(file.slice(content.folder.length + 1)),
    }));
}

/** Folders of a game whose files are read: decks, dice and so on. */
const FOLDERS = Object.values(CONTENT_GLOBS).flatMap((glob) => /^(.+)\/\*/.exec(glob)?.[1] ?? []);

/** Besides those of content files, the folders of pictures and fonts. */
const ALL_FOLDERS = [...FOLDERS, "icons", "fonts"];

/** Of a workbook, at least one sheet. */
const isRead = ({ sources }: ContentFiles, file: string): boolean =>
  sources.has(file) ||
  (isWorkbook(file) && [...sources.keys()].some((path) => tableName(path).file === file));

const isData = (file: string, below: string): boolean =>
  ALL_FOLDERS.includes(below) ||
  /\.(ya?ml|csv)$/i.test(file) ||
  TABLE.test(file) ||
  (/\.(json[5cl]?|toml|xml)$/i.test(file) && (!below.includes("/") || folderMeant(below) !== undefined));

/** The lock file that Excel keeps next to an open spreadsheet; that of LibreOffice is hidden. */
const LOCK = /(?:^|\/)~\$[^/]*$/;

/** Tables that a spreadsheet program can save as CSV. */
const TABLE = /\.(tsv|tab|psv|xlsx?|xlsm|xlsb|ods|fods|numbers)$/i;

/** `deck/coins.yml` differs only by a letter and an extension from a path that is read. */
function fixOf(file: string): string {
  if (ALL_FOLDERS.includes(file)) return `remove it; ${file}/ is the name of a folder`;
  const [, name = "", ...deeper] = file.split("/");
  const meant = folderMeant(file);
  // JSON can be read as YAML.
  if (deeper.length === 0 && meant !== undefined && /\.(ya?ml|json)$/i.test(name))
    return `rename it to ${meant}/${name.replace(/\.\w+$/, ".yaml")}`;
  const table = /([^/]+)\.\w+$/.exec(file)?.[1];
  if (isTable(file) && !/\.csv$/i.test(file)) return fixOfTable(file);
  if (TABLE.test(file))
    return `save it as CSV beside a deck (decks/${table}.csv) that names it (cards: ${table}.csv), or remove it`;
  if (!/\.(ya?ml|csv)$/i.test(file)) return "save its contents as YAML or CSV, or remove it";
  return `give it a name that is read (${Object.values(CONTENT_GLOBS).join(", ")}), name it in a deck, or remove it`;
}

function fixOfTable(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const move = file === `decks/${name}` ? "" : `move it to decks/${name} and `;
  return `${move}name it in a deck (cards: ${name}), or remove it`;
}

/** The folder that a file is in, or the one whose name was misspelt: "decks" for "deck/coins.yaml". */
const folderMeant = (file: string): string | undefined => nearest(file.split("/")[0] ?? "", FOLDERS);

/** Reports a game without decks, which prints nothing. */
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

/** Files, templates and output are found by the folder's name, so the id must equal it. */
export function wrongFolder({ game, sources }: ResolveInput, folder: string): readonly Diagnostic[] {
  if (game.file.id === folder) return [];
  return [
    {
      ...placeOf(sources, { file: game.path, path: ["id"] }),
      rule: "game/wrong-folder",
      severity: "error",
      message: `the game's id is "${game.file.id}", but its folder is content/${folder}`,
      why: "templates and commands find a game by the name of its folder",
      fix: `write "id: ${folder}", or rename the folder to ${game.file.id}`,
    },
  ];
}
