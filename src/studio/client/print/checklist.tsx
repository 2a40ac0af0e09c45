/** What to look at on the first printed sheet, before the others are printed. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Check } from "../parts/fields.tsx";
import { choices } from "./choices.ts";

export function Checklist(): VNode {
  const done = useSignal<ReadonlySet<string>>(new Set());
  const { backs } = choices.value;
  const edge = backs === "duplex-short" ? "short" : "long";
  const isTwoSided = backs === "duplex" || backs === "duplex-short";
  const points = [
    "In the print dialogue, the scale is 100 % (actual size), not “fit to page”.",
    ...(isTwoSided ? [`Both sides are printed, flipped on the ${edge} edge.`] : []),
    "Print the first sheet alone. Its ruler in the margin measures 50 mm.",
    ...(isTwoSided
      ? [
          "Held against a light, the backs are behind their fronts. If not, measure how far they are off and enter it under More options, Shift backs.",
        ]
      : []),
    ...(backs === "fold" ? ["Folded on the dashed line, front and back meet at their edges."] : []),
  ];
  return (
    <section class="print-checklist" aria-label="The first sheet">
      <h3>The first sheet</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Check
              label={point}
              isChecked={done.value.has(point)}
              onChange={(isOn) => {
                const next = new Set(done.value);
                if (isOn) next.add(point);
                else next.delete(point);
                done.value = next;
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
