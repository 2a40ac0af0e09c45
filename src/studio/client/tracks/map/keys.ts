/** Keys on the map: everything that the pointer can do. */
import type { KeysOfView } from "../../frame/keys-of-view.ts";
import { freePlace } from "../model/free-place.ts";
import type { Direction } from "../model/geometry.ts";
import { boxAround } from "../model/track.ts";
import { current, held, select, selection, track } from "../state.ts";
import {
  announced,
  cancel,
  copy,
  finishKeys,
  flip,
  hold,
  lay,
  letGo,
  moveHeld,
  naming,
  nudge,
  remove,
  reorder,
  turn,
} from "./actions.ts";
import { drag, heldAt, previewed } from "./gesture.ts";
import { reveal, showAll, zoom } from "./sight.ts";

export const MAP_KEYS: KeysOfView = {
  title: "On the map",
  rows: [
    ["PageDown", "the next card"],
    ["Shift+PageDown", "one more card"],
    ["ArrowUp", "move, also with the other arrows"],
    ["R", "turn, with Shift back"],
    ["F", "face down or up"],
    ["Delete", "remove"],
    ["Mod+D", "copy beside it"],
    ["C", "hold another one like it"],
    ["[", "earlier in the order, ] later"],
    ["Enter", "lay the card that is held"],
    ["Escape", "give up what was begun"],
    ["Mod+A", "all cards"],
    ["+", "larger, - smaller"],
    ["0", "all in sight"],
  ],
};

/** In games in which no card lies face down. */
export const KEYS_WITHOUT_FLIP: KeysOfView = {
  ...MAP_KEYS,
  rows: MAP_KEYS.rows.filter(([key]) => key !== "F"),
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function onKey(event: KeyboardEvent): void {
  if (!keyOn(event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True if the key means something here. */
function keyOn(event: KeyboardEvent): boolean {
  const { key } = event;
  if (key === "Escape") return givenUp();
  if (previewed.peek()) return zoomOn(key);
  takeFocused(event);
  if (event.ctrlKey || event.metaKey) return commandOn(event);
  if (event.altKey) return false;
  const direction = ARROWS[key];
  if (direction) {
    if (held.peek()) moveHeld(direction);
    else nudge(direction);
    return true;
  }
  return held.peek() ? heldOn(event) : cardOn(event) || zoomOn(key);
}

/** Where nothing is selected or held, keys are about the card that has the focus. */
function takeFocused({ key, target }: KeyboardEvent): void {
  if (selection.peek().size > 0 || held.peek() || !/^(Arrow.*|[rRfc[\]d]|Delete|Backspace)$/.test(key))
    return;
  const focused = Number((target as Element).getAttribute("data-key"));
  if (focused > 0) select([focused]);
}

function givenUp(): boolean {
  if (drag.peek()) cancel();
  else if (held.peek()) letGo();
  else if (naming.peek()) naming.value = undefined;
  else if (selection.peek().size > 0) select([], current.peek());
  else return false;
  announced.value = "Given up";
  return true;
}

function commandOn({ key, shiftKey }: KeyboardEvent): boolean {
  if (shiftKey) return false;
  // what goes on is taken back as if it had never begun; undo is the frame's
  if (key === "z" && drag.peek()) cancel();
  else if (key === "a") select(track.peek().cards.map((card) => card.key));
  else if (key === "d" && selection.peek().size > 0) copy();
  else return false;
  return true;
}

function heldOn({ key, shiftKey }: KeyboardEvent): boolean {
  const card = held.peek();
  if (!card) return false;
  if (key === "Enter" || key === " ") lay(heldAt.peek() ?? freePlace(track.peek().cards, card));
  else if (key === "r" || key === "R") turn(shiftKey ? -1 : 1);
  else if (key === "f") flip();
  else return zoomOn(key);
  return true;
}

function cardOn(event: KeyboardEvent): boolean {
  switch (event.key) {
    case "PageDown":
    case "PageUp":
      step(event.key === "PageDown" ? 1 : -1, event.shiftKey);
      return true;
    case "Home":
    case "End":
      choose(event.key === "Home" ? 0 : track.peek().cards.length - 1, event.shiftKey);
      return true;
    case "r":
    case "R":
      turn(event.shiftKey ? -1 : 1);
      return true;
    case "f":
      flip();
      return true;
    case "c":
      sample();
      return true;
    case "[":
    case "]":
      reorder(event.key === "[" ? -1 : 1);
      return true;
    case "Delete":
    case "Backspace":
      remove();
      return true;
    case "Enter":
    case " ":
      if (current.peek() !== undefined) select([current.peek() as number]);
      return true;
  }
  return false;
}

function sample(): void {
  finishKeys();
  const card = track.peek().cards.find(({ key }) => selection.peek().has(key));
  if (card) hold(card);
}

function step(by: 1 | -1, isMore: boolean): void {
  const { cards } = track.peek();
  const at = cards.findIndex(({ key }) => key === current.peek());
  choose(at === -1 ? (by > 0 ? 0 : cards.length - 1) : at + by, isMore);
}

function choose(index: number, isMore: boolean): void {
  finishKeys();
  const { cards } = track.peek();
  const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
  if (!card) return;
  select(isMore ? [...new Set([...selection.peek(), card.key])] : [card.key], card.key);
  const box = boxAround([card]);
  if (box) reveal(box);
}

/** Selects a card, shows where it is, and gives it the focus. @param index its place in the track, from 0 */
export function showCard(index: number): void {
  choose(index, false);
  const key = current.peek();
  document.querySelector<SVGElement>(`.laid[data-key="${key}"]`)?.focus();
}

function zoomOn(key: string): boolean {
  if (key === "+" || key === "=") zoom(1.25);
  else if (key === "-") zoom(0.8);
  else if (key === "0") showAll();
  else return false;
  return true;
}
