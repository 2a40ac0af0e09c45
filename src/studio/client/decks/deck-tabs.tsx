/** Which deck is shown: all of them, or one. */
import type { VNode } from "preact";
import { hrefOf } from "../route.ts";
import { chosenDeck, filter, matching } from "./shown-cards.ts";

export function DeckTabs(): VNode {
  const decks = matching.value;
  const chosen = chosenDeck.value;
  const all = decks.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <nav class="deck-tabs" aria-label="Decks">
      <Tab href={hrefOf("decks")} title="All cards" count={all} isChosen={chosen === undefined} />
      {decks.map(({ deck, cards }) =>
        cards.length === 0 && !filter.value.isEmpty && chosen !== deck.id ? null : (
          <Tab
            key={deck.id}
            href={hrefOf("decks", deck.id)}
            title={deck.title}
            count={cards.length}
            isChosen={chosen === deck.id}
          />
        ),
      )}
    </nav>
  );
}

interface TabProps {
  readonly href: string;
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
}

function Tab({ href, title, count, isChosen }: TabProps): VNode {
  return (
    <a href={href} aria-current={isChosen ? "true" : undefined}>
      {title} <span class="deck-tab-count">{count.toLocaleString("en")}</span>
    </a>
  );
}
