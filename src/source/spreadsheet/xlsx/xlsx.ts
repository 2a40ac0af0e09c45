/**
 * Excel workbooks (ECMA-376, also its strict variant), as Excel, LibreOffice, Google Sheets, Numbers and libraries write them:
 * the list of sheets, and for each what is needed to read it. Parts are found through relationships, because only Excel
 * names them as expected.
 */
import type { Sheet, Workbook } from "../sheets.ts";
import { noWorkbook } from "../unreadable.ts";
import { type Attributes, isTrue, readXml } from "../xml.ts";
import type { ZipFile } from "../zip.ts";
import { sheetCells } from "./xlsx-cells.ts";
import { sharedStrings } from "./xlsx-strings.ts";
import { cellFormats } from "./xlsx-styles.ts";

interface Relation {
  /** The last word of its type: "worksheet". */
  readonly type: string;
  /** Path in the archive. */
  readonly target: string;
}

/** @throws Unreadable */
export function openXlsx(zip: ZipFile): Workbook {
  const main = [...relationsOf(zip, "").values()].find(({ type }) => type === "officeDocument")?.target;
  if (main === undefined)
    throw noWorkbook("this is a zip archive that is not a workbook, expected .xlsx or .ods");
  if (main.endsWith(".bin"))
    throw noWorkbook("this is a binary Excel workbook (.xlsb), expected .xlsx", "save it as .xlsx");
  const relations = relationsOf(zip, main);
  const { sheets, is1904 } = workbookOf(zip, main, relations);
  const partOf = (type: string): string | undefined =>
    [...relations.values()].find((one) => one.type === type)?.target;
  const strings = once(() => sharedStrings(zip, partOf("sharedStrings")));
  const formats = once(() => cellFormats(zip, partOf("styles")));
  return {
    sheets,
    cellsOf: (sheet) =>
      sheetCells(zip, sheets.find(({ name }) => name === sheet.name)?.part ?? "", {
        strings: strings(),
        formats: formats(),
        is1904,
      }),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface SheetPart extends Sheet {
  readonly part: string;
}

interface Main {
  readonly sheets: readonly SheetPart[];
  readonly is1904: boolean;
}

/** Sheets of charts and macros have no cells. */
function workbookOf(zip: ZipFile, main: string, relations: ReadonlyMap<string, Relation>): Main {
  const sheets: SheetPart[] = [];
  let is1904 = false;
  const isThere = readXml(zip, main, {
    hasPrefixes: true,
    open(element, { date1904, name = "", id = "", state }: Attributes) {
      if (element === "workbookPr") is1904 = isTrue(date1904);
      if (element !== "sheet") return;
      const relation = relations.get(id);
      if (relation?.type === "worksheet")
        sheets.push({ name, part: relation.target, isHidden: state === "hidden" || state === "veryHidden" });
    },
  });
  if (!isThere) throw noWorkbook(`the workbook is damaged: ${main} is missing`);
  return { sheets, is1904 };
}

/** The parts that a part names, by their ids. @param part path in the archive; empty for the archive itself */
function relationsOf(zip: ZipFile, part: string): ReadonlyMap<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const relations = new Map<string, Relation>();
  readXml(zip, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    open(element, { Id = "", Type = "", Target = "", TargetMode }) {
      if (element !== "Relationship" || TargetMode === "External") return;
      relations.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), target: resolved(folder, Target) });
    },
  });
  return relations;
}

/** "/xl/styles.xml", or relative to the folder of the part; a path that leaves the archive names nothing in it. */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/"))
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  return steps.join("/");
}
