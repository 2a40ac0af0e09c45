/**
 * The line between two areas, which makes one of them wider or narrower: by dragging (Esc = as it was), by the arrow keys, or by a
 * click, which changes between narrow and wide.
 */
import "./splitter.css";
import type { VNode } from "preact";
import { tipOf } from "../tips.tsx";

interface SplitterProps {
  /** What it resizes: "Width of the pane". */
  readonly label: string;
  /** In px. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** On which side of the line the area is whose width this is. */
  readonly side: "left" | "right";
  onChange(value: number): void;
}

const STEP = 24;

/** Less is a click that trembled. */
const DRAGGED = 4;

export function Splitter({ label, value, min, max, side, onChange }: SplitterProps): VNode {
  const set = (wanted: number): void => onChange(Math.round(Math.min(max, Math.max(min, wanted))));
  const grows = side === "left" ? "ArrowRight" : "ArrowLeft";
  const shrinks = side === "left" ? "ArrowLeft" : "ArrowRight";
  const onKeyDown = (event: KeyboardEvent): void => {
    const wanted = { [grows]: value + STEP, [shrinks]: value - STEP, Home: min, End: max }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    set(wanted);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const target = event.currentTarget as HTMLElement;
    const end = new AbortController();
    const { signal } = end;
    let isDragged = false;
    event.preventDefault();
    target.focus();
    target.setPointerCapture(event.pointerId);
    const move = ({ clientX }: PointerEvent): void => {
      const by = (clientX - event.clientX) * (side === "left" ? 1 : -1);
      isDragged ||= Math.abs(by) > DRAGGED;
      if (isDragged) set(value + by);
    };
    const up = (): void => {
      end.abort();
      if (!isDragged) set(value < (min + max) / 2 ? max : min);
    };
    const cancel = (): void => {
      end.abort();
      onChange(value);
    };
    target.addEventListener("pointermove", move, { signal });
    target.addEventListener("pointerup", up, { signal });
    target.addEventListener("pointercancel", cancel, { signal });
    target.addEventListener("keydown", ({ key }) => key === "Escape" && cancel(), { signal });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between sections cannot be moved
    <div
      class="splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      {...tipOf("Drag, click, or use the arrow keys")}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
    />
  );
}
