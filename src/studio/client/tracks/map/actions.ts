/** What is done with cards: each a named step. Where several are selected, it is done with all of them. */
import { batch, signal } from "@preact/signals";
import type { MapCardData } from "../../../../index.ts";
import { endsBeforeSaving } from "../../documents/draft-edits.ts";
import { beforeAnotherTrack, change } from "../change.ts";
import { hasFaceDown } from "../game-words.ts";
import { freePlace } from "../model/free-place.ts";
import { type At, type Direction, nextTurn, shifted, stepped } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";
import * as edits from "../model/track.ts";
import { current, held, select, selection, track } from "../state.ts";
import { announce, announceChange } from "./announce.ts";
import { drag, dragOf, heldAt, isBlocked, lift, seen } from "./gesture.ts";
import { selectCurrent } from "./selecting.ts";
import { keepSight, revealCards } from "./sight.ts";

/** What the next click on a square names. */
export const naming = signal<"start" | "finish" | undefined>(undefined);

export const placeWords = ([column, row]: At): string => `column ${column}, row ${row}`;

/** Holds a card of the tray, or a copy of one that lies on the map. */
export function hold(card: MapCardData | Laid): void {
  const { card: id, map } = card;
  finishKeys();
  cancel();
  batch(() => {
    naming.value = undefined;
    selection.value = new Set();
    heldAt.value = undefined;
    held.value =
      "turn" in card
        ? { card: id, map, turn: card.turn, acceleration: card.acceleration }
        : { card: id, map, turn: 0, acceleration: false };
  });
  announce(`Holding ${id}`);
}

/** As if it had never been held. */
export function letGo(): void {
  batch(() => {
    held.value = undefined;
    heldAt.value = undefined;
  });
}

/** Lays the card that is held; it is selected, and held no more. */
export function lay(at: At): void {
  const card = held.peek();
  if (!card) return;
  keepSight();
  const laid = { ...card, at, key: edits.newKey() };
  letGo();
  void change(edits.added(track.peek(), [laid]));
  select([laid.key]);
  announceChange(`Laid ${laid.card} as card ${track.peek().cards.length}, ${placeWords(at)}`);
}

/** Turns what is dragged, what is held, or what is selected. */
export function turn(by: 1 | -1): void {
  const going = drag.peek();
  const card = held.peek();
  if (going) reform((base) => edits.turned(base, going.keys, by));
  else if (card) held.value = { ...card, turn: nextTurn(card.map, card.turn, by) };
  else if (selection.peek().size > 0) void change(edits.turned(track.peek(), selection.peek(), by));
  const now = held.peek() ?? firstOf(seen.peek());
  if (now) sayFor(going || card)(`Turned to ${now.turn}°`);
}

/** The same for face down and face up. */
export function flip(): void {
  const down = [...track.peek().cards, ...(held.peek() ? [held.peek()] : [])].some(
    (one) => one?.acceleration,
  );
  if (!hasFaceDown.peek() && !down) {
    announce("No card lies face down in this game");
    return;
  }
  const going = drag.peek();
  const card = held.peek();
  if (going) reform((base) => edits.flipped(base, going.keys));
  else if (card) held.value = { ...card, acceleration: !card.acceleration };
  else if (selection.peek().size > 0) void change(edits.flipped(track.peek(), selection.peek()));
  const now = held.peek() ?? firstOf(seen.peek());
  if (now) sayFor(going || card)(now.acceleration ? "Face down" : "Face up");
}

const firstOf = ({ cards }: edits.Track): Laid | undefined => {
  const keys = drag.peek()?.keys ?? selection.peek();
  return cards.find(({ key }) => keys.has(key));
};

/** What is only tried changes nothing that is proved. */
const sayFor = (isTried: unknown): ((words: string) => void) => (isTried ? announce : announceChange);

/** Where it would be, and whether it could. */
const triedWords = (at: At): string => placeWords(at) + (isBlocked.peek() ? ", covers another card" : "");

/** Changes cards while they are dragged. */
function reform(make: (base: edits.Track) => edits.Track): void {
  const going = drag.peek();
  if (!going) return;
  const base = make(going.base);
  const first = [...going.keys][0];
  const atOf = (track: edits.Track): At => track.cards.find(({ key }) => key === first)?.at ?? [0, 0];
  const [old, now] = [atOf(going.base), atOf(base)];
  drag.value = {
    ...going,
    base,
    from: shifted(going.from, old, now),
    to: shifted(going.to, old, now),
  };
}

/** What was moved by keys becomes a step; what waits for a click is as it was. */
function endMoves(): void {
  finishKeys();
  cancel();
}

