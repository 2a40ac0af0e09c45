/** The filter box: words and conditions, with completion of fields and values, and the nearest name for a slip. */
import "./filter-box.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { filterText } from "../filter-text.ts";
import { type Completion, completions } from "./filter/complete-filter.ts";
import type { FilterFault } from "./filter/filter.ts";
import { filter, vocabulary } from "./shown-cards.ts";

const HELP = "Words, or suit:sword, cost:>2, cost:1..3, has:art, -word";

export function FilterBox(): VNode {
  const input = useRef<HTMLInputElement>(null);
  const offered = useSignal<readonly Completion[]>([]);
  const chosen = useSignal(-1);
  const look = (): void => {
    const box = input.current;
    offered.value = box
      ? completions(box.value, box.selectionStart ?? box.value.length, vocabulary.peek())
      : [];
    chosen.value = -1;
  };
  const close = (): void => {
    offered.value = [];
  };
  const take = ({ from, text }: Completion): void => {
    const box = input.current;
    if (!box) return;
    const caret = box.selectionStart ?? box.value.length;
    const rest = box.value.slice(caret).replace(/^\s/, "");
    filterText.value = `${box.value.slice(0, from)}${text}${rest}`;
    box.value = filterText.value;
    box.setSelectionRange(from + text.length, from + text.length);
    look();
  };
  const onKey = (event: KeyboardEvent): void => {
    const count = offered.value.length;
    const isOpen = count > 0;
    const picked = offered.value[chosen.value];
    if (event.key === "ArrowDown" && isOpen) chosen.value = (chosen.value + 1) % count;
    else if (event.key === "ArrowUp" && isOpen)
      chosen.value = chosen.value <= 0 ? count - 1 : chosen.value - 1;
    else if ((event.key === "Enter" || event.key === "Tab") && picked) take(picked);
    else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Escape" && filterText.value !== "") filterText.value = "";
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isOpen = offered.value.length > 0;
  return (
    <div class="filter">
      <input
        ref={input}
        class="filter-input"
        type="text"
        role="combobox"
        aria-label="Filter cards"
        aria-expanded={isOpen}
        aria-controls="filter-offers"
        aria-autocomplete="list"
        aria-activedescendant={chosen.value >= 0 ? `filter-offer-${chosen.value}` : undefined}
        aria-describedby="filter-faults"
        placeholder="Filter: words, suit:sword, cost:>2"
        title={HELP}
        spellcheck={false}
        autocomplete="off"
        value={filterText.value}
        onInput={(event) => {
          filterText.value = event.currentTarget.value;
          look();
        }}
        onKeyDown={onKey}
        onBlur={close}
      />
      <div id="filter-offers" class="filter-offers" role="listbox" aria-label="Completions" hidden={!isOpen}>
        {offered.value.map((offer, index) => (
          <div
            key={offer.label}
            id={`filter-offer-${index}`}
            class="filter-offer"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen.value}
            // before the box loses the focus
            onPointerDown={(event) => {
              event.preventDefault();
              take(offer);
            }}
          >
            <span>{offer.label}</span>
            <span class="filter-detail">{offer.detail}</span>
          </div>
        ))}
      </div>
      {!isOpen && <Faults faults={filter.value.faults} />}
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly FilterFault[] }): VNode {
  return (
    <div id="filter-faults" class="filter-faults" role="status">
      {faults.map(({ message, start, end, instead }) => (
        <p key={start}>
          {message}
          {instead !== undefined && (
            <button
              type="button"
              class="link"
              onClick={() => {
                const text = filterText.peek();
                filterText.value = text.slice(0, start) + instead + text.slice(end);
              }}
            >
              Use {instead}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
