/** Lines over the cards, ink and colours: what is looked at now and then, behind one button. */
import "./look-menu.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { Ink } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { Check } from "../parts/fields.tsx";
import { openBelow } from "../parts/menu.tsx";
import {
  ink,
  OVERLAYS,
  type Overlay,
  overlays,
  toggleOverlay,
  VISIONS,
  type Vision,
  vision,
} from "./options.ts";

const OVERLAY_WORDS: Readonly<Record<Overlay, string>> = {
  bleed: "Bleed and cut",
  safe: "Safe zone",
  corner: "Round corners",
  centre: "Centre lines",
};

const VISION_WORDS: Readonly<Record<Vision, string>> = {
  full: "As printed",
  grey: "Grey, as a black-and-white printer",
  protan: "Without red cones (protan)",
  deutan: "Without green cones (deutan)",
  tritan: "Without blue cones (tritan)",
};

const INK_WORDS: Readonly<Record<Ink, string>> = {
  full: "Full ink",
  low: "Low ink",
  gray: "Gray, in one ink",
};

export function LookMenu(): VNode {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = useSignal(false);
  const changed = overlays.value.size + (vision.value === "full" ? 0 : 1) + (ink.value === "full" ? 0 : 1);
  return (
    <span class="menu-place">
      <Button
        label={changed === 0 ? "Look" : `Look, ${changed} changed`}
        icon="eye"
        hasPopup="dialog"
        controls="look-options"
        isExpanded={isOpen.value}
        onClick={({ currentTarget }) => openBelow(list.current, currentTarget as HTMLElement)}
      >
        <span>Look</span>
        {changed > 0 && <span class="look-count" data-count={changed} />}
      </Button>
      <div
        ref={list}
        id="look-options"
        class="menu look-options"
        role="dialog"
        aria-label="Look of the cards"
        popover="auto"
        onToggle={(event) => {
          isOpen.value = event.newState === "open";
          if (isOpen.value) list.current?.querySelector("input")?.focus();
        }}
      >
        <fieldset>
          <legend>Lines</legend>
          {OVERLAYS.map((overlay) => (
            <Check
              key={overlay}
              label={OVERLAY_WORDS[overlay]}
              isChecked={overlays.value.has(overlay)}
              onChange={() => toggleOverlay(overlay)}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>Ink</legend>
          {(Object.keys(INK_WORDS) as Ink[]).map((one) => (
            <label key={one} class="check">
              <input
                type="radio"
                name="ink"
                checked={ink.value === one}
                onChange={() => {
                  ink.value = one;
                }}
              />
              <span>{INK_WORDS[one]}</span>
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Colours</legend>
          {VISIONS.map((one) => (
            <label key={one} class="check">
              <input
                type="radio"
                name="vision"
                checked={vision.value === one}
                onChange={() => {
                  vision.value = one;
                }}
              />
              <span>{VISION_WORDS[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </span>
  );
}
