/** One card on the table. */
import "./card-cell.css";
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { DeckData } from "../../../index.ts";
import { FacePicture } from "../faces/face-picture.tsx";
import { type FaceRef, faceStore } from "../faces/faces.ts";
import { mergedFindings, worstOf } from "../findings/by-card.ts";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { gameId } from "../project/project.ts";
import { selection } from "../selection.ts";
import { measuresOf } from "./measures.ts";
import { ink, overlays, sides } from "./options.ts";
import { OverlayLines } from "./overlay.tsx";
import type { ShownCard } from "./shown-cards.ts";
import { focusedCard, takesFocus } from "./table-keys.ts";
import type { Spot } from "./walk.ts";

interface CardCellProps {
  readonly deck: DeckData;
  readonly shown: ShownCard;
  /** Where it is among the cells of its deck; px. */
  readonly spot: Spot;
  /** Its number in the deck as shown, from 1, and how many these are: not all of them are in the page. */
  readonly position: number;
  readonly count: number;
}

export function CardCell({
  deck,
  shown,
  spot: { x, y, width, height },
  position,
  count,
}: CardCellProps): VNode {
  const { key, card, findings } = shown;
  const element = useRef<HTMLDivElement>(null);
  const isSelected = useComputed(() => selection.value.has(key)).value;
  const isFocused = useComputed(() => focusedCard.value === key).value;
  useLayoutEffect(() => {
    if (isFocused && takesFocus(key)) element.current?.focus({ preventScroll: true });
  });
  const faces = facesOf(deck, card.id);
  const ofFaces = faces.flatMap((face) => faceStore().faceOf(face).value.findings);
  const all = mergedFindings(findings, ofFaces);
  const worst = worstOf(all);
  return (
    <div
      ref={element}
      class="card-cell"
      role="option"
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={count}
      aria-label={wordsFor(deck, shown, all.length === 0 ? "" : counted(all.length, "problem"))}
      tabIndex={isFocused ? 0 : -1}
      data-card={key}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    >
      <div class="card-faces">
        {faces.map((face) => (
          <div key={face.side} class="card-face">
            <div class="card-picture">
              <FacePicture face={face} place={element} />
            </div>
            <OverlayLines shown={overlays.value} {...measuresOf(deck)} />
          </div>
        ))}
        {worst && (
          <span class="card-corner">
            <SeverityMark severity={worst} size={20} isNamed={false} />
          </span>
        )}
      </div>
      <div class="card-caption">
        <span class="card-title">{card.title || card.id}</span>
        {card.copies !== 1 && <span class="card-copies" data-copies={card.copies} />}
      </div>
    </div>
  );
}

/** The faces to show of a card, with the chosen look. */
export function facesOf(deck: DeckData, card: string): readonly FaceRef[] {
  const game = gameId.value ?? "";
  const look = { ink: ink.value, box: overlays.value.has("bleed") ? "bleed" : "trim" } as const;
  const front = { game, deck: deck.id, card, side: "front", ...look } as const;
  const back = { ...front, side: "back" } as const;
  if (!deck.hasBacks || sides.value === "front") return [front];
  return sides.value === "back" ? [back] : [front, back];
}

/** What a screen reader says of it. */
function wordsFor({ title }: DeckData, { card }: ShownCard, findings: string): string {
  return [card.title || card.id, title, counted(card.copies, "copy", "copies"), findings]
    .filter((part) => part !== "")
    .join(", ");
}
