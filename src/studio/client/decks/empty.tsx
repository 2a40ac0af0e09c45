/** Shown in place of cards where there are none, with what to do about it. */
import "./empty.css";
import type { VNode } from "preact";
import type { DeckData } from "../../../index.ts";
import { filterText } from "../filter-text.ts";
import { counted } from "../parts/counted.ts";
import { faultOfDeck, UnreadableDeck } from "../parts/unreadable-deck.tsx";
import { decks } from "../project/cards.ts";
import { gameId } from "../project/project.ts";
import { hrefOf } from "../route.ts";
import { chosenDeck, filter, matching } from "./shown-cards.ts";

export function Empty(): VNode {
  if (!filter.value.isEmpty) return <NothingFound />;
  if ((decks.value ?? []).length === 0)
    return (
      <div class="decks-empty">
        <h2>No decks yet</h2>
        <p>A deck is a file in decks/ of the game, with its cards in it or in a spreadsheet beside it.</p>
        <p>
          <a href={hrefOf("new-game")}>Start a deck from pasted rows</a>
        </p>
      </div>
    );
  const [deck] = (decks.value ?? []).filter(
    ({ id }) => chosenDeck.value === undefined || id === chosenDeck.value,
  );
  if (deck) return <NoCards deck={deck} />;
  return (
    <div class="decks-empty">
      <h2>There is no deck "{chosenDeck.value}"</h2>
      <p>
        <a href={hrefOf("decks")}>Show all cards</a>
      </p>
    </div>
  );
}

export function NoCards({ deck }: { readonly deck: DeckData }): VNode {
  const fault = faultOfDeck(deck);
  if (fault) return <UnreadableDeck deck={deck} fault={fault} />;
  return (
    <div class="decks-empty">
      <p>{deck.title} has no cards yet.</p>
      <p>
        <a href={hrefOf("table", gameId.value ?? "", deck.id)}>Open it as a table</a> to type cards or paste
        rows from a spreadsheet.
      </p>
    </div>
  );
}

function NothingFound(): VNode {
  const elsewhere = matching.value.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div class="decks-empty">
      <h2>No card matches</h2>
      {elsewhere > 0 && (
        <p>
          <a href={hrefOf("decks")}>{counted(elsewhere, "card")} in other decks</a>
        </p>
      )}
      <p>
        <button
          type="button"
          onClick={() => {
            filterText.value = "";
          }}
        >
          Clear the filter
        </button>
      </p>
      <dl class="filter-help">
        <dt>axe</dt>
        <dd>in any text of a card</dd>
        <dt>suit:sword|axe</dt>
        <dd>one of several values of a field</dd>
        <dt>cost:&gt;2, cost:1..3</dt>
        <dd>numbers</dd>
        <dt>has:art, has:error</dt>
        <dd>a field with a value, cards with problems</dd>
        <dt>-word</dt>
        <dd>none of these</dd>
      </dl>
    </div>
  );
}
