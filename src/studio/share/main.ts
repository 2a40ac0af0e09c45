/**
 * The script of a page with all cards of a game, made by `broadside share`. The page is one file: it loads nothing, sends
 * nothing and keeps nothing.
 */
import "./share.css";
import { element, part } from "./elements.ts";
import { type Entry, entriesOf, isWished, type Side } from "./entries.ts";
import { readGame } from "./game-data.ts";
import { makeGrid } from "./grid.ts";
import { Pictures } from "./pictures.ts";
import { makeViewer } from "./viewer.ts";

async function start(): Promise<void> {
  const game = await readGame(part("game", "script").textContent ?? "");
  const entries = entriesOf(game);
  const pictures = new Pictures(game);
  const controls = {
    search: part("search", "input"),
    deck: part("deck", "select"),
    back: part("backs", "input"),
    size: part("size", "input"),
  };
  const [status, none] = [part("status", "p"), part("none", "p")];
  let shown: readonly Entry[] = entries;

  const side = (): Side => (controls.back.checked ? "back" : "front");
  const grid = makeGrid(game, entries, pictures, (entry) => viewer.open(entry, side()));
  const viewer = makeViewer(
    game,
    pictures,
    () => shown,
    (entry, last) => {
      // Without a step in the history for each card.
      history.replaceState(null, "", entry ? `#${entry.name}` : location.pathname + location.search);
      if (last) grid.buttonOf(last)?.focus();
    },
  );

  const update = (): void => {
    const wish = { words: controls.search.value, deck: controls.deck.value };
    shown = entries.filter((entry) => isWished(entry, wish));
    grid.show(new Set(shown), side());
    status.textContent =
      shown.length === entries.length
        ? `${entries.length} cards`
        : `${shown.length} of ${entries.length} cards`;
    none.hidden = shown.length > 0;
  };
  const resize = (): void => part("cards", "main").style.setProperty("--scale", controls.size.value);

  controls.deck.append(...game.decks.map(({ id, title }) => element("option", { value: id }, title)));
  for (const control of [controls.search, controls.deck, controls.back])
    control.addEventListener("input", update);
  controls.size.addEventListener("input", resize);
  part("clear", "button").addEventListener("click", () => {
    controls.search.value = "";
    controls.deck.value = "";
    update();
    controls.search.focus();
  });
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, dialog *");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    controls.search.focus();
  });
  resize();
  update();
  part("cards", "main").prepend(grid.root);
  part("controls", "form").hidden = false;
  openNamed();
  addEventListener("hashchange", openNamed);

  function openNamed(): void {
    const name = decoded(location.hash.slice(1));
    const entry = entries.find((one) => one.name === name);
    if (entry) viewer.open(entry, "front");
  }
}

/** The address as written, if it is not in percent codes. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

start().catch((error: unknown) => {
  part("status", "p").textContent =
    typeof DecompressionStream === "undefined"
      ? "This browser is too old to show the cards; please use one of 2023 or later."
      : `The cards cannot be shown: ${String(error)}`;
});
