/**
 * The pointer on the picture: a press selects, a drag moves or resizes, Alt-click goes to what is below. Without dragging: "Place"
 * takes the next click as the new place of the selected thing.
 */
import { signal } from "@preact/signals";
import type { Thing } from "../../../../index.ts";
import type { Box, Point } from "../../../../units/box.ts";
import { say } from "../perform.ts";
import { picture } from "../pictures.ts";
import { select, selected, selectedThing, template, things } from "../state.ts";
import { cancel, change, finish, gesture } from "./drag.ts";
import { type Change, CORNERS, changedBox, type Handle, handleChange, partsOf, SIDES } from "./gesture.ts";
import { isBackground, thingsAt } from "./hit.ts";
import { type Line, linesOf, onGrid, snapped, WHOLE } from "./snap.ts";
import { onCard, scale } from "./stage-size.ts";

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
  const before = selectedThing.peek();
  const isOnSelected = before !== undefined && under.includes(before) && !isWide(before);
  const thing = handle || isOnSelected ? before : under[0];
  if (!handle && !isOnSelected) select(thing);
  const drag = thing && { thing, handle, start, lines: linesFor(thing), wasSelected: thing === before };
  followPointer(event, stage, {
    moved: (now) => {
      if (drag) dragTo(drag, onCard(now, paper), now.altKey);
    },
    clicked: () => {
      if (handle) return;
      const at = before ? under.indexOf(before) : -1;
      select(event.altKey && under.length > 0 ? under[(at + 1) % under.length] : under[0]);
    },
  });
}

function handleOf(target: EventTarget | null): Handle | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>("[data-handle]")?.dataset.handle : undefined;
  return [...CORNERS, ...SIDES].find((one) => one.name === name);
}

const isWide = (thing: Thing): boolean => {
  const card = picture.peek();
  return card !== undefined && isBackground(thing, card);
};

interface Drag {
  readonly thing: Thing;
  readonly handle: Handle | undefined;
  readonly start: Point;
  readonly lines: readonly Line[];
  readonly wasSelected: boolean;
}

/** Why the thing does not follow; undefined if it does. */
function whyNot({ thing, handle, wasSelected }: Drag): string | undefined {
  const { element } = thing;
  if (!element) return "it is not drawn by a template of this project";
  if (handle ? element.isResizable : element.isMovable) return isWide(thing) && !wasSelected ? "" : undefined;
  return element.why ?? "";
}

let told: Thing | undefined;

function dragTo(drag: Drag, now: Point, isFree: boolean): void {
  const why = whyNot(drag);
  if (why !== undefined) {
    if (why !== "" && told !== drag.thing) say(new Error(`${drag.thing.name} stays where it is: ${why}`));
    told = drag.thing;
    return;
  }
  told = undefined;
  const by = { x: now.x - drag.start.x, y: now.y - drag.start.y };
  const { thing, handle, lines } = drag;
  const wanted = changeOf(handle, by);
  const parts = handle ? partsOf(handle) : WHOLE;
  const box = changedBox(thing, wanted);
  const { by: more, guides } = isFree ? onGrid(box, parts) : snapped(box, parts, lines, mmOf(SNAP));
  change(thing, changeOf(handle, { x: by.x + more.x, y: by.y + more.y }), guides);
}

const changeOf = (handle: Handle | undefined, by: Point): Change =>
  handle ? handleChange(handle, by) : { kind: "move", by };

/** Most boxes whose edges draw others to them. */
const MOST = 80;

/** Shapes behind everything: nobody lines up with the middle of a wave. */
const isLarge = (box: Box, card: { readonly width: number; readonly height: number }): boolean =>
  box.width * box.height > 0.4 * card.width * card.height;

/** Lines of the card and of what people line things up with: not of the parts of an engraving. */
function linesFor(thing: Thing): readonly Line[] {
  const shown = picture.peek();
  if (!shown) return [];
  const card = { ...shown, safe: template.peek()?.safe ?? 0 };
  const isOther = (one: Thing): boolean =>
    one.element?.start !== thing.element?.start &&
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
}

function followPointer(event: PointerEvent, stage: HTMLElement, { moved, clicked }: Following): void {
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
    if (!isDone) cancel();
    else if (isDragged) void finish();
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

/** The middle of the selected thing goes where the click was, or to a line near it. */
function placeAt(point: Point): void {
  isPlacing.value = false;
  const thing = selectedThing.peek();
  if (!thing || !selected.peek()) return;
  const { x, y, width, height } = thing.box;
  const by = { x: point.x - x - width / 2, y: point.y - y - height / 2 };
  const box = changedBox(thing, { kind: "move", by });
  const { by: more } = snapped(box, WHOLE, linesFor(thing), mmOf(SNAP));
  change(thing, { kind: "move", by: { x: by.x + more.x, y: by.y + more.y } });
  void finish();
}
