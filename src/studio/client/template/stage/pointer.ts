/**
 * The pointer on the picture: a press selects, with Shift one more, a drag moves or resizes, Alt-click goes to what is below. A drag
 * that begins beside things draws a frame, which selects what it touches. Without dragging: "Place" takes the next click as the new
 * place of the selected thing.
 */
import { signal } from "@preact/signals";
import type { Thing } from "../../../../index.ts";
import { type Box, contains, overlaps, type Point, unionOf } from "../../../../units/box.ts";
import { say } from "../perform.ts";
import { picture } from "../pictures.ts";
import { select, selectAll, selectedThing, selection, template, things, toggle } from "../state.ts";
import { cancel, change, finish, gesture, type Held, hold } from "./drag.ts";
import { type Change, CORNERS, changed, type Handle, handleChange, partsOf, SIDES } from "./gesture.ts";
import { isBackground, thingsAt } from "./hit.ts";
import { type Line, linesOf, onGrid, snapped, WHOLE } from "./snap.ts";
import { onCard, scale } from "./stage-size.ts";
import { changeable, together } from "./together.ts";

/** The thing below the pointer. */
export const hovered = signal<Thing | undefined>(undefined);

/** The next click is the new place of the selected thing. */
export const isPlacing = signal(false);

/** px: what is near enough to be drawn to, to be hit, and to be a click that trembled. */
const [SNAP, HIT, TREMBLE] = [6, 4, 3];

const mmOf = (px: number): number => px / scale.peek();

export function hover(event: PointerEvent, paper: Element): void {
  if (gesture.peek()) return;
  hovered.value = thingsAt(things.peek(), onCard(event, paper), mmOf(HIT))[0];
}

/** @param stage takes the pointer for as long as the drag goes on */
export function press(event: PointerEvent, stage: HTMLElement, paper: Element): void {
  if (event.button !== 0) return;
  const start = onCard(event, paper);
  if (gesture.peek()) void finish();
  if (isPlacing.peek()) {
    event.preventDefault();
    placeAt(start);
    return;
  }
  const handle = handleOf(event.target);
  const under = thingsAt(things.peek(), start, mmOf(HIT));
  const before = selection.peek();
  const first = selectedThing.peek();
  // what can be dragged as it is selected
  const held = before.find((one) => under.includes(one) && !isWide(one));
  const top = under[0];
  const isFrame = !handle && !held && (top === undefined || (isWide(top) && !before.includes(top)));
  const thing = handle ? changeable(before, "resize")[0] : (held ?? top);
  if (!handle && !held && !event.shiftKey && !isFrame) select(thing);
  const drag = thing && dragOf(thing, handle, start, before.includes(thing));
  followPointer(event, stage, {
    moved: (now) => {
      if (isFrame) frameTo(start, onCard(now, paper), now.shiftKey ? before : []);
      else if (drag) dragTo(drag, onCard(now, paper), now.altKey);
    },
    clicked: () => {
      if (handle) return;
      if (event.shiftKey) {
        if (top) toggle(top);
        return;
      }
      const at = first ? under.indexOf(first) : -1;
      select(event.altKey && under.length > 0 ? under[(at + 1) % under.length] : top);
    },
    cancelled: () => {
      if (isFrame) selectAll(before);
    },
  });
}

/** The frame that is being drawn, in mm of the card. */
export const frame = signal<Box | undefined>(undefined);

/** @param before what stays selected */
function frameTo(from: Point, to: Point, before: readonly Thing[]): void {
  const box = boxBetween(from, to);
  frame.value = box;
  const touched = things.peek().filter((one) => one.element && isTouched(one.box, box) && !isWide(one));
  selectAll([...before, ...touched.filter((one) => !before.includes(one))]);
}

const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** A panel in which the frame is drawn is behind what is meant. */
const isTouched = (thing: Box, drawn: Box): boolean => overlaps(thing, drawn) && !contains(thing, drawn);

function dragOf(thing: Thing, handle: Handle | undefined, start: Point, wasSelected: boolean): Drag {
  const all = together(thing);
  return { thing, held: hold(thing), together: all, handle, start, wasSelected, lines: linesFor(all) };
}

function handleOf(target: EventTarget | null): Handle | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>("[data-handle]")?.dataset.handle : undefined;
  return [...CORNERS, ...SIDES].find((one) => one.name === name);
}

export const isWide = (thing: Thing): boolean => {
  const card = picture.peek();
  return card !== undefined && isBackground(thing, card);
};

