/**
 * The box around each selected thing, and the frame around several, with handles; during a gesture they are where the things
 * will be.
 */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { type Box, unionOf } from "../../../../units/box.ts";
import { counted } from "../../parts/counted.ts";
import { picture } from "../pictures.ts";
import { selection } from "../state.ts";
import { type Gesture, gesture, previewedChange } from "./drag.ts";
import { CORNERS, type Handle, isMovable, isResizable, isSquare, SIDES } from "./gesture.ts";
import { placeOf } from "./marks.tsx";
import { frame } from "./pointer.ts";
import { isOnSide, scale } from "./stage-size.ts";
import { Tag } from "./tag.tsx";
import { changeable } from "./together.ts";

export function SelectionBoxes(): VNode {
  const now = gesture.value;
  const all = now?.together ?? selection.value;
  const isOne = all.length === 1;
  return (
    <>
      {all.map((thing, index) => (
        <SelectionBox
          key={index}
          thing={thing}
          box={now?.boxes[index] ?? thing.box}
          now={now}
          isOne={isOne}
        />
      ))}
      {!isOne && <CommonFrame all={all} now={now} />}
      {frame.value && <div class="frame-drawn" style={placeOf(frame.value)} aria-hidden="true" />}
    </>
  );
}

interface SelectionBoxProps {
  readonly thing: Thing;
  /** Where it is, or will be. */
  readonly box: Box;
  readonly now: Gesture | undefined;
  /** Nothing else is selected: it has its name or its measures, and handles. */
  readonly isOne: boolean;
}

function SelectionBox({ thing, box, now, isOne }: SelectionBoxProps): VNode {
  const kind = isMovable(thing) ? "is-movable" : "is-fixed";
  return (
    <>
      {now && <div class="was-here" style={placeOf(thing.box)} aria-hidden="true" />}
      {now?.change.kind === "move" && previewedChange.value !== now.change && (
        <Ghost thing={thing} box={box} />
      )}
      <div class={`selection ${kind}${isOne ? "" : " is-among"}`} style={placeOf(box)} aria-hidden="true">
        {isOne && <Tag>{now ? measures(box, now.change.kind) : thing.name}</Tag>}
        {isOne && isResizable(thing) && <Handles box={box} isSquare={isSquare(thing)} />}
      </div>
    </>
  );
}

/** Around several things that are changed together, with handles if they can be resized. */
function CommonFrame({
  all,
  now,
}: {
  readonly all: readonly Thing[];
  readonly now: Gesture | undefined;
}): VNode | null {
  const sized = now ? [] : changeable(all, "resize");
  const around = now?.frame ?? unionOf((sized.length > 0 ? sized : all).map(({ box }) => box));
  if (!around) return null;
  return (
    <div class="selection-frame" style={placeOf(around)} aria-hidden="true">
      <Tag>{now ? measures(around, now.change.kind) : counted(all.length, "thing")}</Tag>
      {(sized.length > 0 || now?.change.kind === "resize") && <Handles box={around} isSquare={false} />}
    </div>
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

function Handles({ box, isSquare: isEqual }: { readonly box: Box; readonly isSquare: boolean }): VNode {
  const isWide = box.width * scale.value > ROOM;
  const isHigh = box.height * scale.value > ROOM;
  const sides = isEqual ? [] : SIDES.filter(({ x }) => (x === undefined ? isWide : isHigh));
  return (
    <>
      {[...CORNERS, ...sides].map((one) => (
        <HandleDot key={one.name} {...one} />
      ))}
    </>
  );
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

function measures({ x, y, width, height }: Box, kind: "move" | "resize"): string {
  const mm = (value: number): string => String(Math.round(value * 10) / 10);
  return kind === "move" ? `${mm(x)}, ${mm(y)} mm` : `${mm(width)} × ${mm(height)} mm`;
}
