/**
 * The pointer on the map: a press selects, with Shift one more, a drag moves, on free ground it draws a frame, or with a finger
 * moves the map; the right button erases, Alt-click takes a copy into the hand. A card that is held is laid by a click. Esc
 * and undo end a drag as if it had never begun.
 */
import { atAround, atNear, type Point, pointAt } from "../model/geometry.ts";
import { held, select, selection, track } from "../state.ts";
import { cancel, finish, finishKeys, hold, lay, nameEnd, naming, remove } from "./actions.ts";
import { drag, dragOf, frame, heldAt, lift, previewed } from "./gesture.ts";
import { cardsIn, type Hit, hitAt, nameOf } from "./hit.ts";
import { keepSight, onLattice, pan, sight, zoom } from "./sight.ts";

/** px: a click may tremble as much. */
const TREMBLE = 4;

/** Fingers and buttons that are down, by their ids. */
const down = new Map<number, Pressed>();

interface Pressed {
  at: Point;
  /** What it has begun ends as if it had never begun; it stays down. */
  giveUp(): void;
}

export function pointIn(event: { clientX: number; clientY: number }, map: Element): Point {
  const { left, top } = map.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** A card that is held follows the pointer. */
export function hover(event: PointerEvent, map: Element): void {
  const card = held.peek();
  if (!card || (event.pointerType === "touch" && event.buttons === 0)) return;
  const at = atAround(card.map, card.turn, onLattice(pointIn(event, map)));
  if (String(at) !== String(heldAt.peek())) heldAt.value = at;
}

export function press(event: PointerEvent, map: HTMLElement | SVGElement): void {
  const start = pointIn(event, map);
  const hit = hitAt(track.peek().cards, onLattice(start));
  finishKeys();
  if (previewed.peek()) {
    if (event.button !== 2) panBy(event, map);
    return;
  }
  if (event.button === 2) {
    event.preventDefault();
    if (held.peek()) held.value = undefined;
    else if (hit) remove(new Set([hit.card.key]));
    return;
  }
  if (event.pointerType === "touch" && down.size > 0) {
    pinch(event, map);
    return;
  }
  if (event.button === 1) panBy(event, map);
  else if (held.peek()) layOnRelease(event, map);
  else if (naming.peek()) {
    event.preventDefault();
    if (hit) void nameEnd(naming.peek() ?? "start", nameOf(hit));
  } else if (hit && event.altKey) hold(hit.card);
  else if (hit) dragCard(event, map, hit);
  else if (event.pointerType === "touch") panBy(event, map, () => select([]));
  else drawFrame(event, map);
}

function layOnRelease(event: PointerEvent, map: Element): void {
  hover(event, map);
  follow(event, map, {
    moved: (now) => hover(now, map),
    ended: (last) => {
      hover(last, map);
      const at = heldAt.peek();
      if (at) lay(at);
    },
    cancelled: () => {},
  });
}

function dragCard(event: PointerEvent, map: Element, { card }: Hit): void {
  const before = [...selection.peek()];
  const wasSelected = selection.peek().has(card.key);
  if (!wasSelected) select(event.shiftKey ? [...before, card.key] : [card.key]);
  else select(before, card.key);
  const start = pointIn(event, map);
  let isDragged = false;
  const toggles = wasSelected && event.shiftKey;
  follow(event, map, {
    moved: (now) => {
      const point = pointIn(now, map);
      const by = { x: point.x - start.x, y: point.y - start.y };
      if (!isDragged && Math.hypot(by.x, by.y) <= TREMBLE) return;
      if (!isDragged) keepSight();
      isDragged = true;
      const { scale } = sight.peek();
      const going = drag.peek() ?? dragOf(selection.peek(), card.at);
      const origin = pointAt(card.map, going.from);
      const to = atNear(card.map, { x: origin.x + by.x / scale, y: origin.y - by.y / scale });
      lift.value = by;
      if (!drag.peek() || String(to) !== String(going.to)) drag.value = { ...going, to };
    },
    ended: () => {
      if (isDragged) finish();
      else if (toggles) select(before.filter((key) => key !== card.key));
      else if (!event.shiftKey) select([card.key]);
    },
    cancelled: () => {
      cancel();
      select(before);
    },
  });
}

function drawFrame(event: PointerEvent, map: Element): void {
  const start = pointIn(event, map);
  const before = event.shiftKey ? [...selection.peek()] : [];
  const was = [...selection.peek()];
  if (!event.shiftKey) select([]);
  follow(event, map, {
    moved: (now) => {
      const end = pointIn(now, map);
      const [left, top] = [Math.min(start.x, end.x), Math.min(start.y, end.y)];
      frame.value = { left, top, width: Math.abs(end.x - start.x), height: Math.abs(end.y - start.y) };
      const [one, other] = [onLattice(start), onLattice(end)];
      const touched = cardsIn(track.peek().cards, {
        left: Math.min(one.x, other.x),
        right: Math.max(one.x, other.x),
        bottom: Math.min(one.y, other.y),
        top: Math.max(one.y, other.y),
      });
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

function panBy(event: PointerEvent, map: Element, clicked: () => void = () => {}): void {
  event.preventDefault();
  let last = pointIn(event, map);
  let far = 0;
  follow(event, map, {
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

/** The second finger: what the first one has begun is given up, and both zoom and move the map. */
function pinch(event: PointerEvent, map: Element): void {
  for (const one of down.values()) one.giveUp();
  let before: Fingers = NOWHERE;
  const moved = (): void => {
    const now = fingers();
    if (before.apart > 0 && now.apart > 0) {
      pan({ x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y });
      const middle = { clientX: now.middle.x, clientY: now.middle.y };
      zoom(now.apart / before.apart, pointIn(middle, map));
    }
    before = now;
  };
  const end = new AbortController();
  follow(event, map, { moved: () => {}, ended: () => end.abort(), cancelled: () => end.abort() });
  // either finger may move
  map.addEventListener("pointermove", moved, { signal: end.signal });
  before = fingers();
}

interface Fingers {
  /** px of the page. */
  readonly apart: number;
  readonly middle: Point;
}

const NOWHERE: Fingers = { apart: 0, middle: { x: 0, y: 0 } };

/** Of the first two. */
function fingers(): Fingers {
  const [one, other] = [...down.values()].map(({ at }) => at);
  if (!one || !other) return NOWHERE;
  return {
    apart: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

interface Following {
  moved(event: PointerEvent): void;
  ended(event: PointerEvent): void;
  cancelled(): void;
}

/** Follows the pointer until it is let go, wherever it is. */
export function follow(event: PointerEvent, target: Element, { moved, ended, cancelled }: Following): void {
  const end = new AbortController();
  const { signal } = end;
  const isOwn = (now: PointerEvent): boolean => now.pointerId === event.pointerId;
  let isGivenUp = false;
  const pressed: Pressed = {
    at: { x: event.clientX, y: event.clientY },
    giveUp: () => {
      if (isGivenUp) return;
      isGivenUp = true;
      cancelled();
    },
  };
  down.set(event.pointerId, pressed);
  target.setPointerCapture(event.pointerId);
  const over = (): void => {
    down.delete(event.pointerId);
    end.abort();
  };
  const on = (name: "pointermove" | "pointerup" | "pointercancel", act: (now: PointerEvent) => void): void =>
    target.addEventListener(name, (now) => isOwn(now as PointerEvent) && act(now as PointerEvent), {
      signal,
    });
  on("pointermove", (now) => {
    pressed.at = { x: now.clientX, y: now.clientY };
    if (!isGivenUp) moved(now);
  });
  on("pointerup", (now) => {
    over();
    if (!isGivenUp) ended(now);
  });
  on("pointercancel", () => {
    over();
    pressed.giveUp();
  });
  addEventListener(
    "keydown",
    (typed) => {
      // undo during a drag takes back the drag
      const isUndo = typed.key === "z" && (typed.ctrlKey || typed.metaKey);
      if (typed.key !== "Escape" && !isUndo) return;
      typed.preventDefault();
      typed.stopPropagation();
      over();
      pressed.giveUp();
    },
    { signal, capture: true },
  );
}

/** The wheel zooms with Ctrl, as everywhere, and moves the map without. */
export function wheel(event: WheelEvent, map: Element): void {
  event.preventDefault();
  if (event.ctrlKey || event.metaKey) zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointIn(event, map));
  else if (event.shiftKey && event.deltaX === 0) pan({ x: -event.deltaY, y: 0 });
  else pan({ x: -event.deltaX, y: -event.deltaY });
}
