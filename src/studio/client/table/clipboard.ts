/** Cells on the clipboard: tables of spreadsheets and of web pages in, tab-separated text and a table out. */
import { placed } from "./spans.ts";

export type Cells = readonly (readonly string[])[];

/** The cells that were copied; undefined for nothing. A table is read where there is one, because its texts are whole. */
export function cellsIn(data: Pick<DataTransfer, "getData">): Cells | undefined {
  const table = cellsOfHtml(data.getData("text/html"));
  if (table) return table;
  const text = data.getData("text/plain");
  return text === "" ? undefined : cellsOfText(text);
}

/** Spreadsheets put cells with tabs, line breaks or quotes in quotes. */
export function cellsOfText(text: string): Cells {
  const rows: string[][] = [];
  let row: string[] = [];
  const CELL = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n?|\n|$)/gy;
  for (const [whole, cell = "", end] of text.matchAll(CELL)) {
    // The end of a text that ends with a line break is no row.
    if (whole === "" && row.length === 0 && rows.length > 0) break;
    row.push(cell.startsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === "\t") continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}

function cellsOfHtml(html: string): Cells | undefined {
  if (!/<table/i.test(html)) return undefined;
  const table = new DOMParser().parseFromString(parsable(html), "text/html").querySelector("table");
  const rows = placed(
    [...(table?.rows ?? [])].map((row) =>
      [...row.cells].map((cell) => ({ text: textOfCell(cell), across: cell.colSpan, down: cell.rowSpan })),
    ),
  );
  return rows.some((row) => row.length > 0) ? rows : undefined;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** Browsers that have trusted types take texts to be parsed only from a policy that the page's headers name. */
const policy = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy(
  "broadside-clipboard",
  { createHTML: (html) => html },
);

/** For a document of its own, in which no script runs and nothing is loaded. */
const parsable = (html: string): string => policy?.createHTML(html) ?? html;

function textOfCell(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll("br")) line.replaceWith("\n");
  // In the source of a page, line breaks are only spaces.
  const lines = (cell.textContent ?? "")
    .split("\n")
    .map((line) => line.replaceAll(/[ \t\u00A0]+/g, " ").trim());
  return lines.join("\n").trim();
}

export const asText = (cells: Cells): string => cells.map((row) => row.map(quoted).join("\t")).join("\n");

const quoted = (cell: string): string => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export function asHtml(cells: Cells): string {
  const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`);
  return `<table>${rows.join("")}</table>`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");
