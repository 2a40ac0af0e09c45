/** Keys on the map: everything that the pointer can do. */
import type { KeysOfView } from "../../frame/keys-of-view.ts";
import { movedBelowPointers } from "../../parts/pointer/follow-pointer.ts";
import { freePlace } from "../model/free-place.ts";
import type { Direction, Point } from "../model/geometry.ts";
import { current, held, select, selection, track } from "../state.ts";
import {
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
  toggleMoving,
  turn,
} from "./actions.ts";
import { announce } from "./announce.ts";
import { drag, heldAt, previewed } from "./gesture.ts";
import { focusMap } from "./map-element.ts";
import { isSeveral, pressCard, selectCurrent } from "./selecting.ts";
import { pan, revealCards, showAll, zoom } from "./sight.ts";

export const MAP_KEYS: KeysOfView = {
  title: "On the map",
  rows: [
    ["PageDown", "the next card, PageUp the one before"],
    ["Home", "the first card, End the last one"],
    ["Enter", "select the card, or lay the one that is held"],
    ["Mod+Space", "select it too, or no more"],
    ["Shift+PageDown", "the next card too"],
    ["ArrowUp", "move, also with the other arrows"],
    ["M", "move to where you click next"],
    ["R", "turn, with Shift back"],
    ["F", "face down or up"],
    ["Delete", "remove"],
    ["Mod+D", "copy beside it"],
    ["C", "hold another one like it"],
    ["[", "earlier in the order, ] later"],
    ["Alt+PageUp", "earlier in the order, Alt-PageDown later"],
    ["Escape", "cancel what was begun"],
    ["Mod+A", "all cards"],
    ["Shift+ArrowUp", "show what is above, also with the other arrows"],
    ["+", "zoom in, - out"],
    ["0", "fit all cards"],
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

/** Letters mean the same with Shift and with Caps Lock. */
const keyOf = ({ key }: KeyboardEvent): string => (key.length === 1 ? key.toLowerCase() : key);

/** True if the key means something here. */
function keyOn(event: KeyboardEvent): boolean {
  const key = keyOf(event);
  // what is found is left by the view
  if (key === "Escape") return !previewed.peek() && cancelled();
  if (ARROWS[key] && event.shiftKey) return panOn(ARROWS[key]);
  if (previewed.peek()) return zoomOn(key);
  const going = drag.peek();
  if (going && going.by !== "keys") return duringDrag(event);
  // on some keyboards they take AltGr, which is Ctrl and Alt
  if (key === "[" || key === "]") return cardOn(event);
  if (event.ctrlKey || event.metaKey) return commandOn(event);
  if (event.altKey) return orderOn(key);
  const direction = ARROWS[key];
  if (direction) {
    if (held.peek()) moveHeld(direction);
    else {
      selectCurrent();
      nudge(direction);
    }
    return true;
  }
  return held.peek() ? heldOn(event) : cardOn(event) || zoomOn(key);
}

/** While a pointer has cards, they are turned, flipped and left: other changes would be lost on its release. */
function duringDrag(event: KeyboardEvent): boolean {
  const key = keyOf(event);
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === "z" && isCommand) cancel();
  else if (isCommand || event.altKey) return key === "a" || key === "d" || key.startsWith("Page");
  else if (key === "r") turn(event.shiftKey ? -1 : 1);
  else if (key === "f") flip();
  else if (key === "m") toggleMoving();
  else if (!zoomOn(key)) return key !== "Tab" && !/^F\d/.test(key);
  return true;
}

function cancelled(): boolean {
  if (drag.peek()) cancel();
  else if (held.peek()) letGo();
  else if (naming.peek()) naming.value = undefined;
  else if (selection.peek().size > 0) select([], current.peek());
  else return false;
  announce("Cancelled");
  return true;
}

function commandOn(event: KeyboardEvent): boolean {
  const key = keyOf(event);
  if (event.shiftKey) return false;
  // what goes on is taken back as if it had never begun; undo is the frame's
  if (key === "z" && drag.peek()) cancel();
  else if (key === "a") select(track.peek().cards.map((card) => card.key));
  else if (key === "d") {
    selectCurrent();
    copy();
  } else if (key === " ") {
    finishKeys();
    if (current.peek() !== undefined) pressCard(current.peek() as number, true);
  } else return false;
  return true;
}

function orderOn(key: string): boolean {
  if (key !== "PageUp" && key !== "PageDown") return false;
  selectCurrent();
  reorder(key === "PageUp" ? -1 : 1);
  return true;
}

function heldOn(event: KeyboardEvent): boolean {
  const card = held.peek();
  if (!card) return false;
  const key = keyOf(event);
  if (key === "Enter" || key === " ") {
    lay(heldAt.peek() ?? freePlace(track.peek().cards, card));
    revealCards(track.peek().cards.slice(-1));
  } else if (key === "r") turn(event.shiftKey ? -1 : 1);
  else if (key === "f") flip();
  else return zoomOn(key);
  return true;
}

function cardOn(event: KeyboardEvent): boolean {
  const { cards } = track.peek();
  switch (keyOf(event)) {
    case "PageDown":
    case "PageUp":
      step(event.key === "PageDown" ? 1 : -1, event.shiftKey);
      return true;
    case "Home":
    case "End":
      choose(event.key === "Home" ? 0 : cards.length - 1, event.shiftKey);
      return true;
    case "Enter":
    case " ":
      finishKeys();
      if (current.peek() !== undefined) pressCard(current.peek() as number, isSeveral.peek());
      return true;
  }
  const act = ON_CARDS[keyOf(event)];
  if (!act) return false;
  selectCurrent();
  act(event);
  return true;
}

/** What is done with the cards that are selected: with the current one, where it is not. */
const ON_CARDS: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
  r: ({ shiftKey }) => turn(shiftKey ? -1 : 1),
  f: flip,
  c: sample,
  m: toggleMoving,
  "[": () => reorder(-1),
  "]": () => reorder(1),
  Delete: () => remove(),
  Backspace: () => remove(),
};

/** Holds another card like the one that is selected. */
export function sample(): void {
  finishKeys();
  const about = current.peek();
  const chosen = track.peek().cards.filter(({ key }) => selection.peek().has(key));
  const card = chosen.find(({ key }) => key === about) ?? chosen[0];
  if (card) hold(card);
}

function step(by: 1 | -1, isMore: boolean): void {
  const { cards } = track.peek();
  const at = cards.findIndex(({ key }) => key === current.peek());
  choose(at === -1 ? (by > 0 ? 0 : cards.length - 1) : at + by, isMore);
}

function choose(index: number, isMore: boolean): void {
  finishKeys();
  cancel();
  const { cards } = track.peek();
  const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
  if (!card) return;
  select(isMore ? [...new Set([...selection.peek(), card.key])] : [card.key], card.key);
  revealCards([card]);
}

/** Selects a card, shows where it is, and gives it the focus. @param index its place in the track, from 0 */
export function showCard(index: number): void {
  choose(index, false);
  focusMap();
}

/** px that a key moves the map. */
const FAR = 80;

const PANS: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: FAR },
  down: { x: 0, y: -FAR },
  left: { x: FAR, y: 0 },
  right: { x: -FAR, y: 0 },
};

function panOn(direction: Direction): boolean {
  pan(PANS[direction]);
  movedBelowPointers();
  return true;
}

function zoomOn(key: string): boolean {
  if (key === "+" || key === "=") zoom(1.25);
  else if (key === "-") zoom(0.8);
  else if (key === "0") showAll();
  else return false;
  movedBelowPointers();
  return true;
}
