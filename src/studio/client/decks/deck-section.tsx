/** A deck on the table: its heading, and those of its cards that are near what can be seen. */
import { computed } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { CardCell } from "./card-cell.tsx";
import { cellsBetween, spotOf } from "./cell-grid.ts";
import { NoCards } from "./empty.tsx";
import { measuresOf } from "./measures.ts";
import type { ShownDeck } from "./shown-cards.ts";
import type { ShownGrid } from "./shown-grids.ts";
import { corners, nearStripe } from "./sight.ts";
import { focusedCard } from "./table-keys.ts";

export function DeckSection({ shown, mm, grid }: ShownGrid): VNode {
  const { deck, cards } = shown;
  const { width, height, corner, bleed } = measuresOf(deck);
  const copies = cards.reduce((sum, { card }) => sum + card.copies, 0);
  return (
    <section
      class="deck"
      aria-labelledby={`deck-${deck.id}`}
      style={{
        "--card-width": String(width),
        "--card-height": String(height),
        "--card-corner": String(corner),
        "--card-bleed": String(bleed),
        "--card-mm": String(mm),
      }}
    >
      <h2 id={`deck-${deck.id}`}>
        {deck.title}
        <span class="deck-count">
          {counted(cards.length, "card")}
          {copies !== cards.length && `, ${counted(copies, "copy", "copies")}`}
        </span>
        {deck.isOld && (
          <span class="deck-old">
            <SeverityMark severity="error" isNamed={false} /> {deck.file} cannot be read as it is now; these
            are the cards it had before
          </span>
        )}
      </h2>
      {deck.cards.length === 0 ? (
        <NoCards deck={deck} />
      ) : (
        <div
          class="deck-cards"
          role="listbox"
          aria-multiselectable="true"
          aria-labelledby={`deck-${deck.id}`}
          data-deck={deck.id}
          style={{ width: `${grid.width}px`, height: `${grid.height}px` }}
        >
          <Cells shown={shown} grid={grid} />
        </div>
      )}
    </section>
  );
}

interface CellsProps {
  readonly shown: ShownDeck;
  readonly grid: ShownGrid["grid"];
}

function Cells({ shown: { deck, cards }, grid }: CellsProps): VNode {
  const count = cards.length;
  const range = useMemo(() => computed(() => rangeOf(deck.id, count, grid)), [deck.id, count, grid]).value;
  const [from = 0, to = 0] = range.split(" ").map(Number);
  // the card with the focus stays, however far it is scrolled away: the focus would be lost with it
  const focused = useMemo(
    () => computed(() => cards.findIndex(({ key }) => key === focusedCard.value)),
    [cards],
  ).value;
  const indexes = cards.slice(from, to).map((_, index) => from + index);
  if (focused >= 0 && focused < from) indexes.unshift(focused);
  if (focused >= to && to > 0) indexes.push(focused);
  return (
    <>
      {indexes.map((index) => {
        const card = cards[index];
        return (
          card && (
            <CardCell
              key={card.key}
              deck={deck}
              shown={card}
              spot={spotOf(grid, index)}
              position={index + 1}
              count={cards.length}
            />
          )
        );
      })}
    </>
  );
}

/** As a text, so that nothing is drawn anew until a row comes or goes. */
function rangeOf(deck: string, count: number, grid: ShownGrid["grid"]): string {
  const corner = corners.value.get(deck);
  if (!corner) return "0 0";
  const { top, bottom } = nearStripe.value;
  return cellsBetween(grid, count, top - corner.y, bottom - corner.y).join(" ");
}
