/** The number formats of an Excel workbook (ECMA-376, 18.8), by the style that a cell names. */
import { builtInFormat, formatOfCode, type NumberFormat } from "../number-format.ts";
import { readXml } from "../xml.ts";
import type { ZipFile } from "../zip.ts";

/** @param part undefined for a workbook without styles */
export function cellFormats(zip: ZipFile, part: string | undefined): readonly NumberFormat[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  if (part === undefined) return [];
  readXml(zip, part, {
    open(element, { numFmtId = "0", formatCode }) {
      if (element === "numFmt" && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      else if (element === "cellXfs") isInCells = true;
      else if (element === "xf" && isInCells) ids.push(Number(numFmtId));
    },
    close(element) {
      if (element === "cellXfs") isInCells = false;
    },
  });
  const formats = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const code = codes.get(id);
    const format = formats.get(id) ?? (code === undefined ? builtInFormat(id) : formatOfCode(code));
    formats.set(id, format);
    return format;
  });
}
