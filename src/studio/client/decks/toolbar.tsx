/** What is shown of the cards, and how large. */
import "./toolbar.css";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Choices } from "../parts/fields.tsx";
import { FilterBox } from "./filter-box.tsx";
import { LookMenu } from "./look-menu.tsx";
import {
  LEAST_ZOOM,
  MOST_ZOOM,
  SIDES,
  type Sides,
  sides,
  USUAL_ZOOM,
  zoom,
  zoomBy,
  zoomTo,
} from "./options.ts";

const SIDE_WORDS: Readonly<Record<Sides, string>> = { front: "Fronts", back: "Backs", both: "Both" };

export function Toolbar(): VNode {
  return (
    <>
      <FilterBox />
      <Choices
        label="Sides"
        hidesLabel
        value={sides.value}
        options={SIDES.map((value) => ({ value, label: SIDE_WORDS[value] }))}
        onChange={(side) => {
          sides.value = side;
        }}
      />
      <LookMenu />
      <Zoom />
    </>
  );
}

/** A slider by steps of equal proportion. */
function Zoom(): VNode {
  return (
    <div class="zoom">
      <Button label="Smaller" keys="-" kind="quiet" onClick={() => zoomBy(-1)}>
        −
      </Button>
      <input
        type="range"
        aria-label="Size of the cards"
        aria-valuetext={`${Math.round((zoom.value / USUAL_ZOOM) * 100)} %`}
        min={Math.log(LEAST_ZOOM)}
        max={Math.log(MOST_ZOOM)}
        step="any"
        value={Math.log(zoom.value)}
        onInput={(event) => zoomTo(Math.exp(event.currentTarget.valueAsNumber))}
        onKeyDown={(event) => {
          const steps = STEPS[event.key];
          if (steps === undefined) return;
          event.preventDefault();
          zoomBy(steps);
        }}
      />
      <Button label="Larger" keys="+" kind="quiet" onClick={() => zoomBy(1)}>
        +
      </Button>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
