/** What to look at on the first printed sheet, before the others are printed. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Check } from "../parts/fields.tsx";
import { checkPoints, type PrintedSheets } from "./check-points.ts";

/** @param prints the PDFs that were made */
export function Checklist({ prints }: { readonly prints: readonly PrintedSheets[] }): VNode {
  const done = useSignal<ReadonlySet<string>>(new Set());
  return (
    <section class="print-checklist" aria-label="The first sheet">
      <h3>The first sheet</h3>
      <ul>
        {checkPoints(prints).map((point) => (
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
