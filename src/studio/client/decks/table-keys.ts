/** Keys and clicks on the table of cards: which card has the focus, which are selected, what opens. */
import { signal } from "@preact/signals";
import { gameId } from "../project.ts";
import { go } from "../route.ts";
import { clearSelection, type SelectedCard, select, selection, toggleSelected } from "../selection.ts";
import { zoomBy } from "./options.ts";
import { shownDecks } from "./shown-cards.ts";
import { isWalkKey, walk } from "./walk.ts";

/** The card that Tab leads to, as `deck/card`. */
export const focusedCard = signal<string | undefined>(undefined);

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
  if (key !== undefined) focusedCard.value = key;
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
    const to = cards[walk(spotsIn(table, cards), from, event.key, table.clientHeight)];
    if (to) step(to, cards, table, event);
  } else return;
  event.preventDefault();
}

function step(to: Spotted, cards: readonly Spotted[], table: HTMLElement, event: KeyboardEvent): void {
  if (event.shiftKey) {
    anchor ??= keyOf(event.target);
    selectTo(cards, to.key);
  } else if (!event.ctrlKey && !event.metaKey) anchor = to.key;
  focusedCard.value = to.key;
  const cell = cellOf(table, to.key);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: "nearest" });
}

function selectTo(cards: readonly Spotted[], key: string): void {
  const from = cards.findIndex((one) => one.key === anchor);
  const to = cards.findIndex((one) => one.key === key);
  if (from < 0) anchor = key;
  select(from < 0 ? cards.slice(to, to + 1) : cards.slice(Math.min(from, to), Math.max(from, to) + 1));
}

function spotsIn(table: HTMLElement, cards: readonly Spotted[]) {
  const cells = new Map(
    [...table.querySelectorAll<HTMLElement>("[data-card]")].map((cell) => [cell.dataset.card, cell]),
  );
  return cards.map(({ key }) => {
    const cell = cells.get(key);
    if (!cell) return { x: 0, y: 0, width: 0, height: 0 };
    return { x: cell.offsetLeft, y: cell.offsetTop, width: cell.offsetWidth, height: cell.offsetHeight };
  });
}

const cellOf = (table: HTMLElement, key: string): HTMLElement | undefined =>
  [...table.querySelectorAll<HTMLElement>("[data-card]")].find((cell) => cell.dataset.card === key);

function keyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-card]")?.dataset.card : undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select") !== null;
