/**
 * What is typed into a cell, and what its keys and its list do with it. Enter and Tab take what was typed and go on, Esc leaves
 * it as it was, Shift-Enter makes a new line. A word that is none of the choices of its column is taken as it was typed, and
 * never becomes another word.
 */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { gameId } from "../../project/project.ts";
import { type Column, isText } from "../columns.ts";
import type { Editing, TableState } from "../table-state.ts";
import { addChoice, writeCell } from "../write.ts";
import { choiceOf } from "./choice-offers.ts";
import { type Offer, useOffers } from "./offers.tsx";

export interface EditedCell {
  readonly state: TableState;
  readonly editing: Editing;
  readonly column: Column;
  /** Of the row in view. */
  readonly place: number;
  /** Of the column. */
  readonly index: number;
}

export interface CellTyping {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** What may be written. */
  readonly offers: readonly Offer[];
  /** The offer that Enter takes; -1 = none. */
  readonly chosen: number;
  onInput(field: HTMLTextAreaElement): void;
  onKeyDown(event: KeyboardEvent): void;
  /** The focus goes elsewhere: what was typed counts. */
  leave(): void;
  takeOffer(offer: Offer): void;
}

export function useCellTyping({ state, editing, column, place, index }: EditedCell): CellTyping {
  const text = useSignal(editing.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  /** The caret goes behind it. */
  const taken = useSignal<Offer | undefined>(undefined);
  // What was typed before the editor had the focus.
  useLayoutEffect(() => {
    text.value = editing.text;
  }, [editing.text]);
  useLayoutEffect(() => {
    const element = field.current;
    element?.focus();
    const { length } = element?.value ?? "";
    element?.setSelectionRange(length, length);
  }, []);
  const game = gameId.value ?? "";
  const caret = useSignal(editing.text.length);
  const isAtChoice = column.kind === "enum" && !editing.isReplacing;
  const active = useSignal(isAtChoice ? column.choices.indexOf(editing.text) : -1);
  const isUntouched = text.value === editing.text && !editing.isReplacing;
  const offers = useOffers(
    { game, column, text: text.value, caret: caret.value, isUntouched },
    state.names.value,
  );
  const isOpen = offers.all.length > 0;
  // behind a colon, and where a part of a name was typed, Enter takes the first
  const isNamed =
    column.kind === "enum" ||
    isUntouched ||
    text.value.trim() === "" ||
    offers.all.some((one) => one.text === text.value);
  const chosen = active.value >= 0 || (offers.isWhole && isNamed) ? active.value : 0;
  const wanted = (): string => (column.kind === "enum" ? choiceOf(text.peek(), column) : text.peek());
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
  const addWord = (word: string): void => {
    close();
    void addChoice(state, editing, word);
  };
  const takeOffer = (offer: Offer): void => {
    if (offer.added !== undefined) {
      addWord(offer.added);
      return;
    }
    text.value = offer.text;
    if (offers.isWhole) {
      take();
      return;
    }
    caret.value = offer.caret;
    active.value = -1;
    taken.value = offer;
  };
  // after the value was set, and before another key is pressed
  useLayoutEffect(() => {
    if (taken.value) field.current?.setSelectionRange(taken.value.caret, taken.value.caret);
  }, [taken.value]);
  const takeWith = (offer: Offer | undefined): void => {
    if (offer?.added !== undefined) addWord(offer.added);
    else {
      if (offer) text.value = offer.text;
      take();
    }
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
      takeWith(offer);
      state.goTo(place + 1, index);
    } else if (event.key === "Tab") {
      takeWith(offer);
      goOn(state, place, index, event.shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  return {
    field,
    text: text.value,
    offers: offers.all,
    chosen,
    onInput: ({ value, selectionStart }) => {
      text.value = value;
      caret.value = selectionStart;
      active.value = -1;
    },
    onKeyDown,
    leave,
    takeOffer,
  };
}

/** To the next cell, at the end of a row to the next row. */
function goOn(state: TableState, place: number, index: number, step: 1 | -1): void {
  const last = state.columns.peek().length - 1;
  const next = index + step;
  if (next > last && place < state.rows.peek().length - 1) state.goTo(place + 1, 0);
  else if (next < 0 && place > 0) state.goTo(place - 1, last);
  else state.goTo(place, next);
}
