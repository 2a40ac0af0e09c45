/** Several selected things: placed, resized, aligned, distributed, copied and deleted together. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { listedFirst } from "../../../../diagnostics/words.ts";
import type { Thing } from "../../../../index.ts";
import { type Point, type Size, unionOf } from "../../../../units/box.ts";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { Choices } from "../../parts/fields.tsx";
import { face } from "../face.ts";
import { perform, performAndSelect, removeThings } from "../perform.ts";
import { isMovable, isResizable } from "../stage/gesture.ts";
import { changeable } from "../stage/together.ts";
import { Align, startsOf } from "./align.tsx";
import { Arrows, BoxFields } from "./place-fields.tsx";

export function Several({ things }: { readonly things: readonly Thing[] }): VNode {
  const within = useSignal<"each-other" | "card">("each-other");
  const movable = changeable(things, "move");
  const sizable = changeable(things, "resize");
  const [first] = movable;
  const around = unionOf(movable.map(({ box }) => box));
  const fixed = stayWords(
    "stay where they are",
    "stays where it is",
    things.filter((one) => !isMovable(one)),
  );
  const sized = stayWords(
    "keep their size",
    "keeps its size",
    movable.filter((one) => !isResizable(one)),
  );
  const starts = startsOf(things);
  const whyNot = movable.length < 2 ? "Fewer than two of them can be moved" : undefined;
  const edit = (
    ask: { kind: "move-things"; to: Partial<Point> } | { kind: "resize-things"; size: Partial<Size> },
  ): void => {
    const shown = face.peek();
    if (shown) void perform({ ...shown, ...ask, starts: startsOf(movable) });
  };
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
      {fixed !== undefined && <p class="inspector-why">{fixed}.</p>}
      {sized !== undefined && <p class="inspector-why">{sized}.</p>}
      {around && (
        <div class="inspector-place">
          <BoxFields
            box={around}
            whyFixed={undefined}
            whySized={sizable.length === 0 ? (sized ?? fixed) : undefined}
            sizeTip={sized}
            onMove={(to) => edit({ kind: "move-things", to })}
            onResize={(size) => edit({ kind: "resize-things", size })}
          />
        </div>
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
        {first && <Arrows thing={first} whyNot={undefined} />}
      </div>
    </section>
  );
}

/** Of those that stay, so many are named with their reasons. */
const MOST_NAMED = 3;

/** "line keeps its size: it has no width and height of its own"; undefined if none does. */
function stayWords(many: string, one: string, things: readonly Thing[]): string | undefined {
  const reasons = things.map(
    ({ name, element }) => [name, element?.why ?? "it comes with Broadside"] as const,
  );
  const [first, other] = reasons;
  if (!first) return undefined;
  if (!other) return `${first[0]} ${one}: ${first[1]}`;
  const named = reasons.map(([name, why]) => `${name} (${why})`);
  return `${things.length} ${many}: ${listedFirst(named, MOST_NAMED)}`;
}
