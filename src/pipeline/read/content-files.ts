/** The files below a game's folder, each read and parsed on first use, at most once. */
import { addAll } from "../../diagnostics/add-all.ts";
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Host } from "../../host/host.ts";
import type { Kind } from "../../remember/kind.ts";
import { type Memory, NO_MEMORY, recall } from "../../remember/memory.ts";
import { csvOrders } from "../../schema/columns/csv-orders.ts";
import { cardsFileOf, rowsFileOf } from "../../schema/entries/entries-list.ts";
import type { FileKind } from "../../schema/files.ts";
import { kindOfPath } from "../../schema/kinds.ts";
import { type CsvOrders, parseCsv } from "../../source/csv/csv.ts";
import { isTextTable, isWorkbook, tableName } from "../../source/table-files.ts";
import { decodeText } from "../../source/text/decode.ts";
import type { SourceDocument, SourceFile, Sources } from "../../source/tree.ts";
import { parseYaml } from "../../source/yaml/yaml.ts";
import { bytesOrFinding } from "./unreadable-files.ts";
import { openWorkbooks, type SheetRead } from "./workbook-cards.ts";

export interface ContentFiles {
  /** "content/<game>". */
  readonly folder: string;
  /** Paths of all files below the folder. */
  readonly files: readonly string[];
  /** All documents opened so far. */
  readonly sources: Sources;
  /** A YAML or CSV file; undefined if it does not exist, without a tree if it cannot be parsed. */
  open(path: string): SourceDocument | undefined;
  /**
   * The file that a deck takes its cards from or a table its rows, read with its settings: a CSV file or a sheet of a
   * workbook; undefined if it names none or that does not exist.
   */
  openEntries(owner: SourceDocument): SourceDocument | undefined;
  /** Faults in the files opened so far. */
  diagnostics(): readonly Diagnostic[];
}

/** What was last read of a path; unchanged parts of it are used again. */
interface Read {
  /** A copy: the host's may be changed by its owner. */
  readonly bytes: Uint8Array;
  readonly decoded: Result<SourceFile>;
  /** Settings of a deck for the columns of a CSV file, as JSON. */
  readonly orders: string;
  readonly parsed: Result<SourceDocument>;
}

interface LastRead {
  readonly files: Map<string, Read>;
  /** Sheets of workbooks, by the name that a deck gives. */
  readonly sheets: Map<string, SheetRead>;
}

/** What was last read of each file of a game. It is filled while it is kept: a tree takes up much more than its text. */
const DOCUMENTS: Kind<LastRead> = { name: "documents", weight: () => 16_000_000 };

export function openContent(host: Host, folder: string, memory: Memory = NO_MEMORY): ContentFiles {
  const files = host.listFiles(folder);
  const known = new Set(files);
  const sources = new Map<string, SourceDocument>();
  const diagnostics: Diagnostic[] = [];
  const last = recall(memory, DOCUMENTS, folder, (): LastRead => ({ files: new Map(), sheets: new Map() }));
  const lastRead = last.files;
  for (const path of lastRead.keys()) if (!known.has(path)) lastRead.delete(path);
  for (const name of last.sheets.keys()) if (!known.has(tableName(name).file)) last.sheets.delete(name);
  const read = (path: string, orders?: CsvOrders): SourceDocument => {
    const bytes = bytesOrFinding(host, path);
    if (!(bytes instanceof Uint8Array)) {
      diagnostics.push(bytes);
      return { path, text: "", root: undefined, comments: [] };
    }
    const now = readFile(path, bytes, orders, lastRead.get(path));
    lastRead.set(path, now);
    addAll(diagnostics, faultsOf(now));
    return now.parsed.value;
  };
  const open = (path: string, orders?: CsvOrders): SourceDocument | undefined => {
    if (!known.has(path)) return undefined;
    const document = sources.get(path) ?? read(path, orders);
    sources.set(path, document);
    return document;
  };
  const openSheet = openWorkbooks(host, last.sheets);
  const sheets = new Map<SourceDocument, SourceDocument>();
  const openInWorkbook = (deck: SourceDocument, path: string): SourceDocument | undefined => {
    const name = tableName(path);
    if (!known.has(name.file)) return undefined;
    const before = sheets.get(deck);
    if (before) return before;
    const cards = openSheet(deck, name, csvOrders(deck));
    sheets.set(deck, cards.document);
    sources.set(cards.document.path, cards.document);
    addAll(diagnostics, cards.diagnostics);
    return cards.document;
  };
  const openEntries = (owner: SourceDocument): SourceDocument | undefined => {
    const path = cardsFileOf(owner) ?? rowsFileOf(owner);
    if (path === undefined) return undefined;
    return isWorkbook(path) ? openInWorkbook(owner, path) : open(path, csvOrders(owner));
  };
  return { folder, files, sources, open, openEntries, diagnostics: () => diagnostics };
}

/** Its files of a kind, opened, in the order of their paths. */
export const documentsOf = (content: ContentFiles, kind: FileKind): readonly SourceDocument[] =>
  content.files
    .filter((path) => kindOfPath(path.slice(content.folder.length + 1)) === kind)
    .flatMap((path) => content.open(path) ?? []);

const keyOf = (orders?: CsvOrders): string =>
  JSON.stringify(orders && [[...orders.fields], orders.ids, orders.lowerIds]) ?? "";

/** The same as before if nothing has changed. */
function readFile(path: string, bytes: Uint8Array, csvOrders?: CsvOrders, before?: Read): Read {
  const orders = keyOf(csvOrders);
  if (before?.orders === orders && Buffer.compare(before.bytes, bytes) === 0) return before;
  const sound = before?.decoded.diagnostics.length === 0 ? before.decoded.value.text : undefined;
  const decoded = decodeText(path, bytes, isTextTable(path), sound);
  const parsed = isTextTable(path)
    ? parseCsv(decoded.value, csvOrders)
    : parseYaml(decoded.value, before?.parsed.value);
  return { bytes: Uint8Array.from(bytes), decoded, orders, parsed };
}

/** If a file cannot be decoded reliably, nothing else is reported about it. */
function faultsOf({ decoded, parsed }: Read): readonly Diagnostic[] {
  const isDoubtful = decoded.diagnostics.some(({ severity }) => severity === "error");
  return isDoubtful ? decoded.diagnostics : [...decoded.diagnostics, ...parsed.diagnostics];
}