interface Drag {
  readonly thing: Thing;
  readonly held: Held | undefined;
  /** All that are changed, the thing first. */
  readonly together: readonly Thing[];
  readonly handle: Handle | undefined;
  readonly start: Point;
  readonly lines: readonly Line[];
  readonly wasSelected: boolean;
}

/** Why the thing does not follow; undefined if it does. */
function whyNot({ thing, handle, wasSelected }: Drag): string | undefined {
  const { element } = thing;
  if (!element) return "it is not drawn by a template of this project";
  if (handle || element.isMovable) return isWide(thing) && !wasSelected ? "" : undefined;
  return element.why ?? "";
}

/** The thing that was last said to stay where it is: it is said once, and not with each movement. */
let saidToStay: Thing | undefined;

function dragTo(drag: Drag, now: Point, isFree: boolean): void {
  const why = whyNot(drag);
  if (why !== undefined) {
    if (why !== "" && saidToStay !== drag.thing)
      say(new Error(`${drag.thing.name} stays where it is: ${why}`));
    saidToStay = drag.thing;
    return;
  }
  saidToStay = undefined;
  const by = { x: now.x - drag.start.x, y: now.y - drag.start.y };
  const { held, handle, lines } = drag;
  const { frame: box } = changed(drag.together, changeOf(handle, by));
  const parts = handle ? partsOf(handle) : WHOLE;
  const { by: more, guides } = isFree ? onGrid(box, parts) : snapped(box, parts, lines, mmOf(SNAP));
  change(held, changeOf(handle, { x: by.x + more.x, y: by.y + more.y }), guides);
}

const changeOf = (handle: Handle | undefined, by: Point): Change =>
  handle ? handleChange(handle, by) : { kind: "move", by };

/** Most boxes whose edges draw others to them. */
const MOST = 80;

/** Shapes behind everything: nobody lines up with the middle of a wave. */
const isLarge = (box: Box, card: { readonly width: number; readonly height: number }): boolean =>
  box.width * box.height > 0.4 * card.width * card.height;

/** Lines of the card and of what people line things up with: not of the parts of an engraving. */
function linesFor(those: readonly Thing[]): readonly Line[] {
  const shown = picture.peek();
  if (!shown) return [];
  const card = { ...shown, safe: template.peek()?.safe ?? 0 };
  const own = new Set(those.map(({ element }) => element?.start));
  const isOther = (one: Thing): boolean =>
    !own.has(one.element?.start) &&
    (one.kind !== "shape" || (one.element?.isMovable === true && !isLarge(one.box, card)));
  const others: readonly Box[] = things
    .peek()
    .filter(isOther)
    .slice(-MOST)
    .map(({ box }) => box);
  return linesOf(card, others);
}

interface Following {
  moved(event: PointerEvent): void;
  /** Released without a drag. */
  clicked(): void;
  cancelled(): void;
}

function followPointer(
  event: PointerEvent,
  stage: HTMLElement,
  { moved, clicked, cancelled }: Following,
): void {
  const end = new AbortController();
  const { signal } = end;
  let isDragged = false;
  stage.setPointerCapture(event.pointerId);
  stage.addEventListener(
    "pointermove",
    (now) => {
      isDragged ||= Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > TREMBLE;
      if (isDragged) moved(now);
    },
    { signal },
  );
  const over = (isDone: boolean): void => {
    end.abort();
    frame.value = undefined;
    if (!isDone) {
      cancel();
      cancelled();
    } else if (isDragged) void finish();
    else clicked();
  };
  stage.addEventListener("pointerup", () => over(true), { signal });
  stage.addEventListener("pointercancel", () => over(false), { signal });
  addEventListener(
    "keydown",
    (pressed) => {
      if (pressed.key !== "Escape" || !isDragged) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      over(false);
    },
    { signal, capture: true },
  );
}

/** The middle of what is selected goes where the click was, or to a line near it. */
function placeAt(point: Point): void {
  isPlacing.value = false;
  const all = changeable(selection.peek(), "move");
  const [thing] = all;
  const before = unionOf(all.map(({ box }) => box));
  if (!thing || !before) return;
  const { x, y, width, height } = before;
  const by = { x: point.x - x - width / 2, y: point.y - y - height / 2 };
  const { frame: box } = changed(all, { kind: "move", by });
  const { by: more } = snapped(box, WHOLE, linesFor(all), mmOf(SNAP));
  change(hold(thing), { kind: "move", by: { x: by.x + more.x, y: by.y + more.y } });
  void finish();
}
