/**
 * Unsaved documents survive the end of the page, of the browser and of the server: they are kept in this browser (IndexedDB)
 * with their base and steps until they are saved, and are restored without a question.
 * Changes that wait for the server are kept too, with the texts that they were asked for with.
 * Limits: only on this machine and for this address of the studio. Each tab keeps its own, and has them again when it is loaded
 * again. Those of a tab that is closed are taken over by the next that is loaded, the newest of each file; where that would
 * replace a text, they are offered instead.
 */
import { effect, signal } from "@preact/signals";
import { insisting, isConnected } from "../calls/connection.ts";
import { askWords } from "./ask-words.ts";
import type { Document } from "./document.ts";
import { diskOf, documentOf, documents, open } from "./documents.ts";
import { askAgain, waitingAsks } from "./draft-edits.ts";
import {
  type AskRow,
  allRows,
  finished,
  forgetRow,
  openDatabase,
  type Row,
  stores,
  takeOverRow,
} from "./kept-rows.ts";
import { mergedFor } from "./merge.ts";
import { noteRestored } from "./restored.ts";
import { spliceBetween } from "./splices.ts";

/** Where the tab remembers its name. */
const TAB = "broadside-tab";

/** A closed tab lets its lock go within this time, even if it is being reloaded; on a busy computer it takes longer. */
const LOCK_MS = 500;

/** How often it is looked whether tabs that hold their locks have let them go: for half a minute. */
const CLOSING_LOOKS = 60;

/** What a closed tab had not saved of a file of which this tab has other unsaved text. */
export interface OfferedText {
  readonly path: string;
  /** When it was changed last, in ms. */
  readonly at: number;
  /** Makes its changes, as a step that can be undone; of lines that both have changed, it decides. */
  add(): void;
  /** Lets it go for good. */
  forget(): void;
}

/** The newest first. */
export const offered = signal<readonly OfferedText[]>([]);

/** Why unsaved text is not kept, for people: the browser may forbid it, or be out of space. */
export const keepingFault = signal<string | undefined>(undefined);

/** Why texts of an earlier time could not be brought back, for people. They are still kept. */
export const restoringFault = signal<string | undefined>(undefined);

/** Keeps what this tab does from now on, and restores what earlier tabs have left of this project. */
export async function keepDocuments(project: string): Promise<void> {
  try {
    // of the same tab before it was loaded again; a tab that was duplicated has that of the other, which is locked
    const previous = sessionStorage.getItem(TAB);
    const [database, tab] = await Promise.all([openDatabase(noteBlocked), openTab()]);
    sessionStorage.setItem(TAB, tab);
    keep(database, project, tab);
    await restore(database, project, { tab, previous });
  } catch (error) {
    noteFault(error as Error);
  }
}

function noteFault({ message }: Error): void {
  keepingFault.value = message;
}

