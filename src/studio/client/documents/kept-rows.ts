/** What the browser keeps of unsaved documents and of changes that wait for the server: its database, and rows of earlier versions. */
import type { KeptDocument } from "./document.ts";
import type { WaitingAsk } from "./draft-edits.ts";

/** An unsaved document of one tab. */
export interface Row extends KeptDocument {
  /** The project's folder. */
  readonly project: string;
  /** The tab that it belongs to. */
  readonly tab: string;
  readonly at: number;
}

/** Changes that wait for the server, of one tab. */
export interface AskRow {
  readonly project: string;
  readonly tab: string;
  readonly asks: readonly WaitingAsk[];
}

const ROWS = "documents";
const ASKS = "asks";
const KEY = ["project", "tab", "path"];
const ASKS_KEY = ["project", "tab"];

/** To be raised with each change of what rows are like; the rows of earlier versions are taken over. */
const VERSION = 4;

/** Waits as long as another tab holds an earlier version open. @param onBlocked is told so */
export function openDatabase(onBlocked: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open("broadside-studio", VERSION);
  opening.onupgradeneeded = () => {
    renew<Row>(opening, ROWS, KEY, withoutOldSteps);
    renew<AskRow>(opening, ASKS, ASKS_KEY, withSeen);
  };
  return new Promise((resolve, reject) => {
    // it goes on as soon as that tab is gone
    opening.onblocked = onBlocked;
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const { result: database } = opening;
      // a newer page is not kept waiting; what this one then cannot keep, it says
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/** Makes a store anew, with the rows that it has. */
function renew<R>(
  { result: database, transaction }: IDBOpenDBRequest,
  name: string,
  keyPath: string[],
  taken: (row: R) => R,
): void {
  const create = (): IDBObjectStore => database.createObjectStore(name, { keyPath });
  if (!database.objectStoreNames.contains(name)) {
    create();
    return;
  }
  const reading: IDBRequest<R[]> = (transaction as IDBTransaction).objectStore(name).getAll();
  reading.onsuccess = () => {
    database.deleteObjectStore(name);
    const store = create();
    for (const row of reading.result) store.put(taken(row));
  };
}

/** Steps without an id are of version 2: their numbers are those of other tabs too, so that undo would mix them up. */
function withoutOldSteps(row: Row): Row {
  const areNamed = [...row.done, ...row.undone].every(({ id }) => typeof id === "string");
  return areNamed ? row : { ...row, done: [], undone: [] };
}

/** Rows before version 3 do not say which files were seen: their changes are made in no file, and the page says that they are lost. */
const withSeen = (row: AskRow): AskRow => ({
  ...row,
  asks: row.asks.map((waiting) => ({ ...waiting, seen: waiting.seen ?? [] })),
});

/** Of one transaction. */
export function stores(
  database: IDBDatabase,
  mode: IDBTransactionMode,
): Readonly<Record<typeof ROWS | typeof ASKS, IDBObjectStore>> {
  const transaction = database.transaction([ROWS, ASKS], mode);
  return { [ROWS]: transaction.objectStore(ROWS), [ASKS]: transaction.objectStore(ASKS) };
}

export async function allRows(
  database: IDBDatabase,
): Promise<{ readonly documents: readonly Row[]; readonly asks: readonly AskRow[] }> {
  const { documents, asks } = stores(database, "readonly");
  const all = [answered<Row[]>(documents.getAll()), answered<AskRow[]>(asks.getAll())] as const;
  const [ofDocuments, ofAsks] = await Promise.all(all);
  return { documents: ofDocuments, asks: ofAsks };
}

export async function forgetRow(database: IDBDatabase, { project, tab, path }: Row): Promise<void> {
  await answered(stores(database, "readwrite").documents.delete([project, tab, path]));
}

/** The row belongs to this tab from now on. */
export async function takeOverRow(database: IDBDatabase, row: Row, tab: string): Promise<void> {
  const { documents } = stores(database, "readwrite");
  documents.put({ ...row, tab });
  await answered(documents.delete([row.project, row.tab, row.path]));
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("it was given up"));
  });
}
