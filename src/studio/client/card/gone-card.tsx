/** A card that was here a moment ago and that the deck has no more: said in place, with everything that it said. */
import type { VNode } from "preact";
import type { CardData, DeckData } from "../../../index.ts";
import { Bar } from "../parts/bar.tsx";
import { hrefOf } from "../route.ts";

interface GoneCardProps {
  readonly game: string;
  /** Undefined if the whole deck is gone. */
  readonly deck: DeckData | undefined;
  readonly last: CardData;
}

export function GoneCard({ game, deck, last }: GoneCardProps): VNode {
  const values = Object.entries(last.values);
  const near = deck?.cards[0];
  return (
    <div class="card-gone">
      <Bar kind="warning">
        {deck ? `${deck.title} has no card "${last.title}" any more.` : "This deck is no longer in the game."}{" "}
        It was deleted or renamed, here or by another program; if it was here, undo brings it back. What it
        said last is below.
      </Bar>
      <h1>{last.title}</h1>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === "string" ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {deck && near && (
          <a href={hrefOf("card", game, deck.id, near.id)}>Open the first card of {deck.title}</a>
        )}{" "}
        <a href={hrefOf("decks")}>Show all cards</a>
      </p>
    </div>
  );
}
