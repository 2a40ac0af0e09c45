/** What can be seen of the table, and where its decks are: measured when the table is scrolled and when sizes change. */
import { computed, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isFirstViewThere } from "../first-view.ts";

/** Cells are in the page this far above and below what can be seen, in px: what a turn of the wheel scrolls to is there. */
const MARGIN = 600;

/** The table scrolls by many pixels before it is looked at again. */
const STEP = 50;

/** Of the left upper corner of a deck's cells, in the scrolled table; px. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The stripe of the table that can be seen, in px from its top. */
const stripe = signal({ top: 0, bottom: 0 });

/** The width that cells can have, in px. */
export const available = signal(0);

/** By the id of the deck; a deck that is new has none yet. */
export const corners = signal<ReadonlyMap<string, Corner>>(new Map());

/** The stripe with its margin. What is looked at first comes without one, so that its pictures are asked for alone. */
export const nearStripe = computed(() => {
  const margin = isFirstViewThere.value ? MARGIN : 0;
  const { top, bottom } = stripe.value;
  return { top: top - margin, bottom: bottom + margin };
});

/** Scrolls just as far as it takes to see a spot below the heading of its deck. */
export function reveal(table: HTMLElement, y: number, height: number): void {
  const above = y - HEADING;
  const below = y + height + BELOW - table.clientHeight;
  if (table.scrollTop > above) table.scrollTop = above;
  else if (table.scrollTop < below) table.scrollTop = below;
  lookAt(table);
}

const HEADING = 48;
const BELOW = 16;

/** Follows a table whose decks have `data-deck` on the element around their cells. */
export function useSight(table: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const look = (): void => lookAt(element);
    const sizes = new ResizeObserver(() => measure(element));
    // decks move when one before them grows, which changes the size of their section
    const watch = (): void => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const sections = new MutationObserver(watch);
    sections.observe(element, { childList: true });
    watch();
    measure(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      element.removeEventListener("scroll", look);
      sections.disconnect();
      sizes.disconnect();
    };
  }, []);
}

function lookAt(table: HTMLElement): void {
  const top = Math.floor(table.scrollTop / STEP) * STEP;
  const bottom = Math.ceil((table.scrollTop + table.clientHeight) / STEP) * STEP;
  const before = stripe.peek();
  if (before.top !== top || before.bottom !== bottom) stripe.value = { top, bottom };
}

function measure(table: HTMLElement): void {
  lookAt(table);
  const { paddingLeft, paddingRight } = getComputedStyle(table);
  available.value = table.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const found = new Map<string, Corner>();
  for (const cells of table.querySelectorAll<HTMLElement>("[data-deck]"))
    found.set(cells.dataset.deck ?? "", { x: cells.offsetLeft, y: cells.offsetTop });
  if (!areSame(found, corners.peek())) corners.value = found;
}

function areSame(some: ReadonlyMap<string, Corner>, others: ReadonlyMap<string, Corner>): boolean {
  if (some.size !== others.size) return false;
  return [...some].every(([id, { x, y }]) => others.get(id)?.x === x && others.get(id)?.y === y);
}
