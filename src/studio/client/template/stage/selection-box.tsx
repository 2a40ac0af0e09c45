/** The box around each selected thing, with handles if it is only one; during a gesture it is where the thing will be. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import type { Box } from "../../../../units/box.ts";
import { picture } from "../pictures.ts";
import { selection } from "../state.ts";
import { type Gesture, gesture, previewedChange } from "./drag.ts";
import { CORNERS, changedBox, type Handle, isSquare, SIDES } from "./gesture.ts";
import { placeOf } from "./marks.tsx";
import { frame } from "./pointer.ts";
import { isOnSide, scale } from "./stage-size.ts";
import { Tag } from "./tag.tsx";

export function SelectionBoxes(): VNode {
  const now = gesture.value;
  const all = now?.together ?? selection.value;
  return (
    <>
      {all.map((thing, index) => (
        <SelectionBox key={index} thing={thing} now={now} isFirst={index === 0} isAlone={all.length === 1} />
      ))}
      {frame.value && <div class="frame-drawn" style={placeOf(frame.value)} aria-hidden="true" />}
    </>
  );
}

interface SelectionBoxProps {
  readonly thing: Thing;
  readonly now: Gesture | undefined;
  /** The one whose name or measures are shown. */
  readonly isFirst: boolean;
  readonly isAlone: boolean;
}

function SelectionBox({ thing, now, isFirst, isAlone }: SelectionBoxProps): VNode {
  const box = now ? changedBox(thing, now.change) : thing.box;
  const { isMovable = false, isResizable = false } = thing.element ?? {};
  const kind = isMovable ? "is-movable" : "is-fixed";
  return (
    <>
      {now && <div class="was-here" style={placeOf(thing.box)} aria-hidden="true" />}
      {now?.change.kind === "move" && previewedChange.value !== now.change && (
        <Ghost thing={thing} box={box} />
      )}
      <div class={`selection ${kind}`} style={placeOf(box)} aria-hidden="true">
        {isFirst && (
          <Tag>{now ? measures(box.x, box.y, box.width, box.height, now.change.kind) : thing.name}</Tag>
        )}
        {isAlone && isResizable && handlesOf(thing).map((one) => <HandleDot key={one.name} {...one} />)}
      </div>
    </>
  );
}

/** What the thing looked like, at its new place, until the picture has caught up. */
function Ghost({ thing, box }: { readonly thing: Thing; readonly box: Box }): VNode | null {
  const shown = picture.value;
  if (!shown) return null;
  const { url, width, height, bleed } = shown;
  const px = (mm: number): string => `${mm * scale.value}px`;
  const whole = {
    left: px(-thing.box.x - bleed),
    top: px(-thing.box.y - bleed),
    width: px(width + 2 * bleed),
    height: px(height + 2 * bleed),
  };
  return (
    <div class="ghost" style={placeOf(box)} aria-hidden="true">
      <img src={url} alt="" style={whole} draggable={false} />
    </div>
  );
}

/** px below which handles in the middle of a side would be in the way. */
const ROOM = 44;

function handlesOf(thing: Thing): readonly Handle[] {
  if (isSquare(thing)) return CORNERS;
  const isWide = thing.box.width * scale.value > ROOM;
  const isHigh = thing.box.height * scale.value > ROOM;
  const sides = SIDES.filter(({ x }) => (x === undefined ? isWide : isHigh));
  return [...CORNERS, ...sides];
}

function HandleDot({ name, x, y }: Handle): VNode {
  const left = x === "left" ? "0%" : x === "right" ? "100%" : "50%";
  const top = y === "top" ? "0%" : y === "bottom" ? "100%" : "50%";
  return <span class={`handle ${cursorOf(x, y)}`} data-handle={name} style={{ left, top }} />;
}

/** As the handle lies on the screen: a pointer does not turn with the picture. */
function cursorOf(x: Handle["x"], y: Handle["y"]): string {
  const isTurned = isOnSide.value;
  if (x === undefined) return isTurned ? "left-right" : "up-down";
  if (y === undefined) return isTurned ? "up-down" : "left-right";
  return ((x === "left") === (y === "top")) === isTurned ? "rising" : "falling";
}

function measures(x: number, y: number, width: number, height: number, kind: "move" | "resize"): string {
  const mm = (value: number): string => String(Math.round(value * 10) / 10);
  return kind === "move" ? `${mm(x)}, ${mm(y)} mm` : `${mm(width)} × ${mm(height)} mm`;
}
