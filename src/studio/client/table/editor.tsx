/**
 * The editor in a cell: a choice, a line, or a text that grows. Enter and Tab take what was typed and go on, Esc leaves it as
 * it was, Shift-Enter makes a new line.
 */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { gameId } from "../project.ts";
import { type Column, isText, misfitOf } from "./columns.ts";
import { type Offer, OfferList, useOffers } from "./offers.tsx";
import type { Editing, TableState } from "./table-state.ts";
import { addChoice, writeCell } from "./write.ts";

interface EditorProps {
  readonly state: TableState;
  readonly editing: Editing;
  readonly column: Column;
  readonly place: number;
  readonly index: number;
}

type Field = HTMLTextAreaElement | HTMLSelectElement;

export function Editor({ state, editing, column, place, index }: EditorProps): VNode {
  const text = useSignal(editing.text);
  const field = useRef<Field>(null);
  const box = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const listId = useId();
  // What was typed before the editor had the focus.
  useLayoutEffect(() => {
    text.value = editing.text;
  }, [editing.text]);
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus();
    if (!(element instanceof HTMLTextAreaElement)) return;
    const { length } = element.value;
    element.setSelectionRange(length, length);
  }, []);
  const game = gameId.value ?? "";
  const caret = useSignal(editing.text.length);
  const active = useSignal(-1);
  const isUntouched = text.value === editing.text && !editing.isReplacing;
  const offers = useOffers(
    { game, column, text: text.value, caret: caret.value, isUntouched },
    state.names.value,
  );
  const isOpen = offers.all.length > 0;
  // behind a colon, and where a part of a name was typed, Enter takes the first
  const isNamed =
    isUntouched || text.value.trim() === "" || offers.all.some((one) => one.text === text.value);
  const chosen = active.value >= 0 || (offers.isWhole && isNamed) ? active.value : 0;
  const wanted = (): string => (column.kind === "enum" ? startOf(text.peek(), column) : text.peek());
  const close = (): void => {
    isDone.current = true;
    // At once, so that the next key reaches the grid.
    field.current?.closest<HTMLElement>(".table-cell")?.focus({ preventScroll: true });
    state.editing.value = undefined;
  };
  const leave = (): void => {
    if (isDone.current) return;
    isDone.current = true;
    state.editing.value = undefined;
    void writeCell(state, editing, wanted());
  };
  const take = (): void => {
    if (isDone.current) return;
    close();
    void writeCell(state, editing, wanted());
  };
  const takeOffer = (offer: Offer): void => {
    text.value = offer.text;
    if (offers.isWhole) {
      take();
      return;
    }
    caret.value = offer.caret;
    active.value = -1;
    // the value is set by the next drawing, and the caret must come after it
    requestAnimationFrame(() => {
      if (field.current instanceof HTMLTextAreaElement)
        field.current.setSelectionRange(offer.caret, offer.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of the grid and the frame are not meant.
    event.stopPropagation();
    const isNewLine = event.key === "Enter" && (event.shiftKey || event.altKey) && isText(column);
    if (event.isComposing || isNewLine) return;
    const offer = isOpen ? offers.all[chosen] : undefined;
    if (isOpen && event.key === "ArrowDown") active.value = Math.min(chosen + 1, offers.all.length - 1);
    else if (isOpen && event.key === "ArrowUp") active.value = Math.max(chosen - 1, -1);
    else if (offer && !offers.isWhole && (event.key === "Enter" || event.key === "Tab")) takeOffer(offer);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter") {
      if (offer) text.value = offer.text;
      take();
      state.goTo(place + 1, index);
    } else if (event.key === "Tab") {
      if (offer) text.value = offer.text;
      take();
      goOn(state, place, index, event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  const added = wordToAdd(text.value, column);
  const misfit = misfitOf(text.value, column);
  // as its text and what is wrong with it grow
  useLayoutEffect(() => keepInSight(box.current));
  const label = `${column.key} of ${editing.card}`;
  const shared = {
    "aria-label": label,
    "aria-invalid": misfit === undefined ? undefined : (true as const),
    onKeyDown,
    onBlur: leave,
  };
  return (
    <div class="table-editor" ref={box}>
      {column.kind === "enum" ? (
        <select
          ref={field as { current: HTMLSelectElement | null }}
          {...shared}
          value={startOf(text.value, column)}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== ADDED || added === undefined) text.value = currentTarget.value;
            else {
              close();
              void addChoice(state, editing, added);
            }
          }}
        >
          {added !== undefined && <option value={ADDED}>Add “{added}” to the choices</option>}
          <option value="">{column.isRequired ? "choose ..." : "none"}</option>
          {optionsOf(text.value, column).map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <textarea
          ref={field as { current: HTMLTextAreaElement | null }}
          {...shared}
          rows={1}
          spellcheck={column.kind === "text"}
          {...(isOpen && {
            "aria-autocomplete": "list",
            "aria-controls": listId,
            "aria-activedescendant": chosen >= 0 ? `${listId}-${chosen}` : undefined,
          })}
          inputMode={column.kind === "integer" ? "numeric" : column.kind === "number" ? "decimal" : undefined}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            caret.value = currentTarget.selectionStart;
            active.value = -1;
          }}
        />
      )}
      {isOpen && (
        <OfferList
          id={listId}
          game={game}
          label={`For ${label}`}
          offers={offers.all}
          active={chosen}
          onTake={takeOffer}
        />
      )}
      {misfit !== undefined && text.value.trim() !== "" && (
        <span class="table-misfit" role="status">
          {misfit}
        </span>
      )}
    </div>
  );
}

/** The value of the option that makes the text one of the choices. */
const ADDED = "\u0000added";

/** What is in the cell, if it is none of the choices. */
function wordToAdd(text: string, column: Column): string | undefined {
  const now = startOf(text, column).trim();
  return now === "" || column.choices.includes(now) ? undefined : now;
}

/** At the right and at the lower end of the table, an editor grows the other way. */
function keepInSight(box: HTMLElement | null): void {
  const around = box?.closest(".table-scroll")?.getBoundingClientRect();
  if (!box || !around) return;
  box.classList.remove("to-left", "to-top");
  const { right, bottom } = box.getBoundingClientRect();
  if (right > around.right) box.classList.add("to-left");
  if (bottom > around.bottom) box.classList.add("to-top");
}

/** The choice that begins with what was typed. */
function startOf(text: string, { choices }: Column): string {
  if (text === "" || choices.includes(text)) return text;
  return choices.find((choice) => choice.toLowerCase().startsWith(text.toLowerCase())) ?? text;
}

/** The choices, and a value that is none of them. */
function optionsOf(text: string, column: Column): readonly string[] {
  const now = startOf(text, column);
  return now === "" || column.choices.includes(now) ? column.choices : [now, ...column.choices];
}

/** To the next cell, at the end of a row to the next row. */
function goOn(state: TableState, place: number, index: number, step: 1 | -1): void {
  const last = state.columns.peek().length - 1;
  const next = index + step;
  if (next > last && place < state.rows.peek().length - 1) state.goTo(place + 1, 0);
  else if (next < 0 && place > 0) state.goTo(place - 1, last);
  else state.goTo(place, next);
}
