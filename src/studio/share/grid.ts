/** The cards of each deck as pictures to click; arrows walk from card to card. */
import type { SharedDrawing, SharedGame } from "../../pipeline/print/share/shared-game.ts";
import { element } from "./elements.ts";
import type { Entry, Side } from "./entries.ts";
import type { Pictures } from "./pictures.ts";

export interface Grid {
  readonly root: HTMLElement;
  /** Shows only these cards, all on one side. */
  show(entries: ReadonlySet<Entry>, side: Side): void;
  /** The button of a card. */
  buttonOf(entry: Entry): HTMLElement | undefined;
}

interface Tile {
  readonly entry: Entry;
  readonly item: HTMLLIElement;
  readonly button: HTMLButtonElement;
  readonly image: HTMLImageElement;
}

export function makeGrid(
  game: SharedGame,
  entries: readonly Entry[],
  pictures: Pictures,
  open: (entry: Entry) => void,
): Grid {
  const tiles = new Map(entries.map((entry) => [entry, tileOf(entry, game, open)]));
  const decks = game.decks.map((deck) => {
    const own = entries.filter((entry) => entry.deck === deck).map((entry) => tiles.get(entry) as Tile);
    const count = element("span", { className: "count" });
    const heading = element("h2", {}, bdi(deck.title), " ", count);
    const list = element("ul", { className: "cards" }, ...own.map(({ item }) => item));
    walkByArrows(list);
    return { own, count, root: element("section", {}, heading, list) };
  });
  const showPicture = (tile: Tile): void => {
    const index = drawingOf(tile);
    if (index !== undefined) tile.image.src = pictures.addressOf(index);
  };
  let side: Side = "front";
  const drawingOf = ({ entry: { card } }: Tile): number | undefined => card[side];
  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        const tile = isIntersecting && byItem.get(target);
        if (tile) showPicture(tile);
      }
    },
    { rootMargin: "100% 0%" },
  );
  const byItem = new Map<Element, Tile>([...tiles.values()].map((tile) => [tile.item, tile]));
  for (const { item } of tiles.values()) near.observe(item);
  // On paper all cards are shown, not only those near the screen.
  addEventListener("beforeprint", () => {
    for (const tile of tiles.values()) if (!tile.item.hidden) showPicture(tile);
  });
  return {
    root: element("div", {}, ...decks.map(({ root }) => root)),
    buttonOf: (entry) => tiles.get(entry)?.button,
    show: (shown, wished) => {
      const isTurned = side !== wished;
      side = wished;
      for (const tile of tiles.values()) {
        tile.item.hidden = !shown.has(tile.entry);
        tile.item.classList.toggle("no-side", drawingOf(tile) === undefined);
        if (isTurned && tile.image.src !== "") showPicture(tile);
      }
      for (const { own, count, root } of decks) {
        const visible = own.filter(({ item }) => !item.hidden);
        root.hidden = visible.length === 0;
        count.textContent =
          visible.length === own.length ? `${own.length}` : `${visible.length} of ${own.length}`;
        for (const { button } of own) button.tabIndex = button === visible[0]?.button ? 0 : -1;
      }
    },
  };
}

function tileOf(entry: Entry, { drawings }: SharedGame, open: (entry: Entry) => void): Tile {
  const { card, title } = entry;
  const image = pictureOf(drawings[card.front] as SharedDrawing);
  const button = element("button", { type: "button", className: "card" }, image);
  button.setAttribute("aria-label", card.copies === 1 ? title : `${title}, ${card.copies} copies`);
  button.addEventListener("click", () => open(entry));
  const copies = card.copies === 1 ? [] : [element("span", { className: "count" }, ` \u00d7${card.copies}`)];
  const caption = element("span", { className: "caption", ariaHidden: "true" }, bdi(title), ...copies);
  return { entry, item: element("li", {}, button, caption), button, image };
}

/** An empty picture with the proportions of a drawing. */
export function pictureOf({ width, height, corner }: SharedDrawing): HTMLImageElement {
  const image = element("img", { alt: "", width: Math.round(width * 4), height: Math.round(height * 4) });
  image.style.borderRadius = `${(100 * corner) / width}% / ${(100 * corner) / height}%`;
  image.style.setProperty("--mm", `${width}`);
  return image;
}

/** Text whose direction does not affect what is around it. */
export const bdi = (text: string): HTMLElement => element("bdi", {}, text);

/** Steps of the arrow keys in a list of cards: by one, or to the nearest card of the row above or below. */
function walkByArrows(list: HTMLUListElement): void {
  list.addEventListener("keydown", (event) => {
    const buttons = [...list.querySelectorAll<HTMLButtonElement>("li:not([hidden]) > .card")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = at < 0 ? undefined : neighbour(buttons, at, event.key);
    if (!next) return;
    event.preventDefault();
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
}

function neighbour(
  buttons: readonly HTMLButtonElement[],
  at: number,
  key: string,
): HTMLButtonElement | undefined {
  switch (key) {
    case "ArrowRight":
      return buttons[at + 1];
    case "ArrowLeft":
      return buttons[at - 1];
    case "Home":
      return buttons[0];
    case "End":
      return buttons.at(-1);
    case "ArrowDown":
      return inNextRow(buttons.slice(at));
    case "ArrowUp":
      return inNextRow(buttons.slice(0, at + 1).reverse());
    default:
      return undefined;
  }
}

/** The first button is where to start; the others follow in the direction of the step. */
function inNextRow([from, ...others]: readonly HTMLButtonElement[]): HTMLButtonElement | undefined {
  if (!from) return undefined;
  const start = from.getBoundingClientRect();
  const row = others.find((one) => Math.abs(one.getBoundingClientRect().bottom - start.bottom) > 8);
  if (!row) return undefined;
  const { bottom } = row.getBoundingClientRect();
  const inRow = others.filter((one) => Math.abs(one.getBoundingClientRect().bottom - bottom) <= 8);
  const distance = (one: HTMLElement): number => Math.abs(one.getBoundingClientRect().left - start.left);
  return inRow.reduce((best, one) => (distance(one) < distance(best) ? one : best), row);
}
