/** One cell: its text, or its editor. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { HTMLAttributes, VNode } from "preact";
import { useMemo } from "preact/hooks";
import { IconDrawing } from "../icons/icon-drawing.tsx";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { tipOf } from "../parts/tips.tsx";
import { gameId } from "../project/project.ts";
import { type Column, misfitOf, textOf, valueAt } from "./columns.ts";
import { startEditing, toggle } from "./grid-keys.ts";
import { cellAt, flag } from "./roles.ts";
import type { Row } from "./rows.ts";
import { nameOf, type TableState } from "./table-state.ts";
import { Editor } from "./typing/editor.tsx";
import { picturesFor } from "./typing/offers.tsx";

interface CellProps {
  readonly state: TableState;
  readonly row: Row;
  readonly column: Column;
  /** Of the row in view. */
  readonly place: number;
  /** Of the column. */
  readonly index: number;
  /** It does not scroll sideways. */
  readonly isFixed: boolean;
}

export function Cell({ state, row, column, place, index, isFixed }: CellProps): VNode {
  const { card } = row;
  const cell = { card: card.id, column: column.key };
  // flags of this cell alone: a step of the active cell draws the two that it concerns, and not all in sight
  const typed = useOwn(() => state.typed.value.get(nameOf(cell)), [state, cell.card, cell.column]);
  const text = typed ? typed.text : textOf(valueAt(card.values, column.path));
  const given = text === "" ? textOf(valueAt(state.deck.value.defaults, column.path)) : "";
  const isActive = useOwn(() => {
    const active = state.activePlace.value;
    return active.row === place && active.column === index;
  }, [state, place, index]);
  const isSelected = useOwn(() => {
    const { top, bottom, left, right } = state.range.value;
    return place >= top && place <= bottom && index >= left && index <= right;
  }, [state, place, index]);
  const editing = useOwn(() => {
    const { value } = state.editing;
    return value?.card === cell.card && value.column === cell.column ? value : undefined;
  }, [state, cell.card, cell.column]);
  const isEdited = editing !== undefined;
  const fault = typed?.fault ?? misfitOf(text === "" ? given : text, column);
  const picture = column.kind === "picture" ? pictureOf(state, column, text || given) : undefined;
  const classes = ["table-cell", `of-${column.kind}`];
  if (isFixed) classes.push("is-fixed");
  if (isActive) classes.push("active");
  if (isSelected) classes.push("selected");
  if (fault !== undefined) classes.push("has-fault");
  if (typed) classes.push("is-typed");
  const attributes: HTMLAttributes<HTMLDivElement> = {
    ...cellAt(index + 2, isSelected, fault !== undefined),
    ...(isEdited ? {} : tipOf(fault ?? (text.length > 40 ? text : undefined), undefined, picture)),
    onPointerDown: ({ button, shiftKey }) => {
      if (!isEdited && button === 0) state.goTo(place, index, shiftKey);
    },
    onPointerEnter: ({ buttons, pointerType }) => {
      // The button is held: the selection follows.
      if (buttons === 1 && pointerType === "mouse" && !state.editing.peek()) state.goTo(place, index, true);
    },
    onDblClick: () => startEditing(state),
  };
  return (
    <div class={classes.join(" ")} tabIndex={isActive ? 0 : -1} {...attributes}>
      {editing ? (
        <Editor state={state} editing={editing} column={column} place={place} index={index} />
      ) : (
        <Content state={state} row={row} column={column} text={text} given={given} />
      )}
      {fault !== undefined && !isEdited && <SeverityMark severity="error" size={14} isNamed={false} />}
    </div>
  );
}

/** What signals say about one part of the page: it is drawn again only when that changes. */
export function useOwn<T>(read: () => T, inputs: readonly unknown[]): T {
  const own: ReadonlySignal<T> = useMemo(() => computed(read), inputs);
  return own.value;
}

/** The file of the picture that a cell names, from the project's root; undefined if the game has none such. */
function pictureOf(state: TableState, column: Column, text: string): string | undefined {
  const found = picturesFor(column, state.names.value).find(({ value }) => value === text);
  return found && `content/${gameId.value}/${found.path}`;
}

interface ContentProps {
  readonly state: TableState;
  readonly row: Row;
  readonly column: Column;
  readonly text: string;
  /** What the deck's defaults give. */
  readonly given: string;
}

function Content({ state, row, column, text, given }: ContentProps): VNode {
  if (column.kind === "boolean" && /^(true|false)?$/i.test(text)) {
    const is = /^true$/i.test(text || given);
    return (
      <button
        type="button"
        class="table-flag"
        {...flag(is, `${column.key} of ${row.card.title}`)}
        tabIndex={-1}
        onClick={() => toggle(state, row.card.id)}
      >
        {is && <Icon name="check" size={16} />}
      </button>
    );
  }
  const shown = text || given;
  const words = <span class={text === "" ? "table-given" : "table-text"}>{shown}</span>;
  if (shown === "" || (column.kind !== "picture" && column.kind !== "icon")) return words;
  const game = gameId.value ?? "";
  const path = column.kind === "picture" ? pictureOf(state, column, shown) : undefined;
  return (
    <>
      <span class="table-thumb">
        {path !== undefined && <Picture path={path} />}
        {column.kind === "icon" && <IconDrawing game={game} name={shown} otherwise="" />}
      </span>
      {words}
    </>
  );
}
