/**
 * Bars for values, as SVG of our own: the numbers are also a table for screen readers, whose cells are buttons where a
 * bar can be picked.
 */
import type { VNode } from "preact";
import { useId } from "preact/hooks";

export interface ChartBar {
  readonly label: string;
  readonly value: number;
  /** The value in words: "12", "58 %". */
  readonly shown: string;
  /** "#rrggbb"; default the accent. */
  readonly colour?: string;
}

interface BarChartProps {
  readonly title: string;
  /** What the values count: "cards", "chance". */
  readonly unit: string;
  readonly bars: readonly ChartBar[];
  /** The end of the scale; default the highest bar. */
  readonly most?: number;
  /** Makes the bars buttons. */
  onPick?(label: string): void;
}

export function BarChart({ title, unit, bars, most, onPick }: BarChartProps): VNode {
  const id = useId();
  const end = most ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure class="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <table class="bars" aria-labelledby={id}>
        <thead class="unseen">
          <tr>
            <th scope="col">Value</th>
            <th scope="col">{unit}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, shown, colour }) => (
            <tr key={label} class={onPick && value > 0 ? "can-pick" : undefined}>
              <th scope="row">{label}</th>
              <td>
                <Bar part={value / end} colour={colour} />
                {onPick && value > 0 ? (
                  <button
                    type="button"
                    class="bar-value"
                    aria-label={`${label}: ${shown} ${unit}; show them`}
                    onClick={() => onPick(label)}
                  >
                    {shown}
                  </button>
                ) : (
                  <span class="bar-value">{shown}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** One bar from the left, as long as its part of the whole. */
function Bar({ part, colour }: { readonly part: number; readonly colour: string | undefined }): VNode {
  const width = Math.max(0, Math.min(1, part)) * 1000;
  return (
    <svg class="bar-line" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
      <rect class="bar-ground" width="1000" height="20" />
      <rect
        class="bar-length"
        width={width}
        height="20"
        {...(colour !== undefined && { style: { fill: colour } })}
      />
    </svg>
  );
}
