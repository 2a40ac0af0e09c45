/** Reads the spreadsheets that become the decks of a new game, or rejects them with the reason. */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { option, type Wording, wording } from "../../../diagnostics/wording.ts";
import { counted, listed, listedFirst } from "../../../diagnostics/words.ts";
import { uniqueNames } from "../../../host/disk/file-names.ts";
import { type Host, HostError } from "../../../host/host.ts";
import { asCommaText } from "../../../source/csv/comma-text.ts";
import { cellName } from "../../../source/spreadsheet/cells.ts";
import { isTabbed, isWorkbook, sheetName } from "../../../source/table-files.ts";
import { SAVE_AS_CSV } from "../../../source/text/decode.ts";
import type { ColumnChoices } from "./column-uses.ts";
import { readSpreadsheet, type Spreadsheet, spreadsheetOf } from "./spreadsheet.ts";
import { type FirstLayout, firstLayout } from "./spreadsheet-layout.ts";
import { findPictures, type PictureBudget, pictureBudget } from "./spreadsheet-pictures.ts";
import { type WorkbookFault, type WorkbookSource, workbookSource } from "./spreadsheet-source.ts";
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
  /** Of a workbook, the sheet with the cards; default: the only one that is filled. */
  readonly sheet?: string;
  /** What a person wants columns to become. */
  readonly choices?: ColumnChoices;
  /** True for a text without a folder, beside which no picture can be. */
  readonly isPasted?: boolean;
}

/** A copy of the spreadsheet file. */
export interface CardsFile {
  /** Its name beside the deck's file. */
  readonly name: string;
  /** How the deck names it: with the sheet, if there are several. */
  readonly reference: string;
  readonly content: string | Uint8Array;
}

/** A spreadsheet, and the deck made from it. */
export interface SpreadsheetDeck {
  readonly id: string;
  readonly title: string;
  readonly sheet: Spreadsheet;
  readonly layout: FirstLayout;
  /** The file of its cards. */
  readonly cards: CardsFile;
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
  const workbookNames = namesOfWorkbooks();
  const decks: SpreadsheetDeck[] = [];
  for (const file of files) {
    const title = file.title ?? file.sheet ?? stem(file.name);
    const id = nameOf(title);
    const names = { id, title, art: areApart ? `art/${id}` : "art", workbook: () => workbookNames(file) };
    const deck = deckOf(file, names, budget);
    if ("refusal" in deck) return deck;
    decks.push(deck);
  }
  return { decks };
}

const stem = (name: string): string => name.replace(/\.[A-Za-z]{1,5}$/, "");

/** Decks from one workbook share its copy. */
function namesOfWorkbooks(): (file: SpreadsheetFile) => string {
  const nameOf = uniqueNames();
  const names = new Map<string, string>();
  return ({ name, host }) => {
    const key = `${host.root}/${name}`;
    const known = names.get(key) ?? `${nameOf(stem(name))}${name.slice(name.lastIndexOf(".")).toLowerCase()}`;
    names.set(key, known);
    return known;
  };
}

interface DeckNames {
  readonly id: string;
  readonly title: string;
  /** The folder of its pictures. */
  readonly art: string;
  /** The name of the copy of its workbook. */
  workbook(): string;
}

