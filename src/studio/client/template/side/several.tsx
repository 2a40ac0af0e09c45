/** Several selected things: aligned, distributed, moved, copied and deleted together. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { Choices } from "../../parts/fields.tsx";
import { face } from "../face.ts";
import { perform, performAndSelect, removeThings } from "../perform.ts";
import { Align, startsOf } from "./align.tsx";
import { Arrows } from "./place-fields.tsx";

export function Several({ things }: { readonly things: readonly Thing[] }): VNode {
  const within = useSignal<"each-other" | "card">("each-other");
  const movable = things.filter(({ element }) => element?.isMovable === true);
  const [first] = movable;
  const fixed = things.length - movable.length;
  const starts = startsOf(things);
  const whyNot = movable.length < 2 ? "Fewer than two of them can be moved" : undefined;
  const distribute = (along: "across" | "down"): void => {
    const shown = face.peek();
    if (shown) void perform({ kind: "distribute-things", ...shown, starts: startsOf(movable), along });
  };
  const whyNotSpread = movable.length < 3 ? "Select three or more things that can be moved" : undefined;
  return (
    <section class="inspector" aria-label="Selected things" data-document>
      <header class="inspector-head">
        <h2>{counted(things.length, "thing")} selected</h2>
        <span class="inspector-actions">
          <Button
            label="Duplicate"
            icon="copy"
            isBare
            keys="Mod+D"
            onClick={() => {
              const shown = face.peek();
              if (shown) void performAndSelect({ kind: "duplicate-things", ...shown, starts });
            }}
          />
          <Button
            label="Delete"
            icon="trash"
            isBare
            keys="Delete"
            onClick={() => {
              const shown = face.peek();
              if (shown) void removeThings({ kind: "delete-things", ...shown, starts });
            }}
          />
        </span>
      </header>
      <p class="inspector-why">{things.map(({ name }) => name).join(", ")}</p>
      {fixed > 0 && (
        <p class="inspector-why">
          {fixed === 1 ? "One of them stays where it is" : `${fixed} of them stay where they are`}: select it
          alone to see why.
        </p>
      )}
      <Choices
        label="Align"
        value={within.value}
        options={[
          { value: "each-other", label: "With each other" },
          { value: "card", label: "On the card" },
        ]}
        onChange={(value) => {
          within.value = value;
        }}
      />
      <div class="inspector-fine">
        <Align things={movable} within={within.value === "card" ? "card" : undefined} whyNot={whyNot} />
        <span class="inspector-align">
          <Button
            label="Same gaps across"
            icon="distribute-across"
            isBare
            whyNot={whyNotSpread}
            onClick={() => distribute("across")}
          />
          <Button
            label="Same gaps down"
            icon="distribute-down"
            isBare
            whyNot={whyNotSpread}
            onClick={() => distribute("down")}
          />
        </span>
      </div>
      {first && <Arrows thing={first} whyNot={undefined} />}
    </section>
  );
}
