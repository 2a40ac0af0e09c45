/** Ways to where a finding is: its line, its template, its cards. */
import "./places.css";
import type { VNode } from "preact";
import type { Place } from "../../../index.ts";
import { gameId } from "../project.ts";
import { hrefOf } from "../route.ts";
import { type ConcernedCard, cardDrawnBy } from "./concerned.ts";

/** More are named by the message. */
const MOST_CARDS = 3;

interface PlacesProps {
  readonly place: Place;
  readonly cards?: readonly ConcernedCard[];
}

export function Places({ place, cards = [] }: PlacesProps): VNode {
  const { file, start } = place;
  const game = gameId.value ?? "";
  const drawn = cardDrawnBy(file);
  const shown = cards.find(({ deck }) => deck === drawn?.deck) ?? drawn;
  return (
    <p class="places">
      {cards.slice(0, MOST_CARDS).map(({ deck, card, title }) => (
        <a key={`${deck}/${card}`} href={hrefOf("card", game, deck, card)}>
          {title}
        </a>
      ))}
      {drawn && shown && (
        <a href={hrefOf("template", game, shown.deck, shown.card, drawn.side)}>Its template</a>
      )}
      <a href={hrefOf("source", file, String(start.line))}>
        {file}:{start.line}:{start.column}
      </a>
    </p>
  );
}
