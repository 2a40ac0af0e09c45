/** Cards in an Excel workbook beside the same cards in a CSV file: the whole check, with nothing kept. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { inTurn } from "../measure.mjs";
import { at, cards } from "../speed/cards-at.mjs";
import { GAME } from "../speed/game.mjs";
import { checkCold } from "../speed/ours.mjs";
import { ratioRow } from "../speed/rows.mjs";

/** By the issue "finish like a press". */
const MOST = 1.5;
const ROWS = 5_400;

export const workbookRows = [{ name: "workbook", measure: () => at(cards(ROWS), {}, workbook) }];

function* workbook(folder, all) {
  const decks = join(folder, "content", GAME, "decks");
  const deck = join(decks, "d0.yaml");
  const [head] = readFileSync(deck, "utf8").split(/^cards:$/m);
  const columns = Object.keys(Object.assign({}, ...all));
  const table = [columns, ...all.map((card) => columns.map((name) => cellOf(card[name])))];
  writeFileSync(join(decks, "d0.csv"), csv(table));
  writeFileSync(join(decks, "d0.xlsx"), xlsx(table));
  const checked = (file) => {
    writeFileSync(deck, `${head}cards: ${file}\n`);
    return checkCold(folder);
  };
  const [book, text] = inTurn(
    5,
    () => checked("d0.xlsx"),
    () => checked("d0.csv"),
  );
  yield ratioRow(`\`check\` of ${ROWS} cards in XLSX`, book, "the same in CSV", text, { most: MOST });
}

/** Icons are written as in a deck's YAML. */
const cellOf = (value) => (typeof value === "string" ? value.replace(/\{(\w+)\}/g, ":$1:") : (value ?? ""));

const csv = (table) =>
  table.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",")).join("\n");

/** The texts stand in the table of shared strings, as Excel writes them. */
function xlsx(table) {
  const shared = new Map();
  const indexOf = (text) => {
    if (!shared.has(text)) shared.set(text, shared.size);
    return shared.get(text);
  };
  const rows = table.map((row, y) => {
    const cells = row.map((cell, x) => {
      const at = `r="${String.fromCharCode(65 + x)}${y + 1}"`;
      if (cell === "") return "";
      return typeof cell === "number"
        ? `<c ${at}><v>${cell}</v></c>`
        : `<c ${at} t="s"><v>${indexOf(cell)}</v></c>`;
    });
    return `<row r="${y + 1}">${cells.join("")}</row>`;
  });
  const strings = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relations = (list) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`;
  return zipped({
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
    ]),
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings.join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData>${rows.join("")}</sheetData></worksheet>`,
  });
}

const zipped = (files) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
