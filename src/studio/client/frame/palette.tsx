/** The palette: type a few letters of anything, Enter goes there. */
import "./palette.css";
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Keys } from "../parts/keys.tsx";
import type { Where } from "./entry-texts.ts";
import { type Entry, type FoundEntry, foundEntries } from "./found-entries.ts";
import { isPaletteOpen } from "./overlays.ts";
import { entries, iconEntries, loadRules } from "./palette-entries.ts";

export const Palette = (): VNode | null => (isPaletteOpen.value ? <OpenPalette /> : null);

const close = (): void => {
  isPaletteOpen.value = false;
};

/** An input with its own list, whose entries are found here and not by the browser. */
const COMBOBOX = {
  role: "combobox",
  list: undefined,
  "aria-expanded": "true",
  "aria-controls": "palette-list",
  "aria-autocomplete": "list",
} as const;

/** So few letters would find too many icons. */
const LEAST_FOR_ICONS = 2;

function OpenPalette(): VNode {
  const typed = useSignal("");
  const icons = useSignal<readonly Entry[]>([]);
  const chosen = useSignal(0);
  const list = useRef<HTMLDivElement>(null);
  const found = useComputed<readonly FoundEntry[]>(() => [
    ...foundEntries(entries.value, typed.value),
    ...icons.value,
  ]);
  useEffect(() => {
    void loadRules().catch(() => {});
  }, []);
  useSignalEffect(() => {
    const words = typed.value;
    icons.value = [];
    chosen.value = 0;
    if (words.trim().length < LEAST_FOR_ICONS) return;
    const end = new AbortController();
    void iconEntries(words, end.signal).then(
      (answer) => {
        if (!end.signal.aborted) icons.value = answer;
      },
      () => {},
    );
    return () => end.abort();
  });
  const run = (entry: Entry | undefined): void => {
    if (!entry || entry.whyNot !== undefined) return;
    close();
    // after the focus went back to where it was, which the entry may move again
    setTimeout(() => entry.run());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { length } = found.value;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") run(found.value[chosen.value]);
    else if (step !== undefined && length > 0) chosen.value = (chosen.value + step + length) % length;
    else return;
    event.preventDefault();
    list.current?.children[chosen.value]?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Dialog title="Find" hidesTitle isModal size="large" onClose={close}>
      <div class="palette">
        <input
          type="search"
          class="palette-input"
          {...COMBOBOX}
          aria-label="Find a card, words on cards, a deck, a file, a rule, a command or an icon"
          aria-activedescendant={found.value[chosen.value] && optionId(chosen.value)}
          placeholder="Find a card, words on cards, a rule, a command, an icon ..."
          spellcheck={false}
          autocomplete="off"
          autofocus
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
          onKeyDown={onKeyDown}
        />
        <div ref={list} id="palette-list" class="palette-list" role="listbox" aria-label="Found">
          {found.value.map((entry, index) => (
            <div
              key={entry.id}
              id={optionId(index)}
              class="palette-entry"
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen.value}
              aria-disabled={entry.whyNot === undefined ? undefined : true}
              onPointerMove={() => {
                chosen.value = index;
              }}
              onClick={() => run(entry)}
              onKeyDown={onKeyDown}
            >
              <Icon name={entry.icon} size={18} />
              <span class="palette-title">{entry.title}</span>
              <span class="palette-detail">
                {entry.whyNot ?? entry.detail}
                {entry.where && <WhereItIs {...entry.where} />}
              </span>
              {entry.keys && <Keys keys={entry.keys} />}
            </div>
          ))}
        </div>
        {found.value.length === 0 && <p class="palette-none quiet">Nothing found.</p>}
      </div>
    </Dialog>
  );
}

const WhereItIs = ({ label, before, words, after }: Where): VNode => (
  <>
    {", "}
    {label}: {before}
    <mark>{words}</mark>
    {after}
  </>
);

const optionId = (index: number): string => `palette-${index}`;
