/** The deck around a card: a strip of small pictures, through which buttons and arrow keys walk. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { CardData, DeckData } from "../../../index.ts";
import { FacePicture } from "../faces/face-picture.tsx";
import { useIsNear } from "../faces/near.ts";
import { Button } from "../parts/button.tsx";
import { hrefOf } from "../route.ts";

interface NeighboursProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: string;
  onGo(card: string): void;
}

export function Neighbours({ game, deck, card, onGo }: NeighboursProps): VNode {
  const list = useRef<HTMLUListElement>(null);
  const index = deck.cards.findIndex(({ id }) => id === card);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [card, deck.cards.length]);
  const step = (by: number): void => {
    const next = deck.cards[index + by];
    if (next) onGo(next.id);
  };
  return (
    <nav class="neighbours" aria-label={`Cards of ${deck.title}`}>
      <Button
        label="Previous card"
        icon="back"
        isBare
        keys="Mod+Shift+Enter"
        whyNot={index <= 0 ? "This is the first card of the deck" : undefined}
        onClick={() => step(-1)}
      />
      <ul
        ref={list}
        onKeyDown={(event) => {
          const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          step(by);
          requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[aria-current]")?.focus());
        }}
      >
        {deck.cards.map((one) => (
          <Neighbour key={one.id} game={game} deck={deck} card={one} isCurrent={one.id === card} />
        ))}
      </ul>
      <Button
        label="Next card"
        icon="forward"
        isBare
        keys="Mod+Enter"
        whyNot={index >= deck.cards.length - 1 ? "This is the last card of the deck" : undefined}
        onClick={() => step(1)}
      />
    </nav>
  );
}

interface NeighbourProps {
  readonly game: string;
  readonly deck: DeckData;
  readonly card: CardData;
  readonly isCurrent: boolean;
}

function Neighbour({ game, deck, card, isCurrent }: NeighbourProps): VNode {
  const item = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(item);
  const { width, height } = deck.size ?? { width: 63, height: 88 };
  return (
    <li ref={item} class="neighbour" style={{ aspectRatio: `${width} / ${height}` }}>
      <a
        href={hrefOf("card", game, deck.id, card.id)}
        aria-current={isCurrent ? "page" : undefined}
        aria-label={card.title}
        title={card.title}
      >
        <FacePicture
          face={{ game, deck: deck.id, card: card.id, side: "front" }}
          isShown={isNear || isCurrent}
        />
      </a>
    </li>
  );
}
