/**
 * The head of a column: its name sorts the view, its menu has the type of the field. All heads together are one stop of the
 * Tab key: arrows walk over them and down to the cells, Alt with the arrow down opens the menu.
 */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "../parts/icon.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { tipOf } from "../parts/tips.tsx";
import { whyDeckReadOnly } from "../project/read-only.ts";
import type { Column } from "./columns.ts";
import { deleteColumn } from "./delete-column.ts";
import { columnHeadAt } from "./roles.ts";
import type { TableState } from "./table-state.ts";
import { change } from "./write.ts";

interface ColumnHeadProps {
  readonly state: TableState;
  readonly column: Column;
  readonly place: number;
  /** It does not scroll sideways. */
  readonly isFixed: boolean;
}

const SORTS = { up: "ascending", down: "descending", none: "none" } as const;

export function ColumnHead({ state, column, place, isFixed }: ColumnHeadProps): VNode {
  const sorting = state.sorting.value;
  const sorted = sorting?.key !== column.key ? "none" : sorting.isDown ? "down" : "up";
  const sort = (to: "up" | "down" | "none"): void => {
    state.sorting.value = to === "none" ? undefined : { key: column.key, isDown: to === "down" };
  };
  const head = useRef<HTMLDivElement>(null);
  const openMenu = (event: Event): void => {
    event.preventDefault();
    head.current?.querySelector<HTMLElement>(".menu-place > button")?.click();
  };
  const isStop = (state.head.value ?? state.activePlace.value.column) === place;
  return (
    <div
      ref={head}
      class={`table-head${isFixed ? " is-fixed" : ""}`}
      {...columnHeadAt(place + 2, SORTS[sorted])}
    >
      <button
        type="button"
        class="table-sort"
        tabIndex={isStop ? 0 : -1}
        {...tipOf(column.schema.description)}
        onContextMenu={openMenu}
        onFocus={() => {
          state.head.value = place;
        }}
        onKeyDown={(event) => {
          if (event.altKey && event.key === "ArrowDown") openMenu(event);
          else if (isWalk(event, state, place, head.current)) event.preventDefault();
        }}
        onClick={() => sort(sorted === "none" ? "up" : sorted === "up" ? "down" : "none")}
      >
        <span class="table-name">{column.key}</span>
        {sorted !== "none" && <Icon name={sorted} size={14} />}
      </button>
      <Menu
        label={`Column ${column.key}`}
        icon="more"
        isBare
        isSkipped
        items={itemsOf(state, column, sorted, sort)}
      />
    </div>
  );
}

/** Arrows in the row of heads. */
function isWalk(event: KeyboardEvent, state: TableState, place: number, head: HTMLElement | null): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (event.key === "ArrowDown") {
    if (state.rows.peek().length > 0) state.focusOn(0, place);
    return true;
  }
  const heads = [...(head?.parentElement?.querySelectorAll<HTMLElement>(".table-sort") ?? [])];
  const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: heads.length - 1 }[event.key];
  if (to === undefined) return false;
  heads[to]?.focus();
  return true;
}

export const TYPES = [
  ["string", "Text"],
  ["integer", "Whole number"],
  ["number", "Number"],
  ["boolean", "Yes or no"],
  ["enum", "Choice"],
  ["list", "List"],
  ["picture", "Picture"],
  ["icon", "Icon"],
] as const;

const KINDS = { text: "string", other: "" } as const;

function itemsOf(
  state: TableState,
  column: Column,
  sorted: "up" | "down" | "none",
  sort: (to: "up" | "down" | "none") => void,
): readonly MenuItem[] {
  const now = column.kind === "text" || column.kind === "other" ? KINDS[column.kind] : column.kind;
  const why =
    whyDeckReadOnly(state.deck.value) ?? (column.isDeclared ? undefined : "every card has this field");
  return [
    {
      label: "Sort up",
      icon: "up",
      whyNot: sorted === "up" ? "it is sorted so" : undefined,
      onSelect: () => sort("up"),
    },
    {
      label: "Sort down",
      icon: "down",
      whyNot: sorted === "down" ? "it is sorted so" : undefined,
      onSelect: () => sort("down"),
    },
    {
      label: "As in the deck",
      whyNot: sorted === "none" ? "it is not sorted" : undefined,
      onSelect: () => sort("none"),
    },
    {
      label: "Rename",
      icon: "edit",
      beginsGroup: true,
      whyNot: why,
      onSelect: () => {
        state.renamed.value = column.key;
      },
    },
    {
      label: "Delete",
      icon: "trash",
      whyNot: why,
      onSelect: () => void deleteColumn(state, column),
    },
    ...TYPES.map(([type, label], index) => ({
      label,
      isChecked: type === now,
      beginsGroup: index === 0,
      whyNot: why,
      onSelect: () => void (type !== now && change(state, { kind: "field-type", name: column.key, type })),
    })),
  ];
}
