/** OpenDocument spreadsheets for tests, written by hand as LibreOffice writes them. */
import { escaped, zipped } from "./xlsx.ts";

const NAMESPACES = [
  ["office", "urn:oasis:names:tc:opendocument:xmlns:office:1.0"],
  ["table", "urn:oasis:names:tc:opendocument:xmlns:table:1.0"],
  ["text", "urn:oasis:names:tc:opendocument:xmlns:text:1.0"],
  ["style", "urn:oasis:names:tc:opendocument:xmlns:style:1.0"],
  ["fo", "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"],
  ["calcext", "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"],
]
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(" ");

/** @param tables `<table:table>...</table:table>` @param styles of `office:automatic-styles` */
export const ods = (tables: string, styles = "", files: Readonly<Record<string, string>> = {}): Uint8Array =>
  zipped({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "content.xml": `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${NAMESPACES} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    "META-INF/manifest.xml": "<manifest/>",
    ...files,
  });

/** A workbook with one sheet of texts; line feeds make paragraphs, as in LibreOffice. */
export const odsOfTexts = (rows: readonly (readonly string[])[], name = "Cards"): Uint8Array =>
  ods(`<table:table table:name="${name}">${rows.map(rowOf).join("")}</table:table>`);

const rowOf = (cells: readonly string[]): string =>
  `<table:table-row>${cells.map(cellOf).join("")}<table:table-cell table:number-columns-repeated="16000"/></table:table-row>`;

const cellOf = (text: string): string =>
  text === ""
    ? "<table:table-cell/>"
    : `<table:table-cell office:value-type="string" calcext:value-type="string">${text
        .split("\n")
        .map((line) => `<text:p>${spaced(line)}</text:p>`)
        .join("")}</table:table-cell>`;

/** White space collapses in OpenDocument: each further space is an element. */
const spaced = (line: string): string =>
  escaped(line).replaceAll(/ {2,}|^ | $/g, (spaces) => `<text:s text:c="${spaces.length}"/>`);
