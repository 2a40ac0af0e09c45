/** Work in the table as named steps of the deck's files. What is refused stays in its cell, with the reason. */

import type { CardAsk, DeckData, NamedEdits } from "../../../index.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { notifyOfSteps } from "../documents/step-notice.ts";
import { counted } from "../parts/counted.ts";
import { type Notice, notify } from "../parts/notices/notice-list.ts";
import { capitalised } from "../parts/words.ts";
import { decks, whenDeck, whenDecksRead } from "../project/cards.ts";
import { gameId } from "../project/project.ts";
import { whyDeckReadOnly } from "../project/read-only.ts";
import { go } from "../route.ts";
import type { Cells } from "./clipboard.ts";
import { type Column, firstTyped, misfitOf, textOf, valueAt } from "./columns.ts";
import { newWordsIn, sayPasted } from "./pasted.ts";
import type { CellName, TableState } from "./table-state.ts";

type Work = CardAsk extends infer A ? (A extends CardAsk ? Omit<A, "game" | "deck"> : never) : never;

/** @returns what was done; undefined if it was not, and a notice says why */
export async function change(state: TableState, work: Work): Promise<NamedEdits | undefined> {
  if (isRefused(state)) return undefined;
  try {
    return await draftEdits(askOf(state, work));
  } catch (error) {
    const { message } = error as Error;
    const action = showing(message);
    notify({ name: "table", kind: "error", text: `${capitalised(message)}.`, ...(action && { action }) });
    return undefined;
  }
}

/** A button that goes to the first place that a message names: "templates/duel/find.svg.hbs:3". */
function showing(message: string): Notice["action"] {
  const [, file, line] = /((?:content|templates)\/[^\s:]+):(\d+)/.exec(message) ?? [];
  return file === undefined || line === undefined
    ? undefined
    : { label: "Show it", onClick: () => go("source", file, line) };
}

/** Shows the deck as soon as this holds for it. @returns false if it does not, once the deck was read again */
export async function whenShown(state: TableState, holds: (deck: DeckData) => boolean): Promise<boolean> {
  return (await whenDeck(state.deck.peek().id, holds)) && showNow(state);
}

/** Shows the deck as it was read last. @returns false if there is none */
function showNow(state: TableState): boolean {
  const { id } = state.deck.peek();
  const found = decks.peek()?.find((deck) => deck.id === id);
  if (found) state.show(found);
  return found !== undefined;
}

const hasCards = (ids: readonly string[]) => (deck: DeckData) =>
  ids.every((id) => deck.cards.some((card) => card.id === id));

/** A new card behind the one in which work is; the focus goes into it, so that it can be typed. */
export async function addCard(state: TableState): Promise<void> {
  const after = state.selectedCards().at(-1);
  const made = await change(state, after === undefined ? { kind: "new-card" } : { kind: "new-card", after });
  await goToNew(state, made?.cards ?? []);
}

/** Copies of the selected cards, which are then selected. */
export async function copyCards(state: TableState): Promise<void> {
  const made = await change(state, { kind: "copy-cards", cards: state.selectedCards() });
  await goToNew(state, made?.cards ?? []);
}

async function goToNew(state: TableState, cards: readonly string[]): Promise<void> {
  const [first] = cards;
  if (first === undefined || !(await whenShown(state, hasCards(cards)))) return;
  state.selectCards(cards);
  if (cards.length > 1) return;
  const row = state.rows.peek().findIndex(({ card }) => card.id === first);
  state.focusOn(row, firstTyped(state.columns.peek()));
}

export async function deleteCards(state: TableState): Promise<void> {
  const { top } = state.range.peek();
  const { column } = state.placeOf(state.active.peek());
  const gone = new Set(state.selectedCards());
  const titles = state.rows.peek().flatMap(({ card }) => (gone.has(card.id) ? [card.title] : []));
  const left = state.rows.peek().filter(({ card }) => !gone.has(card.id));
  const made = await change(state, { kind: "delete-cards", cards: [...gone] });
  if (!made) return;
  const text =
    titles.length === 1 ? `${titles[0]} is deleted` : `${counted(titles.length, "card")} are deleted`;
  notifyOfSteps({ name: "table", text }, [made]);
  const next = left[Math.min(top, left.length - 1)]?.card.id;
  const key = state.columns.peek()[column]?.key;
  const cell = next !== undefined && key !== undefined ? { card: next, column: key } : undefined;
  state.takesFocus = true;
  state.active.value = cell;
  state.anchor.value = cell;
}

/** Says so, whatever key or paste was meant to change the deck. */
export function isRefused(state: TableState): boolean {
  const text = whyDeckReadOnly(state.deck.peek());
  if (text !== undefined) notify({ name: "table", kind: "warning", text: `${text}: nothing was changed.` });
  return text !== undefined;
}

const askOf = (state: TableState, work: Work): CardAsk =>
  ({ game: gameId.peek() ?? "", deck: state.deck.peek().id, ...work }) as CardAsk;

/** Makes a word one of the choices of a column, and the value of this cell. */
export async function addChoice(state: TableState, cell: CellName, word: string): Promise<void> {
  const column = state.columns.peek().find(({ key }) => key === cell.column);
  if (!column) return;
  const { card } = state.now(cell);
  const isDone = await change(state, { kind: "add-choices", path: column.path, choices: [word], card });
  if (isDone) state.setTyped(cell, undefined);
}

