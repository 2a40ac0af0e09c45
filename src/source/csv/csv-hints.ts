/** Unwanted changes that spreadsheets make to cells. */
import type { ReportCsv } from "../fault.ts";
import type { Column } from "./csv-header.ts";
import type { Cell } from "./csv-rows.ts";

/** The first letters of months in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const MONTH =
  "(?:jan|ene|gen|feb|fév|fev|mar|mär|mrz|mrt|apr|avr|abr|may|mai|mei|mag|jun|jui|giu|jul|lug|aug|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|dez|déc|dic)\\p{L}*\\.?";
/** "5. Aug", "5-Aug", "Aug 5", "5 août", "Aug-05", "2024-08-05", "05/08/2024", "8月5日": what n/m values become. */
const DATE = new RegExp(
  [
    `^\\d{1,2}[.\\-/ ]{1,2}${MONTH}(?:[\\-/ ]\\d{2,4})?$`,
    `^${MONTH}[\\-/ ]{1,2}\\d{1,4}$`,
    "^\\d{4}([-/.])\\d{1,2}\\1\\d{1,2}$",
    "^\\d{1,2}([./-])\\d{1,2}\\2\\d{2,4}$",
    "^\\d{1,2}月\\d{1,2}日$",
  ].join("|"),
  "iu",
);
/**
 * The content of a cell whose formula failed or whose column is too narrow, and a formula exported instead of its result;
 * in English, then in German, French, Spanish and Italian. One or two signs are text, such as a wall on a map.
 */
const ERROR = new RegExp(
  [
    "^#(?:REF!|N/A|NAME\\?|VALUE!|DIV/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!|FIELD!|ERROR!|CONNECT!|BLOCKED!|UNKNOWN!|GETTING_DATA)$",
    "^#(?:BEZUG!|WERT!|NV|ZAHL!|ÜBERLAUF!|VALEUR!|NOM\\?|NOMBRE!|RIF!|VALORE!|NOME\\?|N/D)$",
    "^#(?:¡(?:REF|VALOR|NUM|DIV/0)!|¿NOMBRE\\?)$",
    "^#{3,}$",
    "^Err:\\d{3}$",
  ].join("|"),
);
const FORMULA = /^=(?:[A-Z]+\(|\$?[A-Z]{1,3}\$?\d+\b|\d+[-+*/])/i;
/** UTF-8 that was read as Windows-1252 and saved again: "cafÃ©", "â€œ", "Â°". */
const GARBLED = /[ÃÂ][\u0080-\u00BF\u0152-\u2122]|â(?:€|\u0080|„)/;

/** "5/8", "3-4", "12", "1,5". */
const FRACTION_OR_NUMBER = /^[+-]?\d+([.,/-]\d+)?$/;

/** How every such cell begins, or what it contains: decided faster than by the three. */
const DOUBTFUL = /^[#=E]|[ÃÂâ]/;

export function hintsOfCells(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  report: ReportCsv,
): void {
  for (const [index, column] of columns.entries()) {
    const cells = rows.flatMap((row) => row[index] ?? []).filter(({ text }) => text !== "");
    for (const cell of cells) {
      if (!DOUBTFUL.test(cell.text)) continue;
      if (ERROR.test(cell.text)) report(cell, spreadsheetError(cell.text), `error ${cell.text}`);
      else if (FORMULA.test(cell.text)) report(cell, formula(), "formula");
      else if (GARBLED.test(cell.text)) report(cell, garbled(cell.text), "garbled");
    }
    if (!cells.every(({ text }) => FRACTION_OR_NUMBER.test(text) || DATE.test(text))) continue;
    const dates = cells.filter(({ text }) => DATE.test(text));
    const others = cells.filter(({ text }) => !DATE.test(text));
    if (others.length === 0) continue;
    for (const date of dates)
      report(date, dateLike(date.text, column.name, others[0]?.text ?? ""), `date in column ${index}`);
  }
}

function spreadsheetError(text: string) {
  return {
    rule: "csv/spreadsheet-error",
    severity: "warning",
    message: `"${text}" is what a spreadsheet shows instead of a value`,
    fix: /^#{3,}$/.test(text)
      ? "make the column wider or choose another format in the spreadsheet, and save it again"
      : "correct the formula in the spreadsheet, and save it again",
  } as const;
}

function formula() {
  return {
    rule: "csv/spreadsheet-error",
    severity: "warning",
    message: "this is a formula, and prints literally",
    fix: "write its result; a spreadsheet that displays formulas also saves them",
  } as const;
}

function garbled(text: string) {
  const part = GARBLED.exec(text)?.[0] ?? "";
  return {
    rule: "csv/garbled-text",
    severity: "warning",
    message: `"${part}" results from reading UTF-8 as Windows-1252 and saving it again`,
    fix: "correct the text; import the file into the spreadsheet as UTF-8, and save it as CSV UTF-8",
  } as const;
}

function dateLike(text: string, field: string, other: string) {
  return {
    rule: "csv/date-like",
    severity: "warning",
    message: `"${text}" looks like a date, in a column that otherwise contains values like ${other}`,
    why: "spreadsheets turn values like 5/8 into dates",
    fix: `write the intended value, and format the column "${field}" as text`,
  } as const;
}
