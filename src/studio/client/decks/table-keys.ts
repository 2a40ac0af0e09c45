/** Keys and clicks on the table of cards: which card has the focus, which are selected, what opens. */
import { signal } from "@preact/signals";
import { gameId } from "../project/project.ts";
import { go } from "../route.ts";
import { clearSelection, type SelectedCard, select, selection, toggleSelected } from "../selection.ts";
import { spotOf } from "./cell-grid.ts";
import { zoomBy } from "./options.ts";
import { shownDecks } from "./shown-cards.ts";
import { shownGrids } from "./shown-grids.ts";
import { corners, reveal } from "./sight.ts";
import { isWalkKey, type Spot, walk } from "./walk.ts";

/** The card that Tab leads to, as `deck/card`. */
export const focusedCard = signal<string | undefined>(undefined);

/** The card that a key has led to, until it is in the page and has the focus. */
let awaited: string | undefined;

/** Whether the card is the one that a key has led to. */
export const takesFocus = (key: string): boolean => awaited === key;

/** Where a selection with Shift begins. */
let anchor: string | undefined;

interface Spotted extends SelectedCard {
  readonly key: string;
}

/** All shown cards in reading order. */
function inOrder(): readonly Spotted[] {
  return shownDecks
    .peek()
    .flatMap(({ deck, cards }) => cards.map(({ key, card }) => ({ key, deck: deck.id, card: card.id })));
}

export function openCard({ deck, card }: SelectedCard): void {
  go("card", gameId.peek() ?? "", deck, card);
}

export function onTableClick(event: MouseEvent): void {
  const key = keyOf(event.target);
  if (key === undefined) return;
  const cards = inOrder();
  const card = cards.find((one) => one.key === key);
  if (!card) return;
  focusedCard.value = key;
  if (event.shiftKey) selectTo(cards, key);
  else if (event.ctrlKey || event.metaKey) toggleSelected(card);
  else select([card]);
  if (!event.shiftKey) anchor = key;
}

export function onTableDoubleClick(event: MouseEvent): void {
  const card = inOrder().find(({ key }) => key === keyOf(event.target));
  if (card) openCard(card);
}

export function onTableFocus(event: FocusEvent): void {
  const key = keyOf(event.target);
  if (key === undefined) return;
  awaited = undefined;
  focusedCard.value = key;
}

/** @param table the scrolled element */
export function onTableKey(event: KeyboardEvent, table: HTMLElement): void {
  if (event.altKey || isTyping(event.target)) return;
  const isCtrl = event.ctrlKey || event.metaKey;
  const cards = inOrder();
  const key = keyOf(event.target);
  const from = cards.findIndex((one) => one.key === key);
  const card = cards[from];
  if (!isCtrl && (event.key === "+" || event.key === "=")) zoomBy(1);
  else if (!isCtrl && event.key === "-") zoomBy(-1);
  else if (isCtrl && event.key.toLowerCase() === "a" && card) select(cards);
  else if (event.key === "Escape" && selection.peek().size > 0) clearSelection();
  else if (card && !isCtrl && event.key === "Enter") openCard(card);
  else if (card && event.key === " ") {
    toggleSelected(card);
    anchor = card.key;
  } else if (card && isWalkKey(event.key)) {
    const spots = allSpots();
    const to = walk(spots, from, event.key, table.clientHeight);
    const [next, spot] = [cards[to], spots[to]];
    if (next && spot) {
      step(next, cards, event);
      reveal(table, spot.y, spot.height);
    }
  } else return;
  event.preventDefault();
}

function step(to: Spotted, cards: readonly Spotted[], event: KeyboardEvent): void {
  if (event.shiftKey) {
    anchor ??= keyOf(event.target);
    selectTo(cards, to.key);
  } else if (!event.ctrlKey && !event.metaKey) anchor = to.key;
  awaited = to.key;
  focusedCard.value = to.key;
}

function selectTo(cards: readonly Spotted[], key: string): void {
  const from = cards.findIndex((one) => one.key === anchor);
  const to = cards.findIndex((one) => one.key === key);
  if (from < 0) anchor = key;
  select(from < 0 ? cards.slice(to, to + 1) : cards.slice(Math.min(from, to), Math.max(from, to) + 1));
}

/** Of all shown cards in reading order, in the scrolled table. */
function allSpots(): readonly Spot[] {
  return shownGrids.peek().flatMap(({ shown: { deck, cards }, grid }) => {
    const { x, y } = corners.peek().get(deck.id) ?? { x: 0, y: 0 };
    return cards.map((_, index) => {
      const spot = spotOf(grid, index);
      return { ...spot, x: x + spot.x, y: y + spot.y };
    });
  });
}

function keyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select") !== null;
