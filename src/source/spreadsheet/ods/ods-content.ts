/**
 * The sheets in the content of an OpenDocument spreadsheet: rows and cells, which may be repeated a million times, and the
 * styles that hide sheets and make words bold. Comments, drawings and nested tables are left out.
 */
import { ENOUGH, MOST_COLUMNS } from "../../csv/csv-rows.ts";
import { type CellCollector, collectCells, LAST_COLUMN, LAST_ROW, type SheetCells } from "../cells.ts";
import type { Sheet } from "../sheets.ts";
import type { Attributes, XmlTaker } from "../xml.ts";
import { createText, type LookOfText, shownValue } from "./ods-text.ts";

/** A sheet and its cells, which are read with it. */
export interface OdsSheet extends Sheet {
  readonly cells: SheetCells;
}

/** Elements whose text is not that of a cell. */
const OUTSIDE = new Set([
  "annotation",
  "frame",
  "shapes",
  "custom-shape",
  "line",
  "tracked-changes",
  "forms",
]);

/** @param sheets receives each sheet as it ends */
export function contentTaker(sheets: OdsSheet[]): XmlTaker {
  const hiddenStyles = new Set<string>();
  const looks = new Map<string, LookOfText>();
  const text = createText(looks);
  let style = "";
  let outside = 0;
  let sheet: SheetReader | undefined;
  return {
    hasPrefixes: true,
    open(element, attributes) {
      if (outside > 0 || OUTSIDE.has(element)) outside += 1;
      else if (element === "style") style = attributes.name ?? "";
      else if (element === "table-properties" && attributes.display === "false") hiddenStyles.add(style);
      else if (element === "text-properties")
        looks.set(style, {
          bold: attributes["font-weight"] === "bold" || Number(attributes["font-weight"]) >= 600,
          italic: attributes["font-style"] === "italic",
        });
      else if (element === "table" && sheet) outside += 1;
      else if (element === "table") sheet = new SheetReader(attributes);
      else if (sheet?.isInCell) text.open(element, attributes);
      else sheet?.open(element, attributes);
    },
    text(characters) {
      if (outside === 0 && sheet?.isInCell) text.text(characters);
    },
    close(element) {
      if (outside > 0) outside -= 1;
      else if (!sheet) return;
      else if (element === "table-cell" || element === "covered-table-cell") sheet.endCell(text.take());
      else if (sheet.isInCell) text.close(element);
      else if (element === "table-row") sheet.endRow();
      else if (element === "table") {
        sheets.push(sheet.end(hiddenStyles));
        sheet = undefined;
      }
    },
  };
}

interface FilledCell {
  readonly column: number;
  readonly repeated: number;
  readonly text: string;
}

class SheetReader {
  isInCell = false;
  readonly #name: string;
  readonly #style: string;
  readonly #cells: CellCollector = collectCells();
  #isFull = false;
  #row = 0;
  #rowAttributes: Attributes = {};
  #column = 0;
  #columns = 0;
  #filledColumns = 0;
  readonly #hiddenColumns: (readonly [from: number, to: number])[] = [];
  #first = 0;
  #cell: Attributes = {};
  #filled: FilledCell[] = [];

  constructor({ name = "", "style-name": style = "" }: Attributes) {
    this.#name = name;
    this.#style = style;
  }

  open(element: string, attributes: Attributes): void {
    if (element === "table-column") {
      const from = this.#columns + 1;
      this.#columns += repeated(attributes["number-columns-repeated"], LAST_COLUMN);
      if (isHidden(attributes)) this.#hiddenColumns.push([from, this.#columns]);
    } else if (element === "table-row") {
      this.#rowAttributes = attributes;
      this.#row += 1;
      this.#column = 0;
      this.#filled = [];
    } else if (element === "table-cell" || element === "covered-table-cell") {
      this.#cell = attributes;
      this.#column += 1;
      this.isInCell = true;
    }
  }

  endCell({ plain, marked }: { readonly plain: string; readonly marked: string }): void {
    this.isInCell = false;
    const count = repeated(this.#cell["number-columns-repeated"], LAST_COLUMN);
    const isFirst = this.#first === 0 || this.#first === this.#row;
    const { text, isUnsolved } = shownValue(this.#cell, isFirst ? plain : marked);
    if (isUnsolved) this.#cells.note("unsolved", this.#row, this.#column);
    if (text.trim() !== "") {
      this.#filled.push({ column: this.#column, repeated: count, text });
      if (this.#first === 0) this.#first = this.#row;
    }
    const rows = repeated(this.#cell["number-rows-spanned"], LAST_ROW);
    const spans = rows > 1 || repeated(this.#cell["number-columns-spanned"], LAST_COLUMN) > 1;
    if (spans && text !== "" && this.#row + rows - 1 > this.#first)
      this.#cells.note("merged", this.#row, this.#column);
    this.#column += count - 1;
  }

  endRow(): void {
    const count = repeated(this.#rowAttributes["number-rows-repeated"], LAST_ROW);
    const [first] = this.#filled;
    if (first) {
      if (isHidden(this.#rowAttributes)) this.#cells.note("hiddenRows", this.#row, first.column, count);
      try {
        if (!this.#isFull) for (let index = 0; index < count; index++) this.#putRow(this.#row + index);
      } catch (error) {
        if (error !== ENOUGH) throw error;
        this.#isFull = true;
      }
    }
    this.#row += count - 1;
  }

  end(hiddenStyles: ReadonlySet<string>): OdsSheet {
    for (const [from, to] of this.#hiddenColumns) {
      const count = Math.min(to, this.#filledColumns) - from + 1;
      if (count > 0) this.#cells.note("hiddenColumns", 1, from, count);
    }
    return { name: this.#name, isHidden: hiddenStyles.has(this.#style), cells: this.#cells.close() };
  }

  #putRow(row: number): void {
    for (const { column, repeated: count, text } of this.#filled)
      for (let index = 0; index < Math.min(count, MOST_COLUMNS + 1); index++) {
        this.#filledColumns = Math.max(this.#filledColumns, column + index);
        this.#cells.put(row, column + index, text);
      }
  }
}

const isHidden = ({ visibility }: Attributes): boolean =>
  visibility === "collapse" || visibility === "filter";

/** How often something is repeated, at least once. */
function repeated(written: string | undefined, most: number): number {
  const count = Number(written ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, most) : 1;
}
