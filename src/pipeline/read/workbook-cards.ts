/** The cards of decks and the rows of tables that are in workbooks: each workbook is opened once in a call, each sheet read again only if it changed. */
import { hash } from "node:crypto";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Host } from "../../host/host.ts";
import { type CsvOrders, parseCsv } from "../../source/csv/csv.ts";
import { type FaultWords, faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import { readSheet } from "../../source/spreadsheet/read-sheet.ts";
import type { Workbook } from "../../source/spreadsheet/sheets.ts";
import { isFault, openWorkbook } from "../../source/spreadsheet/workbook.ts";
import type { TableName } from "../../source/table-files.ts";
import type { SourceDocument } from "../../source/tree.ts";
import { bytesOrFinding } from "./unreadable-files.ts";

/** What was read of a workbook for a deck; as long as its content and the deck's settings are the same, it is used again. */
export interface SheetRead {
  /** Of the workbook, which is not kept: it may be large, and each of its sheets would hold it. */
  readonly digest: string;
  readonly orders: string;
  /** Without a tree if it could not be read. */
  readonly document: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
  /** What is wrong with the name that the deck gives. */
  readonly nameFault?: FaultWords;
}

export interface WorkbookCards {
  readonly document: SourceDocument;
  readonly diagnostics: readonly Diagnostic[];
}

/** @param lastRead what was read before, by the name that a deck gives; it is brought up to date */
export function openWorkbooks(
  host: Host,
  lastRead: Map<string, SheetRead>,
): (deck: SourceDocument, name: TableName, orders: CsvOrders) => WorkbookCards {
  const opened = new Map<string, { readonly digest: string; readonly workbook: Workbook | FaultWords }>();
  const workbookIn = (file: string, bytes: Uint8Array, digest: string): Workbook | FaultWords => {
    const before = opened.get(file);
    if (before?.digest === digest) return before.workbook;
    const workbook = openWorkbook(bytes);
    opened.set(file, { digest, workbook });
    return workbook;
  };
  return (deck, { file, sheet }, orders) => {
    const bytes = bytesOrFinding(host, file);
    if (!(bytes instanceof Uint8Array)) return { document: unread(file), diagnostics: [bytes] };
    const key = `${file}#${sheet ?? ""}`;
    const settings = JSON.stringify([[...orders.fields], orders.ids, orders.lowerIds]);
    const before = lastRead.get(key);
    const digest = hash("sha256", bytes);
    const isSame = before?.orders === settings && before.digest === digest;
    const now = isSame
      ? before
      : {
          digest,
          orders: settings,
          ...read(workbookIn(file, bytes, digest), { file, sheet }, orders),
        };
    lastRead.set(key, now);
    const { document, diagnostics, nameFault } = now;
    return { document, diagnostics: nameFault ? [...diagnostics, atName(deck, nameFault)] : diagnostics };
  };
}

const unread = (file: string): SourceDocument => ({ path: file, text: "", root: undefined, comments: [] });

function read(
  workbook: Workbook | FaultWords,
  { file, sheet }: { readonly file: string; readonly sheet: string | undefined },
  orders: CsvOrders,
): Omit<SheetRead, "digest" | "orders"> {
  const document = unread(file);
  const atFile = (words: FaultWords): readonly Diagnostic[] => [
    faultAt(document, { start: 0, end: 0 }, words),
  ];
  if (isFault(workbook)) return { document, diagnostics: atFile(workbook) };
  const found = readSheet(workbook, file, sheet);
  if ("fault" in found)
    return found.of === "file"
      ? { document, diagnostics: atFile(found.fault) }
      : { document, diagnostics: [], nameFault: found.fault };
  const { file: text, cells, diagnostics } = found.table;
  const { value, diagnostics: faults } = parseCsv(text, orders, cells);
  return { document: value, diagnostics: [...diagnostics, ...faults] };
}

function atName(deck: SourceDocument, words: FaultWords): Diagnostic {
  const node = deck.root && (nodeAt(deck.root, ["cards"]) ?? nodeAt(deck.root, ["rows"]));
  return faultAt(deck, node ?? { start: 0, end: 0 }, words);
}
