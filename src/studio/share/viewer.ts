/** One card, large: zoomed, turned over, with its texts; the cards before and after it are one key away. */
import type { SharedGame } from "../../pipeline/print/share/shared-game.ts";
import { element, part } from "./elements.ts";
import type { Entry, Side } from "./entries.ts";
import { bdi, pictureOf } from "./grid.ts";
import type { Pictures } from "./pictures.ts";

export interface Viewer {
  open(entry: Entry, side: Side): void;
}

const ZOOMS = [1, 1.5, 2, 3, 4];

/**
 * @param neighbours the cards that are walked through: those that are shown
 * @param shown called with the card that is open now, or undefined once the view is closed
 */
export function makeViewer(
  game: SharedGame,
  pictures: Pictures,
  neighbours: () => readonly Entry[],
  shown: (entry: Entry | undefined, last: Entry | undefined) => void,
): Viewer {
  const dialog = part("viewer", "dialog");
  const [heading, place] = [part("viewer-title", "h2"), part("viewer-place", "p")];
  const [stage, texts] = [part("viewer-stage", "div"), part("viewer-texts", "div")];
  const buttons = {
    before: part("viewer-before", "button"),
    after: part("viewer-after", "button"),
    flip: part("viewer-flip", "button"),
    rotate: part("viewer-rotate", "button"),
    smaller: part("viewer-smaller", "button"),
    larger: part("viewer-larger", "button"),
    close: part("viewer-close", "button"),
  };
  const zoomWords = part("viewer-zoom", "output");
  let entry: Entry | undefined;
  let side: Side = "front";
  let zoom = 0;
  /** Quarters of a turn, clockwise. */
  let turn = 0;

  const step = (by: number): void => {
    const all = neighbours();
    const next = entry && all[all.indexOf(entry) + by];
    if (next) open(next, side);
  };
  const flip = (): void => {
    side = side === "front" ? "back" : "front";
    draw();
  };
  const rotate = (): void => {
    turn = (turn + 1) % 4;
    drawZoom();
  };
  const zoomBy = (by: number): void => {
    zoom = Math.min(ZOOMS.length - 1, Math.max(0, zoom + by));
    drawZoom();
  };

  buttons.before.addEventListener("click", () => step(-1));
  buttons.after.addEventListener("click", () => step(1));
  buttons.flip.addEventListener("click", flip);
  buttons.rotate.addEventListener("click", rotate);
  buttons.smaller.addEventListener("click", () => zoomBy(-1));
  buttons.larger.addEventListener("click", () => zoomBy(1));
  buttons.close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    const last = entry;
    entry = undefined;
    shown(undefined, last);
  });
  // A click beside everything else closes, as Esc does.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Readonly<Record<string, () => void>> = {
      f: flip,
      r: rotate,
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
      "0": () => zoomBy(-ZOOMS.length),
      // A zoomed picture is scrolled with the arrows.
      ...(zoom === 0 && { ArrowLeft: () => step(-1), ArrowRight: () => step(1) }),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  function open(next: Entry, wished: Side): void {
    entry = next;
    side = next.card.back === undefined ? "front" : wished;
    draw();
    if (!dialog.open) dialog.showModal();
    shown(next, undefined);
  }

  function draw(): void {
    if (!entry) return;
    const { card, deck, title, name } = entry;
    const all = neighbours();
    const at = all.indexOf(entry);
    heading.replaceChildren(bdi(title));
    const copies = card.copies === 1 ? "1 copy" : `${card.copies} copies`;
    place.replaceChildren(bdi(deck.title), " \u00b7 ", bdi(name), ` \u00b7 ${copies} \u00b7 ${side}`);
    buttons.before.disabled = at <= 0;
    buttons.after.disabled = at < 0 || at === all.length - 1;
    buttons.flip.disabled = card.back === undefined;
    const index = card[side] ?? card.front;
    const drawing = game.drawings[index];
    if (!drawing) return;
    const image = pictureOf(drawing);
    image.src = pictures.addressOf(index);
    image.alt = `${title}, ${side}`;
    stage.style.setProperty("--ratio", `${drawing.width / drawing.height}`);
    stage.replaceChildren(element("div", {}, image));
    const lines = drawing.texts.map((text) => element("p", { dir: "auto" }, text));
    texts.replaceChildren(...(lines.length > 0 ? lines : [element("p", {}, "No text on this side.")]));
    drawZoom();
  }

  function drawZoom(): void {
    const factor = ZOOMS[zoom] as number;
    stage.style.setProperty("--zoom", `${factor}`);
    stage.style.setProperty("--turn", `${turn * 90}deg`);
    stage.classList.toggle("lies", turn % 2 === 1);
    zoomWords.value = zoom === 0 ? "fits" : `${factor * 100} %`;
    buttons.smaller.disabled = zoom === 0;
    buttons.larger.disabled = zoom === ZOOMS.length - 1;
    // A button that has just become useless would swallow the keys that follow.
    if (document.activeElement?.matches(":disabled")) stage.focus();
  }

  return { open };
}
