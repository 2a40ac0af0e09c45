/**
 * Unsaved documents survive the end of the page, of the browser and of the server: they are kept in this browser (IndexedDB)
 * with their base and steps until they are saved, and are restored without a question.
 * Limits: only on this machine and for this address of the studio. Each tab keeps its own; those of a tab that is closed are
 * taken over by the next that opens.
 */
import { effect, signal } from "@preact/signals";
import type { Document, KeptDocument } from "./document.ts";
import { diskOf, documents, open } from "./documents.ts";

interface Row extends KeptDocument {
  /** The project's folder. */
  readonly project: string;
  /** The tab that it belongs to. */
  readonly tab: string;
  readonly at: number;
}

const ROWS = "documents";
const KEY = ["project", "tab", "path"];

/** A closed tab lets its lock go within this time, even if it is being reloaded. */
const LOCK_MS = 500;

/** Documents that were restored and not looked at yet. */
export const restored = signal<readonly Document[]>([]);

/** Why unsaved text is not kept, for people: the browser may forbid it, or be out of space. */
export const keepingFault = signal<string | undefined>(undefined);

/** Restores what earlier tabs have left of this project, and keeps what this tab does from now on. */
export async function keepDocuments(project: string): Promise<void> {
  try {
    const [database, tab] = await Promise.all([openDatabase(), openTab()]);
    await restore(database, project, tab);
    keep(database, project, tab);
  } catch (error) {
    keepingFault.value = (error as Error).message;
  }
}

/** A name for this tab, with a lock that lasts as long as it. */
async function openTab(): Promise<string> {
  const tab = crypto.randomUUID();
  await new Promise<void>((resolve) => {
    void navigator.locks.request(lockOf(tab), () => {
      resolve();
      return new Promise(() => {});
    });
  });
  return tab;
}

const lockOf = (tab: string): string => `broadside-tab-${tab}`;

async function restore(database: IDBDatabase, project: string, tab: string): Promise<void> {
  const all: readonly Row[] = await answered(rows(database, "readonly").getAll());
  const tabs = new Set(all.filter((row) => row.project === project).map((row) => row.tab));
  for (const closed of tabs) {
    const signal = AbortSignal.timeout(LOCK_MS);
    await navigator.locks
      .request(lockOf(closed), { signal }, async () => {
        const own = all.filter((row) => row.project === project && row.tab === closed);
        for (const row of own) await restoreRow(database, row, tab);
      })
      // it belongs to a tab that is open
      .catch(() => {});
  }
}

async function restoreRow(database: IDBDatabase, row: Row, tab: string): Promise<void> {
  const disk = await diskOf(row.path);
  const document = open(row.path, disk);
  // two tabs had changed it: the other text stays where it is
  if (document.isUnsaved.peek()) return;
  document.restore(row);
  document.changedOutside(disk);
  const store = rows(database, "readwrite");
  store.put({ ...row, tab });
  await answered(store.delete(KEY.map((key) => row[key as keyof Row]) as string[]));
  if (document.isUnsaved.peek()) restored.value = [...restored.peek(), document];
}

/** Writes each document after each change; while one state is being written, later ones wait and only the last is. */
function keep(database: IDBDatabase, project: string, tab: string): void {
  const kept = new Map<string, string>();
  let isWriting = false;
  let isWanted = false;
  const write = async (): Promise<void> => {
    isWanted = true;
    if (isWriting) return;
    isWriting = true;
    try {
      while (isWanted) {
        isWanted = false;
        await writeAll(database, { project, tab }, kept);
      }
      keepingFault.value = undefined;
    } catch (error) {
      keepingFault.value = (error as Error).message;
    } finally {
      isWriting = false;
    }
  };
  effect(() => {
    // read, so that the effect follows them
    for (const { text, base } of documents.value.values()) [text.value, base.value];
    void write();
  });
}

async function writeAll(
  database: IDBDatabase,
  place: Pick<Row, "project" | "tab">,
  kept: Map<string, string>,
): Promise<void> {
  const store = rows(database, "readwrite");
  for (const document of documents.peek().values()) {
    const { path } = document;
    if (document.isUnsaved.peek()) {
      const row: Row = { ...place, ...document.kept(), at: Date.now() };
      if (kept.get(path) === row.text) continue;
      kept.set(path, row.text);
      store.put(row);
    } else {
      kept.delete(path);
      store.delete([place.project, place.tab, path]);
    }
  }
  await finished(store.transaction);
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open("broadside-studio", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS, { keyPath: KEY });
  return answered(opening);
}

const rows = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(ROWS, mode).objectStore(ROWS);

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
