/** What can be done with the selected cards. */
import type { VNode } from "preact";
import type { NamedEdits } from "../../../index.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { notifyOfSteps } from "../documents/step-notice.ts";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { notify } from "../parts/notices/notice-list.ts";
import { gameId } from "../project/project.ts";
import { go } from "../route.ts";
import { clearSelection, type SelectedCard, select, selection } from "../selection.ts";
import { inView } from "./in-view.ts";
import { shownDecks } from "./shown-cards.ts";
import { openCard } from "./table-keys.ts";
import { whySelectedReadOnly } from "./why-selected.ts";

export function SelectionBar(): VNode | null {
  const selected = [...selection.value.values()];
  const [first] = selected;
  if (!first) return null;
  const inDecks = new Set(selected.map(({ deck }) => deck));
  const hidden = selected.length - inView(selected, shownDecks.value).length;
  const whyNot = whySelectedReadOnly.value;
  return (
    <section class="selection-bar" aria-label="Selected cards">
      <span class="selection-count" role="status">
        {counted(selected.length, "card")} selected
        {hidden > 0 && `, ${hidden} of them not shown`}
      </span>
      {selected.length === 1 && (
        <Button label="Open" icon="card" keys="Enter" onClick={() => openCard(first)} />
      )}
      {inDecks.size === 1 && (
        <Button
          label="Open as table"
          icon="table"
          onClick={() => go("table", gameId.peek() ?? "", first.deck)}
        />
      )}
      <Button label="Print these" icon="print" onClick={() => go("print", "selected")} />
      <Button
        label="Duplicate"
        icon="copy"
        whyNot={whyNot}
        onClick={() => void changeSelected("copy-cards", selected)}
      />
      <Button
        label="Delete"
        icon="trash"
        keys="Delete"
        whyNot={whyNot}
        onClick={() => void changeSelected("delete-cards", selected)}
      />
      <Button label="Clear" icon="close" kind="quiet" keys="Escape" onClick={clearSelection} />
    </section>
  );
}

/** One step for each deck; undo brings deleted cards back. Cards that are not shown now are not deleted, and stay selected. */
export async function changeSelected(
  kind: "copy-cards" | "delete-cards",
  all: readonly SelectedCard[],
): Promise<void> {
  const game = gameId.peek() ?? "";
  const selected = kind === "delete-cards" ? inView(all, shownDecks.peek()) : all;
  if (selected.length === 0) {
    const text =
      "Nothing was deleted: the selected cards are not shown. Clear the filter, or open their deck.";
    notify({ name: "selected-cards", text, kind: "warning" });
    return;
  }
  try {
    const made: NamedEdits[] = [];
    for (const deck of new Set(selected.map((one) => one.deck))) {
      const cards = selected.filter((one) => one.deck === deck).map(({ card }) => card);
      made.push(await draftEdits({ kind, game, deck, cards }));
    }
    if (kind !== "delete-cards") return;
    select(all.filter((one) => !selected.includes(one)));
    const text = `${counted(selected.length, "card")} ${selected.length === 1 ? "is" : "are"} deleted`;
    notifyOfSteps({ name: "selected-cards", text }, made);
  } catch (error) {
    notify({ name: "selected-cards", text: (error as Error).message, kind: "error" });
  }
}
