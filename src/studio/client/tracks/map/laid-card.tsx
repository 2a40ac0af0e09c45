/** A card on the map. It keeps its element, and so the focus, wherever it is moved. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { pointAt, shapeOf } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";
import { placeWords } from "./actions.ts";
import { CardFace, cellsOutline } from "./card-face.tsx";
import { lift } from "./gesture.ts";
import { sight } from "./sight.ts";
import { CELL, drawn } from "./units.ts";

interface LaidCardProps {
  readonly card: Laid;
  /** From 0. */
  readonly index: number;
  readonly isSelected: boolean;
  /** The Tab key comes to it. */
  readonly isCurrent: boolean;
  readonly isLifted: boolean;
  /** Something is wrong with where it lies. */
  readonly fault?: string | undefined;
}

export function LaidCard({ card, index, isSelected, isCurrent, isLifted, fault }: LaidCardProps): VNode {
  const { key, map, at, turn, acceleration } = card;
  const { x, y } = pointAt(at);
  const by = isLifted ? lift.value : undefined;
  const scale = by ? CELL / sight.value.scale : 1;
  const place = `translate(${x * CELL + (by?.x ?? 0) * scale} ${-y * CELL + (by?.y ?? 0) * scale})`;
  // drawn once, however often it is moved
  const face = useMemo(
    () => <CardFace map={map} turn={turn} isDown={acceleration} />,
    [map, turn, acceleration],
  );
  const outline = useMemo(() => cellsOutline(map, turn), [map, turn]);
  const { box } = shapeOf(map, turn);
  const label = [
    `Card ${index + 1}: ${card.card}`,
    acceleration ? "face down" : "",
    placeWords(at),
    turn === 0 ? "" : `turned ${turn}°`,
    fault ?? "",
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
    <g
      class={`laid${isSelected ? " is-selected" : ""}${isLifted ? " is-lifted" : ""}${fault ? " has-fault" : ""}`}
      data-key={key}
      role="button"
      aria-roledescription="map card"
      aria-pressed={isSelected}
      aria-label={label.filter(Boolean).join(", ")}
      tabindex={isCurrent ? 0 : -1}
      transform={place}
    >
      {face}
      <path class="laid-border" d={outline} />
      <path class="laid-edge" d={outline} />
      <g class="laid-number" transform={`translate(${drawn({ x: box.x, y: box.y + box.height })})`}>
        <circle cx={9} cy={9} r={9} />
        <text x={9} y={13}>
          {index + 1}
        </text>
      </g>
    </g>
  );
}
