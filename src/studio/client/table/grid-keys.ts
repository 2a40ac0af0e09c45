/** Keys in the grid. Those of an open editor are its own. */

import type { KeysOfView } from "../frame/keys-of-view.ts";
import { gameId } from "../project/project.ts";
import { go } from "../route.ts";
import { isText, textOf, valueAt } from "./columns.ts";
import type { TableState } from "./table-state.ts";
import { clearCells, isRefused, writeCell } from "./write.ts";

export const KEYS: KeysOfView = {
  title: "In the table",
  rows: [
    ["Enter", "Edit the cell, as typing does; in a cell, take it and go on"],
    ["Shift+ArrowDown", "Select several cells"],
    ["Mod+C", "Copy cells, for a spreadsheet too"],
    ["Mod+V", "Paste cells of a spreadsheet"],
    ["Delete", "Empty the cells"],
  ],
};

/** @param page number of rows in sight */
export function followKeys(event: KeyboardEvent, state: TableState, page: number): void {
  if (event.defaultPrevented || !isOfCell(event)) return;
  const editing = state.editing.peek();
  if (editing) {
    // The editor is about to open, and more is typed already.
    if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      state.editing.value = { ...editing, text: editing.text + event.key };
      event.preventDefault();
    }
    return;
  }
  if (isWalk(event, state, page) || isWork(event, state)) event.preventDefault();
}

/** Buttons in the heads have keys of their own. */
const isOfCell = ({ target }: KeyboardEvent): boolean => (target as Element).closest(".table-cell") !== null;

function isWalk(event: KeyboardEvent, state: TableState, page: number): boolean {
  const { row, column } = state.placeOf(state.active.peek());
  const [lastRow, lastColumn] = [state.rows.peek().length - 1, state.columns.peek().length - 1];
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  const to = (newRow: number, newColumn: number): true => {
    state.goTo(newRow, newColumn, event.shiftKey);
    return true;
  };
  switch (event.key) {
    case "ArrowUp":
      if (row === 0 && !mod && !event.shiftKey) return isAtHead(event, column);
      return to(mod ? 0 : row - 1, column);
    case "ArrowDown":
      return to(mod ? lastRow : row + 1, column);
    case "ArrowLeft":
      return to(row, mod ? 0 : column - 1);
    case "ArrowRight":
      return to(row, mod ? lastColumn : column + 1);
    case "Home":
      return to(mod ? 0 : row, 0);
    case "End":
      return to(mod ? lastRow : row, lastColumn);
    case "PageUp":
      return to(row - page, column);
    case "PageDown":
      return to(row + page, column);
    case "a":
      if (!mod) return false;
      state.anchor.value = {
        card: state.rows.peek()[0]?.card.id ?? "",
        column: state.columns.peek()[0]?.key ?? "",
      };
      state.active.value = {
        card: state.rows.peek().at(-1)?.card.id ?? "",
        column: state.columns.peek().at(-1)?.key ?? "",
      };
      return true;
  }
  return false;
}

/** From the first row to the head of the column. */
function isAtHead({ currentTarget }: KeyboardEvent, column: number): boolean {
  const head = (currentTarget as Element).querySelectorAll<HTMLElement>(".table-sort")[column];
  head?.focus();
  return head !== undefined;
}

function isWork(event: KeyboardEvent, state: TableState): boolean {
  const mod = event.ctrlKey || event.metaKey;
  const active = state.active.peek();
  if (!active || event.altKey) return false;
  if (mod && event.key === "Enter") {
    go("card", gameId.peek() ?? "", state.deck.peek().id, active.card);
    return true;
  }
  if (mod) return false;
  if (event.key === "Enter" || event.key === "F2" || event.key === " ")
    return startEditing(state, undefined, event.key);
  if (event.key === "Delete" || event.key === "Backspace") {
    void clearCells(state);
    return true;
  }
  if (event.key === "Escape") {
    state.anchor.value = active;
    return true;
  }
  return event.key.length === 1 && startEditing(state, event.key, event.key);
}

/** Opens the editor of the active cell; a flag changes at once. @param text that replaces the old one */
export function startEditing(state: TableState, text?: string, key = "Enter"): boolean {
  const active = state.active.peek();
  const { row: place, column: index } = state.placeOf(active);
  const [row, column] = [state.rows.peek()[place], state.columns.peek()[index]];
  if (!active || !row || !column) return false;
  if (isRefused(state)) return true;
  if (column.kind === "boolean" && (text === undefined || text === " ")) {
    toggle(state, row.card.id);
    return true;
  }
  if (key === " ") {
    // A space begins a text only in a cell of texts.
    if (!isText(column)) return startEditing(state);
    return startEditing(state, "", "");
  }
  state.anchor.value = active;
  const isReplacing = text !== undefined;
  state.editing.value = { ...active, text: isReplacing ? text : state.textAt(row, column), isReplacing };
  return true;
}

/** A flag becomes the other one; without a value of its own, true. */
export function toggle(state: TableState, card: string): void {
  const active = state.active.peek();
  const column = state.columns.peek().find(({ key }) => key === active?.column);
  const row = state.rows.peek().find((one) => one.card.id === card);
  if (!column || !row) return;
  const all = { ...state.deck.peek().defaults, ...row.card.values };
  const is = textOf(valueAt(all, column.path)) === "true";
  void writeCell(state, { card, column: column.key }, String(!is));
}
