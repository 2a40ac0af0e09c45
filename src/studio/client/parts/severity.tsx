/** Marks of severities: a colour and a shape each, so that the colour is not needed. */
import "./severity.css";
import type { VNode } from "preact";
import type { Severity } from "../../../index.ts";

export type { Severity } from "../../../index.ts";

const SHAPES: Readonly<Record<Severity, { readonly outline: string; readonly sign: string }>> = {
  error: {
    outline: "M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2L1.5 10.8V5.2Z",
    sign: "m5.7 5.7 4.6 4.6M10.3 5.7l-4.6 4.6",
  },
  warning: { outline: "M8 1.6 15 14H1Z", sign: "M8 6v3.8M8 11.8v.1" },
  hint: { outline: "M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z", sign: "M8 7.3v4M8 4.7v.1" },
};

/** The mark, named for screen readers unless words beside it do. */
export function SeverityMark({
  severity,
  size = 16,
  isNamed = true,
}: {
  readonly severity: Severity;
  readonly size?: number;
  readonly isNamed?: boolean;
}): VNode {
  const { outline, sign } = SHAPES[severity];
  return (
    <svg
      class={`severity ${severity}`}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      role={isNamed ? "img" : undefined}
      aria-label={isNamed ? severity : undefined}
      aria-hidden={isNamed ? undefined : true}
    >
      <path class="outline" d={outline} />
      <path class="sign" d={sign} />
    </svg>
  );
}
