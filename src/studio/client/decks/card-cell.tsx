/** One card on the table. */
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { DeckData } from "../../../index.ts";
import { FacePicture } from "../faces/face-picture.tsx";
import { type FaceRef, faceStore } from "../faces/faces.ts";
import { useIsNear } from "../faces/near.ts";
import { counted } from "../parts/counted.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { gameId } from "../project.ts";
import { selection } from "../selection.ts";
import { merged, worstOf } from "./card-findings.ts";
import { measuresOf } from "./measures.ts";
import { ink, overlays, sides } from "./options.ts";
import { OverlayLines } from "./overlay.tsx";
import type { ShownCard } from "./shown-cards.ts";
import { focusedCard } from "./table-keys.ts";

interface CardCellProps {
  readonly deck: DeckData;
  readonly shown: ShownCard;
}

export function CardCell({ deck, shown }: CardCellProps): VNode {
  const { key, card, findings } = shown;
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element);
  const isSelected = useComputed(() => selection.value.has(key)).value;
  const isFocused = useComputed(() => focusedCard.value === key).value;
  const faces = facesOf(deck, card.id);
  const all = faces.reduce((known, face) => merged(known, faceStore().faceOf(face).value.findings), findings);
  const worst = worstOf(all);
  return (
    <div
      ref={element}
      class="card-cell"
      role="option"
      aria-selected={isSelected}
      aria-label={wordsFor(deck, shown, all.length === 0 ? "" : counted(all.length, "finding"))}
      tabIndex={isFocused ? 0 : -1}
      data-card={key}
    >
      <div class="card-faces">
        {faces.map((face) => (
          <div key={face.side} class="card-face">
            <div class="card-picture">
              <FacePicture face={face} isShown={isNear} />
            </div>
            {isNear && <OverlayLines shown={overlays.value} {...measuresOf(deck)} />}
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
