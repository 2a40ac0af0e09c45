/** The editor in a cell: a line or a text that grows, with a list of what may be written below it. */
import type { VNode } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { cardName } from "../../project/card-names.ts";
import { gameId } from "../../project/project.ts";
import { misfitOf } from "../columns.ts";
import { OfferList } from "./offers.tsx";
import { type EditedCell, useCellTyping } from "./use-cell-typing.ts";

export function Editor(cell: EditedCell): VNode {
  const { state, editing, column } = cell;
  const { field, text, offers, chosen, onInput, onKeyDown, leave, takeOffer } = useCellTyping(cell);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const isOpen = offers.length > 0;
  // the list says which words there are, and offers to add this one
  const misfit = column.kind === "enum" ? undefined : misfitOf(text, column);
  // as its text and what is wrong with it grow
  useLayoutEffect(() => keepInSight(box.current));
  const label = `${column.key} of ${cardName(state.deck.value.id, editing.card)}`;
  return (
    <div class="table-editor" ref={box}>
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={misfit === undefined ? undefined : true}
        onKeyDown={onKeyDown}
        onBlur={leave}
        rows={1}
        spellcheck={column.kind === "text"}
        {...(isOpen && {
          "aria-autocomplete": "list",
          "aria-controls": listId,
          "aria-activedescendant": chosen >= 0 ? `${listId}-${chosen}` : undefined,
        })}
        inputMode={column.kind === "integer" ? "numeric" : column.kind === "number" ? "decimal" : undefined}
        value={text}
        onInput={({ currentTarget }) => onInput(currentTarget)}
      />
      {isOpen && (
        <OfferList
          id={listId}
          game={gameId.value ?? ""}
          label={`For ${label}`}
          offers={offers}
          active={chosen}
          onTake={takeOffer}
        />
      )}
      {misfit !== undefined && text.trim() !== "" && (
        <span class="table-misfit" role="status">
          {misfit}
        </span>
      )}
    </div>
  );
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