function noteBlocked(): void {
  keepingFault.value = "another tab shows an older page of the studio; close it or load it again";
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

interface Tabs {
  readonly tab: string;
  /** What this tab was called before it was loaded again. */
  readonly previous: string | null;
}

async function restore(database: IDBDatabase, project: string, tabs: Tabs): Promise<void> {
  const open = await restoreClosed(database, project, tabs);
  // not waited for: most of them are open for good
  if (open.length > 0) void restoreClosing(database, project, tabs, open).catch(noteFault);
}

/**
 * On a busy computer a tab that is being closed holds its lock for longer: its texts come as soon as it is free for two looks. One
 * that is being loaded again takes its lock back before that.
 */
async function restoreClosing(
  database: IDBDatabase,
  project: string,
  tabs: Tabs,
  open: readonly string[],
): Promise<void> {
  let waiting = open;
  let freeBefore: readonly string[] = [];
  for (let looks = CLOSING_LOOKS; looks > 0 && waiting.length > 0; looks -= 1) {
    await new Promise((resolve) => setTimeout(resolve, LOCK_MS));
    const { held = [] } = await navigator.locks.query();
    const free = waiting.filter((one) => !held.some(({ name }) => name === lockOf(one)));
    const closed = free.filter((one) => freeBefore.includes(one));
    if (closed.length > 0) await restoreClosed(database, project, tabs, closed);
    waiting = waiting.filter((one) => !closed.includes(one));
    freeBefore = free;
  }
}

/** Restores what closed tabs have left. @param among default: all @returns those that hold their locks, so are open */
async function restoreClosed(
  database: IDBDatabase,
  project: string,
  { tab, previous }: Tabs,
  among?: readonly string[],
): Promise<readonly string[]> {
  const { documents: rows, asks } = await allRows(database);
  const own = <R extends AskRow | Row>(all: readonly R[]): readonly R[] =>
    all.filter((row) => row.project === project && row.tab !== tab && (among?.includes(row.tab) ?? true));
  const newest = own(rows).toSorted(
    (a, b) => Number(b.tab === previous) - Number(a.tab === previous) || b.at - a.at,
  );
  const tabs = new Set([...newest, ...own(asks)].map((row) => row.tab));
  const open: string[] = [];
  for (const closed of tabs) {
    const signal = AbortSignal.timeout(LOCK_MS);
    await navigator.locks
      .request(lockOf(closed), { signal }, async () => {
        const holds: (() => void)[] = [];
        for (const row of newest)
          if (row.tab === closed) holds.push((await tryToRestore(database, row, tab)) ?? (() => {}));
        for (const row of own(asks)) if (row.tab === closed) await restoreAsks(database, row, tab);
        for (const end of holds) end();
      })
      .catch((error: Error) => {
        if (error !== signal.reason) throw error;
        open.push(closed);
      });
  }
  return open;
}

/** One that cannot be restored is in the way of no other. @returns what ends the hold of its document */
async function tryToRestore(database: IDBDatabase, row: Row, tab: string): Promise<(() => void) | undefined> {
  try {
    return await insisting(() => restoreRow(database, row, tab));
  } catch (error) {
    restoringFault.value = `${row.path}: ${(error as Error).message}`;
    return undefined;
  }
}

/** Changes of a closed tab that could not be made, for people: what was asked for, and why. */
export const lostAsks = signal<readonly string[]>([]);

/** They wait in this tab from now on. */
async function restoreAsks(database: IDBDatabase, row: AskRow, tab: string): Promise<void> {
  const paths = new Set(row.asks.flatMap(({ seen }) => seen.map(({ path }) => path)));
  // one that cannot be read is one that nobody has seen as it is now
  await Promise.all([...paths].map((path) => documentOf(path).catch(() => {})));
  const { asks } = stores(database, "readwrite");
  asks.put({ ...row, tab });
  asks.delete([row.project, row.tab]);
  for (const waiting of row.asks)
    void askAgain(waiting).catch((error: Error) => {
      lostAsks.value = [...lostAsks.peek(), `${askWords(waiting.ask)}: ${error.message}`];
    });
}

async function restoreRow(database: IDBDatabase, row: Row, tab: string): Promise<(() => void) | undefined> {
  const disk = await diskOf(row.path);
  const document = open(row.path, disk);
  // two tabs had changed it: this text is as new or newer
  if (document.isUnsaved.peek()) {
    offer(database, row, document);
    return undefined;
  }
  document.restore(row);
  // until the changes that wait for its text are asked for again
  const end = document.hold();
  document.changedOutside(disk);
  await takeOverRow(database, row, tab);
  if (document.isUnsaved.peek()) noteRestored(document);
  return end;
}

function offer(database: IDBDatabase, row: Row, document: Document): void {
  const forget = (): void => {
    offered.value = offered.peek().filter((one) => one !== text);
    // one that stays is offered again next time
    void forgetRow(database, row).catch(() => {});
  };
  const text: OfferedText = {
    path: row.path,
    at: row.at,
    add: () => {
      const splice = spliceBetween(
        document.text.peek(),
        mergedFor(row.base.text, row.text, document.text.peek()),
      );
      if (splice) document.change("Add the changes of a closed tab", [splice]);
      forget();
    },
    forget,
  };
  if ([document.text.peek(), row.base.text].includes(row.text)) forget();
  else offered.value = [...offered.peek(), text].toSorted((a, b) => b.at - a.at);
}

/** After a fault, such as a full disk, it is tried again. */
const RETRY_MS = 2000;

/** Writes each document after each change; while one state is being written, later ones wait and only the last is. */
function keep(database: IDBDatabase, project: string, tab: string): void {
  /** What was written last of each, by path. */
  const kept = new Map<string, string>();
  let isWriting = false;
  let isWanted = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const write = async (): Promise<void> => {
    isWanted = true;
    clearTimeout(retry);
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
      retry = setTimeout(() => void write(), RETRY_MS);
    } finally {
      isWriting = false;
    }
  };
  effect(() => {
    // read, so that the effect follows them
    for (const { text, base } of documents.value.values()) [text.value, base.value];
    waitingAsks.value;
    isConnected.value;
    void write();
  });
}

async function writeAll(
  database: IDBDatabase,
  place: Pick<Row, "project" | "tab">,
  kept: Map<string, string>,
): Promise<void> {
  const { documents: store, asks } = stores(database, "readwrite");
  const written = new Map<string, string>();
  if (waitingAsks.peek().length > 0) asks.put({ ...place, asks: waitingAsks.peek() });
  else asks.delete([place.project, place.tab]);
  // while changes wait for the server, the texts that they were asked for with are kept beside them
  const isWaiting = waitingAsks.peek().length > 0 && !isConnected.peek();
  for (const document of documents.peek().values()) {
    const { path } = document;
    if (document.isUnsaved.peek() || isWaiting) {
      const row: Row = { ...place, ...document.kept(), at: Date.now() };
      const state = `${row.base.hash}\n${row.text}`;
      if (kept.get(path) === state) continue;
      written.set(path, state);
      store.put(row);
    } else {
      kept.delete(path);
      store.delete([place.project, place.tab, path]);
    }
  }
  await finished(store.transaction);
  // not before, because a transaction without room takes all of it back
  for (const [path, state] of written) kept.set(path, state);
}
