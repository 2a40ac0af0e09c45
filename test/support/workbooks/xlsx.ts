/**
 * Excel workbooks for tests, written by hand as programs write them: parts of XML in a zip, by their paths. What a test is
 * about stands in the test; this adds what every workbook has.
 */
import { strToU8, type Zippable, zipSync } from "fflate";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface XlsxSheet {
  readonly name: string;
  /** The children of `worksheet`: `<sheetData>...</sheetData>` and others. */
  readonly xml: string;
  readonly state?: "hidden" | "veryHidden";
}

export interface XlsxParts {
  readonly sheets: readonly XlsxSheet[];
  /** The children of `sst`. */
  readonly strings?: string;
  /** The children of `styleSheet`. */
  readonly styles?: string;
  /** Attributes of `workbookPr`. */
  readonly properties?: string;
  /** More files, or others in the place of those that are made. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The bytes of a workbook as Excel lays it out. */
export function xlsx({ sheets, strings, styles, properties = "", files = {} }: XlsxParts): Uint8Array {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state === undefined ? "" : ` state="${state}"`} r:id="rId${index + 1}"/>`,
  );
  const relations = [
    ...sheets.map((_, index) => relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`)),
    relation("rIdStyles", "styles", "styles.xml"),
    relation("rIdStrings", "sharedStrings", "sharedStrings.xml"),
  ];
  return zipped({
    "[Content_Types].xml": `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr ${properties}/><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${RELATIONS}">${relations.join("")}</Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}">${styles ?? ""}</styleSheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}">${strings ?? ""}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}">${xml}</worksheet>`,
      ]),
    ),
    ...files,
  });
}

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** Files in a zip archive. */
export const zipped = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ) as Zippable,
    { mtime: new Date(1980, 0, 2) },
  );

/** A workbook with one sheet of texts, as inline strings; empty texts have no cell. */
export const xlsxOfTexts = (rows: readonly (readonly string[])[], name = "Cards"): Uint8Array =>
  xlsx({ sheets: [{ name, xml: sheetOfTexts(rows) }] });

export const sheetOfTexts = (rows: readonly (readonly string[])[]): string => {
  const lines = rows.map((cells, row) => {
    const filled = cells.map((text, column) =>
      text === ""
        ? ""
        : `<c r="${letters(column)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row r="${row + 1}">${filled.join("")}</row>`;
  });
  return `<sheetData>${lines.join("")}</sheetData>`;
};

const letters = (column: number): string =>
  (column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : "") +
  String.fromCharCode(65 + (column % 26));

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
