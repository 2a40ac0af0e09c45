/** What can be done with the selected cards: buttons above the table, keys, and entries of the palette. */
import type { Command } from "../frame/commands.ts";
import { whyDeckReadOnly } from "../project/read-only.ts";
import type { TableState } from "./table-state.ts";
import { addCard, change, copyCards, deleteCards } from "./write.ts";

/** @param nameColumn asks for the name of a new column */
export function commandsOf(state: TableState, nameColumn: () => void): readonly Command[] {
  const cards = (): readonly string[] => state.selectedCards();
  const { top, bottom } = state.range.value;
  const rows = state.rows.value;
  const none = rows.length === 0 ? "There is no card" : undefined;
  const selected = rows.slice(top, bottom + 1);
  const made = selected.find(({ card }) => card.isGenerated);
  const isMade = made && "One entry with each: makes this card together with others";
  const isSorted = state.sorting.value && "First show the rows as in the deck";
  const count = bottom - top + 1;
  const them = count > 1 ? `${count} cards` : "card";
  const commands: readonly Command[] = [
    {
      id: "table-new",
      title: "Add card",
      icon: "add",
      keys: "Mod+Shift+Enter",
      run: () => void addCard(state),
    },
    {
      id: "table-copy",
      title: `Duplicate ${them}`,
      icon: "copy",
      keys: "Mod+Shift+D",
      whyNot: none,
      run: () => void copyCards(state),
    },
    {
      id: "table-up",
      title: "Move up",
      icon: "up",
      keys: "Alt+ArrowUp",
      whyNot: none ?? isSorted ?? isMade ?? (selected[0]?.number === 1 ? "It is the first card" : undefined),
      run: () => void change(state, { kind: "move-cards", cards: cards(), to: "up" }),
    },
    {
      id: "table-down",
      title: "Move down",
      icon: "down",
      keys: "Alt+ArrowDown",
      whyNot:
        none ??
        isSorted ??
        isMade ??
        (selected.at(-1)?.number === state.deck.value.cards.length ? "It is the last card" : undefined),
      run: () => void change(state, { kind: "move-cards", cards: cards(), to: "down" }),
    },
    {
      id: "table-delete",
      title: `Delete ${them}`,
      icon: "trash",
      keys: "Mod+Delete",
      whyNot: none ?? isMade,
      run: () => void deleteCards(state),
    },
    { id: "table-column", title: "New column", icon: "table", run: nameColumn },
  ];
  const whyNot = whyDeckReadOnly(state.deck.value);
  return whyNot === undefined ? commands : commands.map((command) => ({ ...command, whyNot }));
}