function deckOf(
  file: SpreadsheetFile,
  { id, title, art, workbook }: DeckNames,
  budget: PictureBudget,
): SpreadsheetDeck | Refusal {
  const bytes = bytesOf(file);
  if ("refusal" in bytes) return bytes;
  const source = isWorkbook(file.name) ? workbookSource(file.shown, bytes, file.sheet) : undefined;
  if (source && "fault" in source) return { refusal: workbookRefusal(file, source) };
  const own = file.isPasted ? withCommas(bytes) : bytes;
  const { value: read, diagnostics } = source
    ? spreadsheetOf(source.table, id, file.choices)
    : readSpreadsheet(file.shown, own, id, file.choices);
  if (!read) return { refusal: refusalOf(file.shown, diagnostics) };
  const { files, remarks, refusal } = findPictures(file.host, read.pictures, budget);
  if (refusal !== undefined) return { refusal: `nothing was made: ${file.shown}: ${refusal}` };
  const sheet = files.size > 0 ? read : withoutPictures(read, file.isPasted === true);
  return {
    id,
    title: titleOf(title),
    sheet,
    cards: source ? workbookCards(source, workbook(), bytes) : textCards(file, id, sheet.text),
    layout: firstLayout(sheet),
    art,
    pictures: files,
    remarks: [...sheet.remarks, ...(file.isPasted ? [] : remarks).map((remark) => `Pictures: ${remark}.`)],
  };
}

function workbookCards(
  { sheet, isOneOfSeveral }: WorkbookSource,
  name: string,
  content: Uint8Array,
): CardsFile {
  return { name, reference: isOneOfSeveral ? sheetName(name, sheet) : name, content };
}

function textCards(file: SpreadsheetFile, id: string, content: string): CardsFile {
  const name = `${id}${isTabbed(file.name) ? ".tsv" : ".csv"}`;
  return { name, reference: name, content };
}

const withCommas = (bytes: Uint8Array): Uint8Array =>
  new TextEncoder().encode(asCommaText(new TextDecoder().decode(bytes)));

/** If there are no pictures to copy, the file names are printed, so that there is a first sheet anyway. */
function withoutPictures(sheet: Spreadsheet, isPasted: boolean): Spreadsheet {
  if (sheet.pictures.length === 0) return sheet;
  const columns = listed(sheet.pictures.map(({ label }) => `"${label}"`));
  const how = isPasted
    ? "add pictures to the game later, and place them in its template"
    : "put the files next to the spreadsheet file";
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

/** Files of spreadsheet programs that are not read, by their endings. */
const UNREAD = /\.(xls|xlsm|xlsb|fods|numbers|gsheet)$/i;

function bytesOf({ shown, name, host }: SpreadsheetFile): Uint8Array | Refusal {
  if (UNREAD.test(name))
    return {
      refusal: `"${shown}" is a file of a kind that is not read; save it as .xlsx or .ods, or ${SAVE_AS_CSV}`,
    };
  try {
    return host.readBytes(name);
  } catch (error) {
    if (error instanceof HostError) return { refusal: wording`${option("from")}: ${error.message}` };
    throw error;
  }
}

/** How many sheets a message names. */
const MOST_SHEETS = 12;

function workbookRefusal({ shown, sheet }: SpreadsheetFile, { fault, sheets }: WorkbookFault): Wording {
  if (!sheets) return `nothing was made: ${shown}: ${fault.message}; ${fault.fix}`;
  const names = listedFirst(
    sheets.map((name) => `"${name}"`),
    MOST_SHEETS,
  );
  return sheet === undefined
    ? wording`nothing was made: ${shown} has ${String(sheets.length)} sheets: ${names}; give the one with the cards as ${option("sheet")}, or each as ${`"${sheetName(shown, sheets[0] ?? "")}"`}`
    : wording`nothing was made: ${option("sheet")}: ${shown} has no sheet "${sheet}", only ${names}`;
}

function refusalOf(file: string, diagnostics: readonly Diagnostic[]): string {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  if (!first) return `"${file}" has no cards; each row below the column names is a card`;
  const { start, message, fix } = first;
  const place = isWorkbook(file)
    ? `${first.file.replace("#", ", sheet ")}, ${cellName(start.line, start.column)}`
    : `${file}:${start.line}:${start.column}`;
  const what = `${place}: ${message}`;
  const more = others.length > 0 ? ` (and ${counted(others.length, "more fault")} in this file)` : "";
  return `nothing was made: ${what}${fix === undefined ? "" : `; ${fix}`}${more}`;
}
