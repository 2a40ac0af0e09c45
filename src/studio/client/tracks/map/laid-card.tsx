/** A card on the map. It keeps its element, and so the focus, wherever it is moved. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { capitalised } from "../../parts/words.ts";
import { type Point, pointAt, shapeOf } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";
import { placeWords } from "./actions.ts";
import { CardFace, cellsOutline } from "./card-face.tsx";
import { lift } from "./gesture.ts";
import { isSeveral, pressCard } from "./selecting.ts";
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
  const { x, y } = pointAt(map, at);
  const by = isLifted ? lift.value : undefined;
  const place = `translate(${(x + (by?.x ?? 0)) * CELL} ${-(y + (by?.y ?? 0)) * CELL})`;
  // drawn once, however often it is moved
  const face = useMemo(
    () => <CardFace map={map} turn={turn} isDown={acceleration} />,
    [map, turn, acceleration],
  );
  const outline = useMemo(() => cellsOutline(map, turn), [map, turn]);
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
      onClick={(event) => {
        // not of a pointer: a voice, or a screen reader
        if (event.detail === 0) pressCard(key, isSeveral.peek());
      }}
      data-tip={fault && capitalised(fault)}
    >
      {face}
      <path class="laid-border" d={outline} />
      <path class="laid-edge" d={outline} />
      <g class="laid-number" transform={`translate(${drawn(numberPlace(map, turn))})`}>
        <circle r={9} />
        <text y={4}>{index + 1}</text>
        {fault !== undefined && (
          <g class="laid-fault" transform="translate(19 0)">
            <circle r={9} />
            <text y={5}>!</text>
          </g>
        )}
      </g>
    </g>
  );
}

/** In the upper left of the topmost cell, of several the left one. */
function numberPlace(map: Laid["map"], turn: Laid["turn"]): Point {
  const [first] = [...shapeOf(map, turn).cells].sort(
    (a, b) => b.centre.y - a.centre.y || a.centre.x - b.centre.x,
  );
  const { x, y } = first?.centre ?? { x: 0, y: 0 };
  return { x: x - 0.34, y: y + 0.34 };
}
