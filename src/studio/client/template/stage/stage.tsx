/** The picture of the card, and on it what is pointed at, selected and moved. */
import "./stage.css";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { wheelZoom } from "../../parts/pointer/wheel-zoom.ts";
import { face } from "../face.ts";
import { performAndSelect, removeThings } from "../perform.ts";
import { picture, preview } from "../pictures.ts";
import { adding } from "../side/adding.tsx";
import { reveal } from "../side/source-pane.tsx";
import { select, selectAll, selectedThing, selection, things, whyOld } from "../state.ts";
import { cancel, gesture, nudge } from "./drag.ts";
import { changeOfKey } from "./keys.ts";
import { Marks } from "./marks.tsx";
import { hover, hovered, isPlacing, isWide, press } from "./pointer.ts";
import { SelectionBoxes } from "./selection-box.tsx";
import { isOnSide, room, scale, turn, zoomBy } from "./stage-size.ts";
import { changeable } from "./together.ts";

/** px around the picture. */
const AROUND = 32;

export function Stage(): VNode {
  const stage = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      room.value = { width: width - 2 * AROUND, height: height - 2 * AROUND };
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const shown = picture.value;
  const { url } = preview.value ?? shown ?? {};
  const { width = 0, height = 0, bleed = 0 } = shown ?? {};
  const size = {
    width: `${(width + 2 * bleed) * scale.value}px`,
    height: `${(height + 2 * bleed) * scale.value}px`,
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (stage.current && paper.current) press(event, stage.current, paper.current);
  };
  return (
    <div
      ref={stage}
      class={`stage${isPlacing.value ? " is-placing" : ""}${gesture.value ? " is-dragging" : ""}`}
      role="application"
      aria-roledescription="picture to arrange"
      aria-label={`Picture of ${face.value?.card ?? "the card"}. Page Up and Page Down select a thing, with Shift one more, arrow keys move, Ctrl with arrow keys changes the size.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys select, move and resize what is in it
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => paper.current && hover(event, paper.current)}
      onPointerLeave={() => {
        hovered.value = undefined;
      }}
      onDblClick={() => reveal(selectedThing.peek(), true)}
      onKeyDown={onKey}
      onWheel={(event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoomBy(wheelZoom(event));
      }}
    >
      {shown ? (
        <div class="paper-room" style={isOnSide.value ? { width: size.height, height: size.width } : size}>
          <div
            ref={paper}
            class={`paper${whyOld.value === undefined ? "" : " is-old"}`}
            style={{ ...size, rotate: `${turn.value}deg` }}
          >
            <img src={url} alt="" draggable={false} />
            <Marks />
            <SelectionBoxes />
          </div>
        </div>
      ) : (
        <p class="stage-empty">{whyOld.value ?? ""}</p>
      )}
    </div>
  );
}

function onKey(event: KeyboardEvent): void {
  const thing = selectedThing.peek();
  const isDone = gesture.peek() && event.key === "Escape" ? cancelled() : keyOn(event, thing);
  if (!isDone) return;
  event.preventDefault();
  event.stopPropagation();
}

function cancelled(): true {
  cancel();
  return true;
}

/** True if the key means something here. */
function keyOn(event: KeyboardEvent, thing: typeof selectedThing.value): boolean {
  const by = changeOfKey(event);
  const { element } = thing ?? {};
  if (by) {
    const [changed] = changeable(selection.peek(), by.kind);
    if (changed) nudge(changed, by);
    return thing !== undefined;
  }
  // Undo is the frame's; what goes on is taken back as if it had never begun.
  if (gesture.peek() && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z")
    return cancelled();
  const shown = face.peek();
  switch (event.key) {
    case "Escape":
      if (isPlacing.peek()) isPlacing.value = false;
      else if (adding.peek() !== undefined) adding.value = undefined;
      else select(undefined);
      return true;
    case "PageDown":
    case "PageUp":
      selectNext(event.key === "PageDown" ? 1 : -1, event.shiftKey);
      return true;
    case "a":
      if (!(event.ctrlKey || event.metaKey)) return false;
      selectAll(things.peek().filter((one) => one.element?.isMovable === true && !isWide(one)));
      return true;
    case "Enter":
      reveal(thing, true);
      return thing !== undefined;
    case "Delete":
    case "Backspace":
      if (element && shown) void removeThings({ kind: "delete-things", ...shown, starts: selectedStarts() });
      return element !== undefined;
    case "d":
      if (!(event.ctrlKey || event.metaKey)) return false;
      if (element && shown)
        void performAndSelect({ kind: "duplicate-things", ...shown, starts: selectedStarts() });
      return element !== undefined;
    case "]":
    case "[":
      if (element && shown)
        void performAndSelect({
          kind: "order-thing",
          ...shown,
          start: element.start,
          to: event.key === "]" ? "forward" : "back",
        });
      return element !== undefined;
    default:
      return false;
  }
}

const selectedStarts = (): readonly number[] =>
  selection.peek().flatMap(({ element }) => element?.start ?? []);

/** In drawing order, round and round. @param isMore what is selected stays so */
function selectNext(step: 1 | -1, isMore: boolean): void {
  const all = things.peek();
  const now = selectedThing.peek();
  const at = now ? all.indexOf(now) : step === 1 ? -1 : 0;
  const next = all[(at + step + all.length) % all.length];
  if (isMore && next) selectAll([next, ...selection.peek().filter((one) => one !== next)]);
  else select(next);
}
