/** Lines over the picture of a face: what is cut, what is safe, where the middle is. */
import type { VNode } from "preact";
import type { Measures } from "./measures.ts";
import type { Overlay } from "./options.ts";

interface OverlayLinesProps extends Measures {
  readonly shown: ReadonlySet<Overlay>;
}

/** Lines in units of mm over the cut card, so that they scale with it. */
export function OverlayLines({ shown, width, height, corner, bleed, safe }: OverlayLinesProps): VNode | null {
  if (shown.size === 0) return null;
  const round = shown.has("corner") ? corner : 0;
  const around = shown.has("bleed") ? bleed : 0;
  return (
    <svg
      class="overlay"
      viewBox={[-around, -around, width + 2 * around, height + 2 * around].join(" ")}
      style={{ inset: `calc(${-around}px * var(--card-mm))` }}
      aria-hidden="true"
    >
      {(shown.has("bleed") || shown.has("corner")) && (
        <rect class="overlay-cut" x={0} y={0} width={width} height={height} rx={round} />
      )}
      {shown.has("safe") && width > 2 * safe && height > 2 * safe && (
        <rect
          class="overlay-safe"
          x={safe}
          y={safe}
          width={width - 2 * safe}
          height={height - 2 * safe}
          rx={Math.max(0, round - safe)}
        />
      )}
      {shown.has("centre") && (
        <path class="overlay-centre" d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />
      )}
    </svg>
  );
}
