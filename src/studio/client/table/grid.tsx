/**
 * The cells of a deck as a grid. Only the rows in sight are drawn, and the names of the cards stay in sight. Arrows walk, Shift widens the selection, typing, Enter and F2
 * edit, Delete empties; copies and pastes go through the clipboard of the system.
 */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { HTMLAttributes, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Cell } from "./cell.tsx";
import { asHtml, asText, cellsIn } from "./clipboard.ts";
import { ColumnHead } from "./column-head.tsx";
import { type Column, nameColumn } from "./columns.ts";
import { followKeys } from "./grid-keys.ts";
import { columnHeadAt, gridOf, rowAt } from "./roles.ts";
import { RowHead } from "./row-head.tsx";
import type { Row } from "./rows.ts";
import type { Range, TableState } from "./table-state.ts";
import { widthsOf } from "./widths.ts";
import { paste } from "./write.ts";

/** Of a row, in px; the same in table.css. */
export const ROW = 36;

/** Width of the heads of rows, in px; the same in table.css. */
const ROW_HEAD = 92;

/** In px: where there is less beside the names of the cards, they scroll with the others. */
const LEAST_BESIDE = 240;

/** Rows drawn above and below those in sight. */
const MORE = 8;

export function Grid({ state }: { readonly state: TableState }): VNode {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolled = useSignal(0);
  const height = useSignal(800);
  const width = useSignal(0);
  const widths = useComputed(() => widthsOf(state.columns.value, state.deck.value));
  useEffect(() => {
    const element = scroller.current as HTMLElement;
    const observer = new ResizeObserver(() => {
      height.value = element.clientHeight;
      width.value = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => followClipboard(state, () => scroller.current), [state]);
  useFocus(state, scroller);
  // the column that stays in place; -1 = none
  const fixed = useComputed(() => {
    const place = nameColumn(state.columns.value);
    return width.value - ROW_HEAD - (widths.value[place] ?? 0) < LEAST_BESIDE ? -1 : place;
  });
  // as a text, so that the grid is drawn again only when other rows are
  const inSight = useComputed(() => {
    const rows = state.rows.value;
    const first = Math.max(0, Math.floor(scrolled.value / ROW) - MORE);
    const last = Math.min(rows.length, Math.ceil((scrolled.value + height.value) / ROW) + MORE);
    const places = Array.from({ length: Math.max(0, last - first) }, (_, n) => first + n);
    // The row with the focus is always there, so that keys reach it.
    const active = state.activePlace.value.row;
    return (active < first || active >= last ? [...places, active] : places).join(" ");
  });
  const shown = inSight.value === "" ? [] : inSight.value.split(" ").map(Number);
  const rows = state.rows.value;
  const columns = state.columns.value;
  const style = { "--columns": widths.value.map((one) => `${one}px`).join(" ") };
  const attributes: HTMLAttributes<HTMLDivElement> = {
    ...gridOf(`Cards of ${state.deck.value.title}`, rows.length + 1, columns.length + 1),
    onKeyDown: (event) => followKeys(event, state, Math.floor(height.value / ROW) - 2),
  };
  return (
    <div
      class="table-scroll"
      ref={scroller}
      style={{ "--fixed": `${widths.value[fixed.value] ?? 0}px` }}
      onScroll={({ currentTarget }) => {
        scrolled.value = currentTarget.scrollTop;
      }}
    >
      <div class="table-grid" style={style} {...attributes}>
        <div class="table-row table-heads" {...rowAt(1)}>
          <div class="table-corner" {...columnHeadAt(1)}>
            <span class="unseen">Number</span>
          </div>
          {columns.map((column, place) => (
            <ColumnHead
              key={column.key}
              state={state}
              column={column}
              place={place}
              isFixed={place === fixed.value}
            />
          ))}
        </div>
        <div class="table-rows" style={{ height: `${rows.length * ROW}px` }}>
          {shown.map((place) => {
            const row = rows[place];
            return (
              row && (
                <GridRow
                  key={state.rowKey(row.card.id)}
                  state={state}
                  row={row}
                  place={place}
                  columns={columns}
                  fixed={fixed.value}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface GridRowProps {
  readonly state: TableState;
  readonly row: Row;
  readonly place: number;
  readonly columns: readonly Column[];
  /** The place of the column that does not scroll sideways. */
  readonly fixed: number;
}

function GridRow({ state, row, place, columns, fixed }: GridRowProps): VNode {
  return (
    <div class="table-row" {...rowAt(place + 2)} style={{ top: `${place * ROW}px` }}>
      <RowHead state={state} row={row} place={place} />
      {columns.map((column, index) => (
        <Cell
          key={column.key}
          state={state}
          row={row}
          column={column}
          place={place}
          index={index}
          isFixed={index === fixed}
        />
      ))}
    </div>
  );
}

/** The element of the cell with the focus. */
const activeCell = (within: HTMLElement | null): HTMLElement | null =>
  within?.querySelector<HTMLElement>(".table-cell.active") ?? null;

/** Keeps the active cell in sight, and the focus in it while the focus is in the grid. */
function useFocus(state: TableState, scroller: { readonly current: HTMLDivElement | null }): void {
  const hadFocus = useRef(false);
  useSignalEffect(() => {
    const active = state.active.value;
    const element = scroller.current;
    if (!active || !element) return;
    const takesFocus = state.takesFocus;
    const before = document.activeElement;
    hadFocus.current = takesFocus || element.contains(before) || before === document.body;
    state.takesFocus = false;
    scrollTo(element, state.range.peek(), state.placeOf(active).row);
    requestAnimationFrame(() => {
      // rows that are new have their room only now
      if (scroller.current) scrollTo(scroller.current, state.range.peek(), state.activePlace.peek().row);
      const cell = activeCell(scroller.current);
      // An editor may have opened in the meantime.
      if (!cell || state.editing.peek() || !hadFocus.current) return;
      const now = document.activeElement;
      // or a key has led on to the heads
      if (!takesFocus && now?.closest(".table-heads")) return;
      // or a field that asks something has taken the focus
      if (now !== before && now !== document.body && !element.contains(now)) return;
      cell.focus({ preventScroll: true });
      cell.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  });
}

/** As far as it takes to see the row, and before it as much of the selection as there is room for. */
function scrollTo(element: HTMLElement, { top, bottom }: Range, row: number): void {
  const head = ROW + 4;
  for (const place of row === top ? [bottom, top] : [row]) {
    const start = place * ROW;
    const end = start + ROW - element.clientHeight + head;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (end > element.scrollTop) element.scrollTop = end;
  }
}

/** True if keys and the clipboard are meant for the table, and not for a field or a dialog. */
function isForTable(within: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at?.matches("input, textarea, select, [contenteditable]") || at?.closest("dialog")) return false;
  return (
    within !== null && (at === document.body || at === null || within.closest("main")?.contains(at) === true)
  );
}

function followClipboard(state: TableState, within: () => HTMLElement | null): () => void {
  const end = new AbortController();
  const { signal } = end;
  const onCopy = (event: ClipboardEvent): void => {
    if (!isForTable(within()) || !getSelection()?.isCollapsed || !event.clipboardData) return;
    const { top, bottom } = state.range.peek();
    const columns = state.selectedColumns();
    const rows = state.rows.peek().slice(top, bottom + 1);
    const cells = rows.map((row) => columns.map((column) => state.textAt(row, column)));
    event.clipboardData.setData("text/plain", asText(cells));
    event.clipboardData.setData("text/html", asHtml(cells));
    event.preventDefault();
  };
  const onPaste = async (event: ClipboardEvent): Promise<void> => {
    if (!isForTable(within()) || !event.clipboardData) return;
    const cells = cellsIn(event.clipboardData);
    event.preventDefault();
    if (cells) await paste(state, cells);
  };
  addEventListener("copy", onCopy, { signal });
  addEventListener("paste", (event) => void onPaste(event), { signal });
  return () => end.abort();
}
