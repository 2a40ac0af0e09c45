/** Lines on the picture: the cut with the bleed dimmed, the safe zone, guides, the thing below the pointer, texts that do not fit. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import type { Box } from "../../../../units/box.ts";
import { picture } from "../pictures.ts";
import { selection, template, things } from "../state.ts";
import { gesture } from "./drag.ts";
import { hovered } from "./pointer.ts";
import type { Guide } from "./snap.ts";
import { scale } from "./stage-size.ts";
import { Tag } from "./tag.tsx";

export function Marks(): VNode | null {
  const shown = picture.value;
  if (!shown) return null;
  const { width, height, bleed } = shown;
  const safe = template.value?.safe ?? 0;
  const view = `${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`;
  const now = gesture.value;
  return (
    <>
      <svg class="marks" viewBox={view} aria-hidden="true">
        <path
          class="bleed"
          fill-rule="evenodd"
          d={`M${-bleed} ${-bleed}h${width + 2 * bleed}v${height + 2 * bleed}h${-width - 2 * bleed}ZM0 0h${width}v${height}h${-width}Z`}
        />
        <rect class="cut" width={width} height={height} />
        {now && safe > 0 && (
          <rect class="safe" x={safe} y={safe} width={width - 2 * safe} height={height - 2 * safe} />
        )}
        {now?.guides.map((guide) => (
          <GuideLine key={`${guide.axis}${guide.at}`} {...guide} />
        ))}
      </svg>
      {!now && <Hovered />}
      {things.value.filter(hasTrouble).map((thing, index) => (
        <Trouble key={index} thing={thing} />
      ))}
    </>
  );
}

function GuideLine({ axis, at, from, to, kind }: Guide): VNode {
  const ends = axis === "x" ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
  return <line class={`guide ${kind}`} {...ends} />;
}

/** px on the paper of a box in mm of the card. */
export function placeOf({ x, y, width, height }: Box): Readonly<Record<string, string>> {
  const bleed = picture.value?.bleed ?? 0;
  const px = (mm: number): string => `${mm * scale.value}px`;
  return { left: px(x + bleed), top: px(y + bleed), width: px(width), height: px(height) };
}

function Hovered(): VNode | null {
  const thing = hovered.value;
  if (!thing || selection.value.includes(thing) || !things.value.includes(thing)) return null;
  return (
    <div class="hovered" style={placeOf(thing.box)} aria-hidden="true">
      <Tag>{thing.name}</Tag>
    </div>
  );
}

const hasTrouble = ({ text }: Thing): boolean => text !== undefined && (text.overflow > 0 || text.isShrunk);

/** A text that does not fit, or only fits smaller than it was meant to be. */
function Trouble({ thing }: { readonly thing: Thing }): VNode | null {
  const { text, box } = thing;
  if (!text) return null;
  const isOver = text.overflow > 0;
  return (
    <>
      {isOver && text.ink && <div class="overflow" style={placeOf(text.ink)} aria-hidden="true" />}
      <div class={`face-trouble ${isOver ? "is-over" : "is-shrunk"}`} style={placeOf(box)} aria-hidden="true">
        <Tag isBelow>{fitWords(text)}</Tag>
      </div>
    </>
  );
}

/** "fits at 10.8 of 11 pt", "2.3 mm too long at 9.5 pt". */
export function fitWords({ overflow, size, askedSize, isShrunk }: NonNullable<Thing["text"]>): string {
  const pt = (value: number): string => String(Math.round(value * 10) / 10);
  if (overflow > 0) return `${Math.max(0.1, Math.round(overflow * 10) / 10)} mm too long at ${pt(size)} pt`;
  return isShrunk ? `shrunk to ${pt(size)} of ${pt(askedSize)} pt` : `fits at ${pt(size)} pt`;
}
