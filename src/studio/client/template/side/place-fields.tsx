/** Where the selected thing is and how large, in mm of the card: typed, stepped, or moved by buttons. */
import type { VNode } from "preact";
import type { EditAsk, Thing } from "../../../../index.ts";
import type { Box } from "../../../../units/box.ts";
import { LEAST_SIDE } from "../../../../units/resized-box.ts";
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
  const edit = (ask: EditAsk | undefined): void => {
    if (ask) void perform(ask);
  };
  return (
    <div class="inspector-place">
      <BoxFields
        box={box}
        isSquare={isSquare(thing)}
        whyFixed={fixed}
        whySized={sized}
        onMove={(to) => edit(ask(thing, { kind: "move-thing", to }))}
        onResize={(size) => edit(ask(thing, { kind: "resize-thing", size }))}
      />
      <div class="inspector-fine">
        <Align things={[thing]} within="card" whyNot={fixed} />
        <Arrows thing={thing} whyNot={fixed} />
      </div>
    </div>
  );
}

interface BoxFieldsProps {
  readonly box: Box;
  readonly isSquare?: boolean;
  /** Why it cannot be moved, and why not resized. */
  readonly whyFixed: string | undefined;
  readonly whySized: string | undefined;
  /** What does not become larger or smaller with it, and why. */
  readonly sizeTip?: string | undefined;
  // By place and size, not by steps: what is known of the box may be a moment old.
  onMove(to: { readonly x?: number; readonly y?: number }): void;
  onResize(size: { readonly width?: number; readonly height?: number }): void;
}

/** The place and the size of a box, to be typed. */
export function BoxFields(props: BoxFieldsProps): VNode {
  const { box, isSquare: isEqual = false, whyFixed, whySized, sizeTip, onMove, onResize } = props;
  const fields = [
    { label: "X mm", value: box.x, onChange: (x: number) => onMove({ x }) },
    { label: "Y mm", value: box.y, onChange: (y: number) => onMove({ y }) },
  ];
  const sizes = [
    {
      label: isEqual ? "Size mm" : "Width mm",
      value: box.width,
      onChange: (width: number) => onResize(isEqual ? { width, height: width } : { width }),
    },
    { label: "Height mm", value: box.height, onChange: (height: number) => onResize({ height }) },
  ];
  return (
    <>
      {fields.map((one) => (
        <NumberField key={one.label} {...one} unit="" step={STEP} whyNot={whyFixed} />
      ))}
      {sizes.slice(0, isEqual ? 1 : 2).map((one) => (
        <NumberField
          key={one.label}
          {...one}
          unit=""
          step={STEP}
          least={LEAST_SIDE}
          whyNot={whySized}
          tip={sizeTip}
        />
      ))}
    </>
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