/** Sets a cell to what was typed. */
export async function writeCell(state: TableState, cell: CellName, text: string): Promise<void> {
  if (isRefused(state)) return;
  const column = state.columns.peek().find(({ key }) => key === cell.column);
  const row = state.rows.peek().find(({ card }) => card.id === cell.card);
  if (!column || !row) return;
  const last = state.typedIn(cell);
  // Another text of this cell may be on its way into the file: then the file's is no longer what counts.
  const isOnItsWay = last !== undefined && last.fault === undefined;
  if (!isOnItsWay && text === textOf(valueAt(row.card.values, column.path))) {
    state.setTyped(cell, undefined);
    return;
  }
  const typed = { text };
  state.setTyped(cell, typed);
  const isLast = (): boolean => state.typedIn(cell) === typed;
  try {
    // The project knows a card by its id: one that is being renamed has to be known by its new one first.
    await state.renaming;
    const { card } = state.now(cell);
    const done = draftEdits(askOf(state, { kind: "field", card, path: column.path, text }));
    if (cell.column === "id") state.renaming = done.then(() => settled(state)).catch(() => {});
    await done;
    // The answer with the new value is on its way; until then the cell says what was typed.
    await settled(state);
    if (!isLast()) return;
    state.setTyped(cell, undefined);
    const misfit = misfitOf(text, column);
    if (misfit === undefined) return;
    const word = column.kind === "enum" ? text.trim() : "";
    const said = `${column.key}: ${misfit}. It is kept as it was typed.`;
    const action = {
      label: `Add “${word}” to the choices`,
      onClick: () => void addChoice(state, state.now(cell), word),
    };
    notify({ name: "table", kind: "warning", text: said, ...(word !== "" && { action }) });
  } catch (error) {
    if (isLast()) state.setTyped(cell, { text, fault: (error as Error).message });
    notify({ name: "table", kind: "error", text: `${capitalised((error as Error).message)}.` });
  }
}

/** Resolves when the table shows the deck as it is after the changes that were made. */
async function settled(state: TableState): Promise<void> {
  await whenDecksRead();
  showNow(state);
}

/** Empties all cells of the selection as one step. */
export async function clearCells(state: TableState): Promise<void> {
  const columns = state.selectedColumns().filter(({ key }) => key !== "id");
  const cards = state.selectedCards();
  if (columns.length === 0 || cards.length === 0) return;
  if (cards.length === 1 && columns.length === 1 && columns[0]) {
    await writeCell(state, { card: cards[0] as string, column: columns[0].key }, "");
    return;
  }
  const cells = cards.map(() => columns.map(() => ""));
  await change(state, { kind: "paste-rows", fields: columns.map(({ key }) => key), cards, cells });
}

/**
 * Pastes cells: below names of fields as rows of their own, else at the selection; rows below the last one become cards. One
 * cell fills the whole selection. Cells beyond the last column wait until somebody has named their columns. What was pasted
 * is selected afterwards.
 */
export async function paste(state: TableState, cells: Cells): Promise<void> {
  const columns = state.columns.peek();
  const [first = []] = cells;
  if (cells.length > 1 && areNames(first, columns)) {
    const made = await change(state, { kind: "paste-rows", cells, cards: [] });
    if (!made) return;
    sayPasted(made, cells.length - 1, newWordsIn(state, fieldsNamed(first, columns), cells.slice(1)));
    await selectPasted(state, made.cards ?? [], undefined);
    return;
  }
  const width = widthOf(cells);
  const fitting = columns.length - state.range.peek().left;
  if (width > fitting) {
    if (!isRefused(state)) state.wide.value = { cells, fitting, more: width - fitting };
    return;
  }
  await pasteAt(state, cells, []);
}

/** Selects what was pasted. @param fields default: whole rows */
async function selectPasted(
  state: TableState,
  cards: readonly string[],
  fields: readonly string[] | undefined,
): Promise<void> {
  const before = new Set(state.columns.peek().map(({ key }) => key));
  if (!(await whenShown(state, hasCards(cards)))) return;
  const added = state.columns.peek().flatMap(({ key }) => (before.has(key) ? [] : [key]));
  state.selectCards(cards, fields && [...fields, ...added]);
}

/**
 * Pastes cells at the selection.
 * @param names of new columns, for cells beyond the last column; what has no name is left out
 */
export async function pasteAt(state: TableState, cells: Cells, names: readonly string[]): Promise<void> {
  const rows = state.rows.peek();
  const [first = []] = cells;
  const { top, bottom, left, right } = state.range.peek();
  const known = [
    ...state.columns
      .peek()
      .slice(left)
      .map(({ key }) => key),
    ...names,
  ];
  const isOne = cells.length === 1 && first.length === 1;
  const [height, width] = isOne
    ? [bottom - top + 1, right - left + 1]
    : [cells.length, Math.min(widthOf(cells), known.length)];
  const wanted = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (isOne ? first[0] : cells[row]?.[column]) ?? ""),
  );
  const fields = known.slice(0, width);
  const cards = rows.slice(top, top + height).map(({ card }) => card.id);
  const made = await change(state, { kind: "paste-rows", fields, cards, cells: wanted });
  if (!made) return;
  sayPasted(made, height, newWordsIn(state, fields, wanted));
  if (!isOne) await selectPasted(state, [...cards, ...(made.cards ?? [])], fields);
}

const widthOf = (cells: Cells): number => Math.max(...cells.map((row) => row.length));

/** True for a first row that names fields: at least half of its cells, or all of a deck that has no cards yet. */
function areNames(cells: readonly string[], columns: readonly Column[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const known = fieldsNamed(filled, columns).filter((field) => field !== undefined);
  return filled.length > 1 && known.length * 2 >= filled.length;
}

/** The keys of columns that cells name, by their names or titles. */
function fieldsNamed(cells: readonly string[], columns: readonly Column[]): readonly (string | undefined)[] {
  const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "");
  const names = new Map(
    columns.flatMap(({ key, schema }) => [
      [plain(schema.title ?? key), key],
      [plain(key), key],
    ]),
  );
  return cells.map((cell) => names.get(plain(cell)));
}
