/** Texts of Excel workbooks (ECMA-376, 18.4): the table that cells share, and those within a cell. */
import { type CellText, type Run, textOfRuns } from "../rich-text.ts";
import { type Attributes, isTrue, readXml } from "../xml.ts";
import type { ZipFile } from "../zip.ts";

/** Most texts have one look, and are only that. */
export type SharedText = string | CellText;

/** A text that is being read, of the elements `si` and `is`. */
export interface TextBuilder {
  open(element: string, attributes: Attributes): void;
  text(characters: string): void;
  close(element: string): void;
  /** The text, and begins a new one. */
  take(): SharedText;
}

/** Without the readings of East Asian texts (`rPh`). */
export function buildText(): TextBuilder {
  let runs: Run[] = [];
  let characters = "";
  let [isReading, isInText, isRun, bold, italic] = [false, false, false, false, false];
  return {
    open(element, { val }) {
      if (element === "t") isInText = !isReading;
      else if (element === "rPh") isReading = true;
      else if (element === "r") [isRun, bold, italic] = [true, false, false];
      else if (element === "b" && isRun) bold = val === undefined || isTrue(val);
      else if (element === "i" && isRun) italic = val === undefined || isTrue(val);
    },
    text(part) {
      if (isInText) characters += part;
    },
    close(element) {
      if (element === "t") isInText = false;
      else if (element === "rPh") isReading = false;
      else if (element === "r") {
        runs.push({ text: unescaped(characters), bold, italic });
        characters = "";
        isRun = false;
      }
    },
    take() {
      const taken = runs.length === 0 ? unescaped(characters) : textOfRuns(runs);
      characters = "";
      runs = [];
      return typeof taken === "string" || taken.plain !== taken.marked ? taken : taken.plain;
    },
  };
}

/** Characters that XML cannot hold, and line ends, as `_x000D_` (ST_Xstring, 22.9.2.19). */
export const unescaped = (text: string): string =>
  (text.includes("_x")
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
  ).replaceAll(/\r\n?/g, "\n");

/** @param part undefined for a workbook without such a table */
export function sharedStrings(zip: ZipFile, part: string | undefined): readonly SharedText[] {
  const texts: SharedText[] = [];
  if (part === undefined) return texts;
  const text = buildText();
  readXml(zip, part, {
    open: text.open,
    text: text.text,
    close(element) {
      text.close(element);
      if (element === "si") texts.push(text.take());
    },
  });
  return texts;
}
