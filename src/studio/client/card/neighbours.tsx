/** The deck around a card: a strip of small pictures, through which buttons and arrow keys walk. */
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { DeckData } from "../../../index.ts";
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
  const items = useItems({ game, deck, card });
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
        {items}
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

/** One of each card. Those about which nothing has changed are the same as before, so that a key costs one and not a thousand. */
function useItems({ game, deck, card }: Omit<NeighboursProps, "onGo">): readonly VNode<NeighbourProps>[] {
  const known = useRef<ReadonlyMap<string, VNode<NeighbourProps>>>(new Map());
  const { width, height } = deck.size ?? { width: 63, height: 88 };
  const items = deck.cards.map(({ id, title }): [string, VNode<NeighbourProps>] => {
    const props = { game, deck: deck.id, card: id, title, width, height, isCurrent: id === card };
    const before = known.current.get(id);
    return [id, before && isLike(before.props, props) ? before : <Neighbour key={id} {...props} />];
  });
  known.current = new Map(items);
  return items.map(([, item]) => item);
}

const isLike = <P extends object>(one: P, other: P): boolean =>
  (Object.keys(other) as (keyof P)[]).every((name) => one[name] === other[name]);

interface NeighbourProps {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  readonly title: string;
  /** Of the cut card. */
  readonly width: number;
  readonly height: number;
  readonly isCurrent: boolean;
}

function Neighbour({ game, deck, card, title, width, height, isCurrent }: NeighbourProps): VNode {
  const item = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(item);
  return (
    <li ref={item} class="neighbour" style={{ aspectRatio: `${width} / ${height}` }}>
      <a
        href={hrefOf("card", game, deck, card)}
        aria-current={isCurrent ? "page" : undefined}
        aria-label={title}
        title={title}
      >
        <FacePicture face={{ game, deck, card, side: "front" }} isShown={isNear || isCurrent} place={item} />
      </a>
    </li>
  );
}
