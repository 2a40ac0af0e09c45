/** The shown decks with the places of their cells, for what draws them and for keys that walk over them. */
import { computed } from "@preact/signals";
import { type CellGrid, cellGrid, filledMm } from "./cell-grid.ts";
import { measuresOf, scaleOf } from "./measures.ts";
import { overlays, sides, zoom } from "./options.ts";
import { type ShownDeck, shownDecks } from "./shown-cards.ts";
import { available } from "./sight.ts";

export interface ShownGrid {
  readonly shown: ShownDeck;
  /** Pixels of a mm. */
  readonly mm: number;
  readonly grid: CellGrid;
}

export const shownGrids = computed<readonly ShownGrid[]>(() =>
  shownDecks.value.map((shown) => {
    const { deck, cards } = shown;
    const measures = measuresOf(deck);
    const isTwoSided = sides.value === "both" && deck.hasBacks === true;
    const wished = {
      mm: zoom.value * scaleOf(measures),
      isTwoSided,
      hasBleed: overlays.value.has("bleed"),
    };
    const mm = filledMm(measures, wished, available.value);
    const look = { ...wished, mm };
    return { shown, mm, grid: cellGrid(measures, look, cards.length, available.value) };
  }),
);
