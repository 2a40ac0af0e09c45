/** The decks of the game: all cards on a table, drawn as they print. */
import "./decks.css";
import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { decks, decksFault } from "../cards.ts";
import { faceStore } from "../faces/faces.ts";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { View } from "../parts/view.tsx";
import { game, gameId, opened } from "../project.ts";
import { selection } from "../selection.ts";
import { CardCell, facesOf } from "./card-cell.tsx";
import { DeckTabs } from "./deck-tabs.tsx";
import { Empty, NoCards } from "./empty.tsx";
import { measuresOf } from "./measures.ts";
import { overlays, sides, vision, zoom, zoomBy } from "./options.ts";
import { changeSelected, SelectionBar } from "./selection-bar.tsx";
import { filter, type ShownDeck, shownDecks } from "./shown-cards.ts";
import { focusedCard, onTableClick, onTableDoubleClick, onTableFocus, onTableKey } from "./table-keys.ts";
import { Toolbar } from "./toolbar.tsx";
import { VisionFilters } from "./vision.tsx";

export function Decks(): VNode {
  return (
    <View title={game.value?.title ?? gameId.value ?? "Decks"} actions={<Toolbar />} isBare>
      <div class="decks">
        <VisionFilters />
        <DeckTabs />
        <Table />
        <SelectionBar />
      </div>
    </View>
  );
}

function Table(): VNode {
  const table = useRef<HTMLDivElement>(null);
  useZoomWheel(table);
  useSignalEffect(() => {
    faceStore().expect(
      shownDecks.value.flatMap(({ deck, cards }) => cards.flatMap(({ card }) => facesOf(deck, card.id))),
    );
  });
  useSignalEffect(() => {
    const keys = shownDecks.value.flatMap(({ cards }) => cards.map(({ key }) => key));
    const focused = focusedCard.peek();
    if (focused === undefined || !keys.includes(focused)) focusedCard.value = keys[0];
  });
  const shown = shownDecks.value;
  const isEmpty = shown.every(({ cards }) => cards.length === 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards inside take the focus; one handler serves all of them
    <div
      ref={table}
      class={`decks-table vision-${vision.value}${overlays.value.has("bleed") ? " with-bleed" : ""}`}
      style={{ "--zoom": String(zoom.value) }}
      onClick={onTableClick}
      onDblClick={onTableDoubleClick}
      onFocusIn={onTableFocus}
      onKeyDown={(event) => {
        if (event.key === "Delete" && selection.value.size > 0 && !opened.value?.isReadOnly)
          void changeSelected("delete-cards", [...selection.value.values()]);
        else if (table.current) onTableKey(event, table.current);
      }}
    >
      {decks.value === undefined ? (
        <p class="decks-quiet">{decksFault.value ?? "Reading the decks ..."}</p>
      ) : isEmpty ? (
        <Empty />
      ) : (
        shown.map((one) =>
          one.cards.length > 0 || filter.value.isEmpty ? <DeckSection key={one.deck.id} shown={one} /> : null,
        )
      )}
    </div>
  );
}

/** Larger and smaller pieces than cards are drawn nearer to the size of cards; mm. */
const LEAST_SIDE = 50;
const MOST_SIDE = 140;

function DeckSection({ shown: { deck, cards } }: { readonly shown: ShownDeck }): VNode {
  const { width, height, corner, bleed } = measuresOf(deck);
  const side = Math.max(width, height);
  const scale = Math.min(MOST_SIDE, Math.max(LEAST_SIDE, side)) / side;
  const copies = cards.reduce((sum, { card }) => sum + card.copies, 0);
  return (
    <section
      class={sides.value === "both" && deck.hasBacks ? "deck two-sided" : "deck"}
      aria-labelledby={`deck-${deck.id}`}
      style={{
        "--card-width": String(width),
        "--card-height": String(height),
        "--card-corner": String(corner),
        "--card-bleed": String(bleed),
        "--card-scale": String(scale),
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
            are its cards of before
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
        >
          {cards.map((card) => (
            <CardCell key={card.key} deck={deck} shown={card} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Ctrl and the wheel, and a pinch on a trackpad, which browsers report the same way. */
function useZoomWheel(table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = table.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(-event.deltaY / 100);
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, []);
}
