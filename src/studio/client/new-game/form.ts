/** What was entered for the new game. It stays with the tab until the game is made, through other views and reloads. */
import { effect, signal } from "@preact/signals";
import type { ColumnUse } from "../../../index.ts";
import type { NewGameAsk } from "../../shared/calls.ts";

/** Where it begins: with rows, with nine cards, as a sample game, or as a copy. */
export type Start = "sheet" | "sample" | SampleGame | "like";

/** Sample games with tracks, by their ids. */
type SampleGame = "hex-race" | "dungeon";

export interface Form {
  readonly start: Start;
  readonly title: string;
  /** Empty = made from the title. */
  readonly id: string;
  /** The spreadsheet's rows, as pasted. */
  readonly rows: string;
  /** In place of rows: a workbook that was opened. */
  readonly workbook: OpenedWorkbook | undefined;
  /** What columns become, where that was chosen. */
  readonly columns: Readonly<Record<string, ColumnUse>>;
  /** The id of the game to copy. */
  readonly like: string;
}

/** A workbook that the server keeps. */
export interface OpenedWorkbook {
  readonly upload: string;
  /** Of its file. */
  readonly name: string;
  readonly sheets: readonly string[];
  /** The one with the cards. */
  readonly sheet: string;
}

const KEY = "broadside-new-game";

const EMPTY: Form = {
  start: "sheet",
  title: "",
  id: "",
  rows: "",
  workbook: undefined,
  columns: {},
  like: "",
};

export const form = signal<Form>(kept());

/** A pause of typing after which it is kept: rows may be long. */
const KEEP_AFTER_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  // read, so that the effect follows it
  form.value;
  clearTimeout(timer);
  timer = setTimeout(keep, KEEP_AFTER_MS);
});

addEventListener("pagehide", keep);

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form.peek()));
  } catch {
    // more rows than the browser has room for: they stay in the form as long as the page does
  }
}

export function fill(change: Partial<Form>): void {
  form.value = { ...form.peek(), ...change };
}

export function emptyForm(): void {
  form.value = EMPTY;
}

function kept(): Form {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return EMPTY;
  }
}

/** Undefined as long as something is missing. */
export function askOf({ start, title, id, rows, workbook, columns, like }: Form): NewGameAsk | undefined {
  if (title.trim() === "") return undefined;
  const named = { title, ...(id !== "" && { id }) };
  if (start === "sample") return named;
  if (start === "like") return like === "" ? undefined : { ...named, like };
  if (start !== "sheet") return { ...named, sample: start };
  if (workbook) {
    const { upload, name, sheet } = workbook;
    return { ...named, workbook: { upload, name, sheet, columns } };
  }
  return rows.trim() === "" ? undefined : { ...named, sheet: { name: "Cards", text: rows, columns } };
}