export function remove(keys: ReadonlySet<number> = selection.peek()): void {
  if (keys.size === 0) return;
  endMoves();
  const { cards } = track.peek();
  const index = cards.findIndex(({ key }) => keys.has(key));
  const now = edits.without(track.peek(), keys);
  keepSight();
  const next = now.cards[Math.min(index, now.cards.length - 1)];
  const isOfSelection = [...selection.peek()].some((key) => keys.has(key));
  const hasFocus = keys.has(current.peek() ?? 0);
  void change(now);
  // the focus goes on to the card that follows
  if (next && isOfSelection) select([next.key]);
  else if (next && hasFocus) select([...selection.peek()], next.key);
  announceChange(keys.size === 1 ? `Removed card ${index + 1}` : `Removed ${keys.size} cards`);
}

export function copy(): void {
  endMoves();
  const made = edits.copies(track.peek(), selection.peek());
  if (made.length === 0) return;
  keepSight();
  void change(edits.added(track.peek(), made));
  select(made.map(({ key }) => key));
  revealCards(made);
  announceChange(made.length === 1 ? "Copied" : `Copied ${made.length} cards`);
}

/** The card gets another position in the travelling order. */
export function reorder(by: 1 | -1): void {
  endMoves();
  const [only] = selection.peek();
  if (only === undefined || selection.peek().size > 1) return;
  const now = edits.reordered(track.peek(), only, by);
  if (now === track.peek()) return;
  void change(now);
  announceChange(`Card ${now.cards.findIndex(({ key }) => key === only) + 1} of ${now.cards.length}`);
}

/** Start or finish is this square, by its name, or by the rule. */
export function nameEnd(which: "start" | "finish", name: string | undefined): Promise<boolean> {
  endMoves();
  naming.value = undefined;
  const { [which]: _, ...rest } = track.peek();
  const wanted = name === undefined ? rest : { ...rest, [which]: name };
  const made = change(wanted, { ends: { [which]: name ?? null } });
  announceChange(name === undefined ? `The ${which} is not named` : `The ${which} is ${name}`);
  return made;
}

/** ms without a key after which keys are a step. */
const IDLE = 500;

let idle: ReturnType<typeof setTimeout> | undefined;

/** Arrow keys: pressed one after the other, they are one step. */
export function nudge(direction: Direction): void {
  const keys = selection.peek();
  const about = track.peek().cards.find(({ key }) => key === current.peek() && keys.has(key));
  const first = about ?? track.peek().cards.find(({ key }) => keys.has(key));
  if (!first) return;
  keepSight();
  const going = drag.peek() ?? dragOf("keys", keys, first.at);
  drag.value = { ...going, to: stepped(first.map, going.to, direction) };
  const now = seen.peek().cards.filter(({ key }) => going.keys.has(key));
  revealCards(now);
  const at = now.find(({ key }) => key === first.key)?.at;
  if (at) announce(triedWords(at));
  clearTimeout(idle);
  idle = setTimeout(finishKeys, IDLE);
}

/** Keys that nobody waited for become a step all the same. */
export function finishKeys(): void {
  if (idle === undefined) return;
  clearTimeout(idle);
  idle = undefined;
  finish();
}

endsBeforeSaving(finishKeys);

beforeAnotherTrack(() => {
  finishKeys();
  cancel();
  letGo();
  naming.value = undefined;
});

/** The next click is the place of what is selected: it is moved without a drag. Once more, and it is not. */
export function toggleMoving(): void {
  const isOn = drag.peek()?.by === "click";
  finishKeys();
  cancel();
  if (isOn || held.peek()) return;
  selectCurrent();
  const keys = selection.peek();
  const about = current.peek();
  const chosen = track.peek().cards.filter(({ key }) => keys.has(key));
  const first = chosen.find(({ key }) => key === about) ?? chosen[0];
  if (!first) return;
  keepSight();
  naming.value = undefined;
  drag.value = dragOf("click", keys, first.at);
  announce("The next click is its new place; Esc cancels");
}

/** What was dragged is laid where it would be, on the track as it is by now. */
export function finish(): void {
  const going = drag.peek();
  if (!going) return;
  const now = edits.carriedOver(track.peek(), going.began, seen.peek());
  cancel();
  if (now === track.peek()) return;
  void change(now);
  const first = now.cards.find(({ key }) => going.keys.has(key));
  if (first) announceChange(`Moved to ${placeWords(first.at)}`);
}

/** As if it had never begun. */
export function cancel(): void {
  clearTimeout(idle);
  idle = undefined;
  batch(() => {
    drag.value = undefined;
    lift.value = undefined;
  });
}

/** Holds are moved by arrow keys, from a free place beside the last card on. */
export function moveHeld(direction: Direction): void {
  const card = held.peek();
  if (!card) return;
  const at = heldAt.peek() ?? freePlace(track.peek().cards, card);
  heldAt.value = heldAt.peek() ? stepped(card.map, at, direction) : at;
  revealCards([{ ...card, at: heldAt.value }]);
  announce(triedWords(heldAt.value));
}
