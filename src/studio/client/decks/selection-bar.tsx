/** What can be done with the selected cards. */
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { counted } from "../parts/counted.ts";
import { gameId } from "../project.ts";
import { go } from "../route.ts";
import { clearSelection, selection } from "../selection.ts";
import { openCard } from "./table-keys.ts";

export function SelectionBar(): VNode | null {
  const selected = [...selection.value.values()];
  const [first] = selected;
  if (!first) return null;
  const decks = new Set(selected.map(({ deck }) => deck));
  return (
    <section class="selection-bar" aria-label="Selected cards">
      <span class="selection-count" role="status">
        {counted(selected.length, "card")} selected
      </span>
      {selected.length === 1 && (
        <Button label="Open" icon="card" keys="Enter" onClick={() => openCard(first)} />
      )}
      {decks.size === 1 && (
        <Button
          label="Open as table"
          icon="table"
          onClick={() => go("table", gameId.peek() ?? "", first.deck)}
        />
      )}
      <Button label="Print these" icon="print" onClick={() => go("print", "selected")} />
      <Button label="Clear" icon="close" kind="quiet" keys="Escape" onClick={clearSelection} />
    </section>
  );
}
