/** The picture of the card in which work is, beside the table; it follows what is typed. */
import type { VNode } from "preact";
import type { CardData, DeckData } from "../../../index.ts";
import { FacePicture } from "../faces/face-picture.tsx";
import { gameId } from "../project/project.ts";

interface PreviewProps {
  readonly deck: DeckData;
  readonly card: CardData;
}

export function Preview({ deck, card }: PreviewProps): VNode {
  const { width = 63, height = 88 } = deck.size ?? {};
  return (
    <div
      class="table-preview"
      role="img"
      aria-label={`The front of ${card.title}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <FacePicture face={faceOf(deck.id, card.id)} />
    </div>
  );
}

export const faceOf = (deck: string, card: string) =>
  ({ game: gameId.value ?? "", deck, card, side: "front" }) as const;
