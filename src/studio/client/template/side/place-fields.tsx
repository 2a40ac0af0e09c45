/** Where the selected thing is and how large, in mm of the card: typed, stepped, or moved by buttons. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { perform } from "../perform.ts";
import { nudge } from "../stage/drag.ts";
import { isSquare } from "../stage/gesture.ts";
import { Align } from "./align.tsx";
import { ask } from "./ask.ts";
import { NumberField } from "./number-field.tsx";

/** mm of one press of a button. */
const STEP = 0.5;

export function Place({ thing }: { readonly thing: Thing }): VNode {
  const { box, element } = thing;
  const fixed = element?.isMovable ? undefined : (element?.why ?? "it cannot be moved");
  const sized = element?.isResizable ? undefined : (element?.why ?? "its size cannot be changed");
  // By place and size, not by steps: what is known of the thing may be a moment old.
  const move = (to: { readonly x?: number; readonly y?: number }): void => {
    const edit = ask(thing, { kind: "move-thing", to });
    if (edit) void perform(edit);
  };
  const resize = (size: { readonly width?: number; readonly height?: number }): void => {
    const edit = ask(thing, { kind: "resize-thing", size });
    if (edit) void perform(edit);
  };
  const square = isSquare(thing);
  return (
    <div class="inspector-place">
      <NumberField
        label="X mm"
        value={box.x}
        unit=""
        step={STEP}
        whyNot={fixed}
        onChange={(x) => move({ x })}
      />
      <NumberField
        label="Y mm"
        value={box.y}
        unit=""
        step={STEP}
        whyNot={fixed}
        onChange={(y) => move({ y })}
      />
      <NumberField
        label={square ? "Size mm" : "Width mm"}
        value={box.width}
        unit=""
        step={STEP}
        least={0.5}
        whyNot={sized}
        onChange={(width) => resize(square ? { width, height: width } : { width })}
      />
      {!square && (
        <NumberField
          label="Height mm"
          value={box.height}
          unit=""
          step={STEP}
          least={0.5}
          whyNot={sized}
          onChange={(height) => resize({ height })}
        />
      )}
      <div class="inspector-fine">
        <Align things={[thing]} within="card" whyNot={fixed} />
        <Arrows thing={thing} whyNot={fixed} />
      </div>
    </div>
  );
}

/** Buttons that do what the arrow keys do. */
export function Arrows({
  thing,
  whyNot,
}: {
  readonly thing: Thing;
  readonly whyNot: string | undefined;
}): VNode {
  const button = (label: string, icon: "back" | "forward" | "up" | "down", x: number, y: number): VNode => (
    <Button
      label={`Move ${label}`}
      icon={icon}
      isBare
      whyNot={whyNot}
      onClick={() => nudge(thing, { kind: "move", by: { x: x * STEP, y: y * STEP } })}
    />
  );
  return (
    <fieldset class="inspector-arrows">
      <legend class="unseen">Move by {STEP} mm</legend>
      {button("left", "back", -1, 0)}
      {button("up", "up", 0, -1)}
      {button("down", "down", 0, 1)}
      {button("right", "forward", 1, 0)}
    </fieldset>
  );
}
