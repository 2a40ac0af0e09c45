/** The spreadsheets that `broadside init --from` names: read, or refused with the reason, and what is said about them. */
import { basename, dirname, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { counted, listed } from "../diagnostics/words.ts";
import { type Host, HostError } from "../host/host.ts";
import { createNodeHost } from "../host/node-host.ts";
import { uniqueNames } from "../pipeline/output-names.ts";
import { readSpreadsheet } from "../pipeline/spreadsheet.ts";
import { type SpreadsheetDeck, sizeOf } from "../pipeline/spreadsheet-game.ts";
import { SAVE_AS_CSV } from "../source/decode.ts";
import { CannotRun } from "./cannot-run.ts";

/** @throws CannotRun when one of the files cannot be read, or has no cards. */
export function spreadsheetDecks(files: readonly string[]): readonly SpreadsheetDeck[] {
  const nameOf = uniqueNames();
  return files.map((file) => deckOf(file, nameOf(stem(file))));
}

const stem = (file: string): string => basename(file).replace(/\.[A-Za-z]{1,5}$/, "");

function deckOf(file: string, id: string): SpreadsheetDeck {
  const host = createNodeHost(dirname(resolve(file)));
  const bytes = bytesOf(host, file);
  const { value, diagnostics } = readSpreadsheet(file, bytes, id, (cell) => isPicture(host, cell));
  if (!value) throw new CannotRun(refusal(file, diagnostics));
  const cells = new Set(value.picture?.values);
  const pictures = [...cells].filter((cell) => isPicture(host, cell));
  return {
    id,
    title: titleFrom(stem(file)),
    sheet: value,
    pictures: new Map(pictures.map((path) => [path, host.readBytes(path)])),
  };
}

/** Spreadsheet programs' own files, by their endings. */
const WORKBOOK = /\.(xlsx?|xlsm|xlsb|ods|fods|numbers|gsheet)$/i;

function bytesOf(host: Host, file: string): Uint8Array {
  if (WORKBOOK.test(file)) throw new CannotRun(`"${file}" is a workbook, expected CSV; ${SAVE_AS_CSV}`);
  try {
    return host.readBytes(basename(file));
  } catch (error) {
    if (error instanceof HostError) throw new CannotRun(`--from: ${error.message}`);
    throw error;
  }
}

/** A file beside the spreadsheet, or in a folder there. */
function isPicture(host: Host, cell: string): boolean {
  const steps = cell.split("/");
  return steps.every((step) => step !== "" && !step.startsWith(".")) && host.isFile(cell);
}

function refusal(file: string, diagnostics: readonly Diagnostic[]): string {
  const [first, ...others] = diagnostics.filter(({ severity }) => severity === "error");
  if (!first) return `"${file}" has no cards; each row below the names of the columns is one`;
  const { start, message, fix } = first;
  const what = `${file}:${start.line}:${start.column}: ${message}`;
  const more = others.length > 0 ? ` (and ${counted(others.length, "more fault")} in this file)` : "";
  return `nothing was made: ${what}${fix === undefined ? "" : `; ${fix}`}${more}`;
}

/** "monster_cards" is "Monster cards". */
function titleFrom(name: string): string {
  const words = name.split(/[-_.\s]+/).filter((word) => word !== "");
  const title = words.join(" ").slice(0, 60);
  return title === "" ? "Cards" : title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * What has become of a spreadsheet, for people.
 * @param drawing the file of its template
 * @param fileAt a file by its path in the game's folder
 */
export function aboutDeck(
  deck: SpreadsheetDeck,
  drawing: string,
  fileAt: (path: string) => string,
): readonly string[] {
  const { sheet, id, title } = deck;
  const { name, fits } = sizeOf(deck);
  const copies = sheet.copies === undefined ? "" : `, as many copies as the column "${sheet.copies}" says`;
  return [
    `${title}: ${counted(sheet.cards, "card")}${copies}, on ${name} cards.`,
    `  cards     ${fileAt(`decks/${id}.csv`)}`,
    `  fields    ${fileAt(`decks/${id}.yaml`)}`,
    `  drawing   ${drawing}`,
    ...(deck.pictures.size > 0 ? [`  pictures  ${fileAt("art")}`] : []),
    ...(sheet.leftOut.length > 0 ? [`  left out  web addresses: ${listed(sheet.leftOut)}`] : []),
    ...(fits
      ? []
      : [
          "  The fullest card is too full for the largest card size: shorten its texts, or leave columns out.",
        ]),
  ];
}
