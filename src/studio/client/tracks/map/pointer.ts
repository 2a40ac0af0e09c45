/**
 * The pointer on the map: a press selects, with Shift one more, a drag moves, on free ground it draws a frame, or with a finger
 * moves the map; the right button erases, Alt-click takes a copy into the hand. A card that is held is laid by a click, and so
 * are those that are to be moved without dragging. All but the selection is done on release; Esc and undo end a drag as if it
 * had never begun. What is dragged stays below the pointer while the wheel moves or zooms the map.
 */
import { followPointer, movedBelowPointers, pointersDown } from "../../parts/pointer/follow-pointer.ts";
import { wheelZoom } from "../../parts/pointer/wheel-zoom.ts";
import { atAround, atNear, type Point, pointAt } from "../model/geometry.ts";
import { current, held, select, selection, track } from "../state.ts";
import { cancel, finish, finishKeys, hold, lay, letGo, nameEnd, naming, remove } from "./actions.ts";
import { drag, dragOf, frame, heldAt, lift, previewed } from "./gesture.ts";
import { cardsIn, type Hit, hitAt, nameOf } from "./hit.ts";
import { pinch } from "./pinch.ts";
import { pointIn } from "./point-in.ts";
import { isSeveral } from "./selecting.ts";
import { keepSight, onLattice, onMap, pan, zoom } from "./sight.ts";

/** px: a click may tremble as much. */
const TREMBLE = 4;

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** What is held, or is to be placed by a click, follows the pointer. */
export function hover(event: PointerEvent, map: Element): void {
  if (event.pointerType === "touch" && event.buttons === 0) return;
  placeBelow(event, map);
}

function placeBelow(event: Spot, map: Element): void {
  const point = onLattice(pointIn(event, map));
  const [card, going] = [held.peek(), drag.peek()];
  if (card) {
    const at = atAround(card.map, card.turn, point);
    if (String(at) !== String(heldAt.peek())) heldAt.value = at;
  } else if (going?.by === "click") {
    const about = current.peek();
    const those = going.base.cards.filter(({ key }) => going.keys.has(key));
    const first = those.find(({ key }) => key === about) ?? those[0];
    if (!first) return;
    const at = atAround(first.map, first.turn, point);
    const to = [going.from[0] + at[0] - first.at[0], going.from[1] + at[1] - first.at[1]] as const;
    if (String(to) !== String(going.to)) drag.value = { ...going, to };
  }
}

export function press(event: PointerEvent, map: HTMLElement | SVGElement): void {
  const hit = hitAt(track.peek().cards, onLattice(pointIn(event, map)));
  finishKeys();
  const isFinger = event.pointerType === "touch";
  if (isFinger && pointersDown().length > 0) pinch(event, map);
  else if (event.button === 1 || (previewed.peek() && event.button === 0)) panBy(event, map);
  else if (previewed.peek()) return;
  else if (event.button === 2) onRelease(event, map, (last) => eraseAt(last, map, hit));
  else if (held.peek() || drag.peek()?.by === "click") placeOnRelease(event, map);
  else if (naming.peek()) onRelease(event, map, (last) => nameAt(last, map));
  else if (hit && event.altKey) onRelease(event, map, () => hold(hit.card));
  else if (hit) dragCard(event, map, hit);
  else if (isFinger) panBy(event, map, () => !isSeveral.peek() && select([]));
  else drawFrame(event, map);
}

/** What cannot be taken back by moving away waits for the release. */
function onRelease(event: PointerEvent, map: Element, ended: (last: PointerEvent) => void): void {
  event.preventDefault();
  followPointer(event, map, { moved: () => {}, ended, cancelled: () => {} });
}

const hitBelow = (event: Spot, map: Element): Hit | undefined =>
  hitAt(track.peek().cards, onLattice(pointIn(event, map)));

function eraseAt(last: PointerEvent, map: Element, hit: Hit | undefined): void {
  if (held.peek()) letGo();
  else if (drag.peek()) cancel();
  else if (hit && hitBelow(last, map)?.card.key === hit.card.key) remove(new Set([hit.card.key]));
}

