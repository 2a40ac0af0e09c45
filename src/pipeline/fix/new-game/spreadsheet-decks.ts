/** Reads the spreadsheets that become the decks of a new game, or rejects them with the reason. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { option, type Wording, wording } from "../../../diagnostics/wording.ts";
import { counted, listed } from "../../../diagnostics/words.ts";
import { uniqueNames } from "../../../host/disk/file-names.ts";
import { type Host, HostError } from "../../../host/host.ts";
import { asCommaText } from "../../../source/csv/comma-text.ts";
import { SAVE_AS_CSV } from "../../../source/text/decode.ts";
import type { ColumnChoices } from "./column-uses.ts";
import { readSpreadsheet, type Spreadsheet } from "./spreadsheet.ts";
import { type FirstLayout, firstLayout } from "./spreadsheet-layout.ts";
import { findPictures, type PictureBudget, pictureBudget } from "./spreadsheet-pictures.ts";
import { LONGEST_TITLE, titleFrom } from "./titles.ts";

/** A spreadsheet file. */
export interface SpreadsheetFile {
  /** Its path as given on the command line, for messages. */
  readonly shown: string;
  /** Its name in the folder of `host`. */
  readonly name: string;
  readonly host: Host;
  /** What the deck is called; default: made from the name. */
  readonly title?: string;
  /** What a person wants columns to become. */
  readonly choices?: ColumnChoices;
  /** True for a text without a folder, beside which no picture can be. */
  readonly isPasted?: boolean;
}

/** A spreadsheet, and the deck made from it. */
export interface SpreadsheetDeck {
  readonly id: string;
  readonly title: string;
  readonly sheet: Spreadsheet;
  readonly layout: FirstLayout;
  /** The folder of its pictures in the game's folder. */
  readonly art: string;
  /** Reads each picture to copy, by its path in that folder. */
  readonly pictures: ReadonlyMap<string, () => Uint8Array>;
  /** Remarks about results that may surprise. */
  readonly remarks: readonly string[];
}

/** The decks, or the reason why nothing can be made. */
export type SpreadsheetDecks = { readonly decks: readonly SpreadsheetDeck[] } | Refusal;

/** Why nothing is made. */
interface Refusal {
  readonly refusal: Wording;
}

/** Spreadsheets from several folders may use one name for different pictures: then each deck has its own folder for them. */
export function spreadsheetDecks(files: readonly SpreadsheetFile[]): SpreadsheetDecks {
  const nameOf = uniqueNames();
  const budget = pictureBudget();
  const areApart = new Set(files.map(({ host }) => host.root)).size > 1;
  const decks: SpreadsheetDeck[] = [];
  for (const file of files) {
    const id = nameOf(file.title ?? stem(file.name));
    const deck = deckOf(file, id, areApart ? `art/${id}` : "art", budget);
    if ("refusal" in deck) return deck;
    decks.push(deck);
  }
  return { decks };
}

const stem = (name: string): string => name.replace(/\.[A-Za-z]{1,5}$/, "");

function deckOf(
  file: SpreadsheetFile,
  id: string,
  art: string,
  budget: PictureBudget,
): SpreadsheetDeck | Refusal {
  const bytes = bytesOf(file);
  if ("refusal" in bytes) return bytes;
  const own = file.isPasted ? withCommas(bytes) : bytes;
  const { value: read, diagnostics } = readSpreadsheet(file.shown, own, id, file.choices);
  if (!read) return { refusal: refusalOf(file.shown, diagnostics) };
  const { files, remarks, refusal } = findPictures(file.host, read.pictures, budget);
  if (refusal !== undefined) return { refusal: `nothing was made: ${file.shown}: ${refusal}` };
  const sheet = files.size > 0 ? read : withoutPictures(read, file.isPasted === true);
  return {
    id,
    title: titleOf(file.title ?? stem(file.name)),
    sheet,
    layout: firstLayout(sheet),
    art,
    pictures: files,
    remarks: [...sheet.remarks, ...(file.isPasted ? [] : remarks).map((remark) => `Pictures: ${remark}.`)],
  };
}

const withCommas = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(asCommaText(new TextDecoder().decode(bytes)));

/** If there are no pictures to copy, the file names are printed, so that there is a first sheet anyway. */
function withoutPictures(sheet: Spreadsheet, isPasted: boolean): Spreadsheet {
  if (sheet.pictures.length === 0) return sheet;
  const columns = listed(sheet.pictures.map(({ label }) => `"${label}"`));
  const how = isPasted
    ? "add pictures to the game later, and place them in its template"
    : "put the files next to the CSV file";
  const remark = `The file names in ${columns} are printed as text; to print pictures, ${how}.`;
  return {
    ...sheet,
    columns: sheet.columns.map((column) => (column.use === "picture" ? { ...column, use: "text" } : column)),
    pictures: [],
    lines: [...sheet.lines, ...sheet.pictures],
    remarks: [...sheet.remarks, remark],
  };
}

function titleOf(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cs}]/gu, " ");
  const title = [...titleFrom(plain)].slice(0, LONGEST_TITLE).join("").trim();
  return title === "" ? "Cards" : title;
}

/** Spreadsheet programs' own files, by their endings. */
const WORKBOOK = /\.(xlsx?|xlsm|xlsb|ods|fods|numbers|gsheet)$/i;

function bytesOf({ shown, name, host }: SpreadsheetFile): Uint8Array | Refusal {
  if (WORKBOOK.test(name)) return { refusal: `"${shown}" is a workbook, expected CSV; ${SAVE_AS_CSV}` };
  try {
    return host.readBytes(name);
  } catch (error) {
    if (error instanceof HostError) return { refusal: wording`${option("from")}: ${error.message}` };
    throw error;
  }
}

function refusalOf(file: string, diagnostics: readonly Diagnostic[]): string {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  if (!first) return `"${file}" has no cards; each row below the column names is a card`;
  const { start, message, fix } = first;
  const what = `${file}:${start.line}:${start.column}: ${message}`;
  const more = others.length > 0 ? ` (and ${counted(others.length, "more fault")} in this file)` : "";
  return `nothing was made: ${what}${fix === undefined ? "" : `; ${fix}`}${more}`;
}
