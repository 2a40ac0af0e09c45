/** The decks of the game: all cards on a table, drawn as they print. */
import "./decks.css";
import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { faceStore } from "../faces/faces.ts";
import { firstViewIsThere } from "../first-view.ts";
import { View } from "../parts/view.tsx";
import { decks, decksFault } from "../project/cards.ts";
import { game, gameId } from "../project/project.ts";
import { selection } from "../selection.ts";
import { facesOf } from "./card-cell.tsx";
import { DeckSection } from "./deck-section.tsx";
import { DeckTabs } from "./deck-tabs.tsx";
import { Empty } from "./empty.tsx";
import { overlays, vision, zoomBy } from "./options.ts";
import { changeSelected, SelectionBar } from "./selection-bar.tsx";
import { filter, shownDecks } from "./shown-cards.ts";
import { shownGrids } from "./shown-grids.ts";
import { useSight } from "./sight.ts";
import { focusedCard, onTableClick, onTableDoubleClick, onTableFocus, onTableKey } from "./table-keys.ts";
import { Toolbar } from "./toolbar.tsx";
import { VisionFilters } from "./vision.tsx";
import { whySelectedReadOnly } from "./why-selected.ts";

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
  useSight(table);
  // who is elsewhere does not wait for the pictures of all cards after each key
  useEffect(() => () => faceStore().expect([]), []);
  useSignalEffect(() => {
    faceStore().expect(
      shownDecks.value.flatMap(({ deck, cards }) => cards.flatMap(({ card }) => facesOf(deck, card.id))),
    );
  });
  useSignalEffect(() => {
    const [first] = shownDecks.value.flatMap(({ deck, cards }) => {
      const [card] = cards;
      return card ? facesOf(deck, card.card.id) : [];
    });
    const isDrawn = first === undefined || faceStore().faceOf(first).value.isKnown;
    if (decksFault.value !== undefined || (decks.value && isDrawn)) firstViewIsThere();
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
      onClick={onTableClick}
      onDblClick={onTableDoubleClick}
      onFocusIn={onTableFocus}
      onKeyDown={(event) => {
        if (event.key === "Delete" && selection.value.size > 0 && whySelectedReadOnly.value === undefined)
          void changeSelected("delete-cards", [...selection.value.values()]);
        else if (table.current) onTableKey(event, table.current);
      }}
    >
      {decks.value === undefined ? (
        <p class="decks-quiet">{decksFault.value ?? "Reading the decks ..."}</p>
      ) : isEmpty ? (
        <Empty />
      ) : (
        shownGrids.value.map((one) =>
          one.shown.cards.length > 0 || filter.value.isEmpty ? (
            <DeckSection key={one.shown.deck.id} {...one} />
          ) : null,
        )
      )}
    </div>
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
