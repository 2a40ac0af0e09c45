/** Which deck is shown: all of them, or one. */
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { gameId } from "../project.ts";
import { go, hrefOf } from "../route.ts";
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
      <TableButton />
    </nav>
  );
}

/** To the table of the deck that is shown; of several, to the one that is chosen. */
function TableButton(): VNode | null {
  const decks = matching.value.map(({ deck }) => deck);
  const shown = decks.length === 1 ? decks[0] : decks.find(({ id }) => id === chosenDeck.value);
  const open = (id: string): void => go("table", gameId.peek() ?? "", id);
  if (decks.length === 0) return null;
  return (
    <span class="deck-table">
      {shown ? (
        <Button
          label="Table"
          icon="table"
          kind="quiet"
          tip={`Edit ${shown.title} as a table`}
          onClick={() => open(shown.id)}
        />
      ) : (
        <Menu
          label="Table"
          icon="table"
          kind="quiet"
          items={decks.map(({ id, title }) => ({ label: title, icon: "table", onSelect: () => open(id) }))}
        />
      )}
    </span>
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