function nameAt(last: PointerEvent, map: Element): void {
  const which = naming.peek();
  const hit = hitBelow(last, map);
  if (which && hit) void nameEnd(which, nameOf(hit));
}

function placeOnRelease(event: PointerEvent, map: Element): void {
  event.preventDefault();
  placeBelow(event, map);
  followPointer(event, map, {
    moved: (now) => placeBelow(now, map),
    ended: (last) => {
      placeBelow(last, map);
      const at = heldAt.peek();
      if (drag.peek()) finish();
      else if (at) lay(at);
    },
    cancelled: cancel,
  });
}

function dragCard(event: PointerEvent, map: Element, { card }: Hit): void {
  const before = [...selection.peek()];
  const wasSelected = selection.peek().has(card.key);
  const isMore = event.shiftKey || isSeveral.peek();
  if (!wasSelected) select(isMore ? [...before, card.key] : [card.key]);
  else select(before, card.key);
  const start = onLattice(pointIn(event, map));
  let isDragged = false;
  const toggles = wasSelected && isMore;
  followPointer(event, map, {
    moved: (now) => {
      const far = Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY);
      if (!isDragged && far <= TREMBLE) return;
      if (!isDragged) {
        keepSight();
        drag.value = dragOf("pointer", selection.peek(), card.at);
      }
      isDragged = true;
      const going = drag.peek();
      // it has ended otherwise
      if (going?.by !== "pointer") return;
      const point = onLattice(pointIn(now, map));
      const by = { x: point.x - start.x, y: point.y - start.y };
      const origin = pointAt(card.map, going.from);
      const to = atNear(card.map, { x: origin.x + by.x, y: origin.y + by.y });
      lift.value = by;
      if (String(to) !== String(going.to)) drag.value = { ...going, to };
    },
    ended: () => {
      if (isDragged) finish();
      else if (toggles) select(before.filter((key) => key !== card.key));
      else if (!isMore) select([card.key]);
    },
    cancelled: () => {
      cancel();
      select(before);
    },
  });
}

function drawFrame(event: PointerEvent, map: Element): void {
  const start = onLattice(pointIn(event, map));
  const isMore = event.shiftKey || isSeveral.peek();
  const was = [...selection.peek()];
  const before = isMore ? was : [];
  if (!isMore) select([]);
  followPointer(event, map, {
    moved: (now) => {
      frame.value = boxBetween(onMap(start), pointIn(now, map));
      const { left, top, width, height } = boxBetween(start, onLattice(pointIn(now, map)));
      const box = { left, right: left + width, bottom: top, top: top + height };
      const touched = cardsIn(track.peek().cards, box);
      select([...new Set([...before, ...touched.map(({ key }) => key)])]);
    },
    ended: () => {
      frame.value = undefined;
    },
    cancelled: () => {
      frame.value = undefined;
      select(was);
    },
  });
}

const boxBetween = (one: Point, other: Point) => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

function panBy(event: PointerEvent, map: Element, clicked: () => void = () => {}): void {
  event.preventDefault();
  let last = pointIn(event, map);
  let far = 0;
  followPointer(event, map, {
    moved: (now) => {
      const point = pointIn(now, map);
      pan({ x: point.x - last.x, y: point.y - last.y });
      far += Math.hypot(point.x - last.x, point.y - last.y);
      last = point;
    },
    ended: () => {
      if (far <= TREMBLE) clicked();
    },
    cancelled: () => {},
  });
}

/** The wheel zooms with Ctrl, as everywhere, and moves the map without. */
export function wheel(event: WheelEvent, map: Element): void {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) zoom(wheelZoom(event), pointIn(event, map));
  else if (event.shiftKey && event.deltaX === 0) pan({ x: -event.deltaY, y: 0 });
  else pan({ x: -event.deltaX, y: -event.deltaY });
  movedBelowPointers();
  if (heldAt.peek() || drag.peek()?.by === "click") placeBelow(event, map);
}
