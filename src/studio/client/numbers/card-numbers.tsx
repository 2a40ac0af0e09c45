/** How the values of a field are spread over a deck, copies counted, or those of two fields; a click shows the cards. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { DeckData } from "../../../index.ts";
import { filterText } from "../filter-text.ts";
import { Choice } from "../parts/fields.tsx";
import type { JsonMap } from "../project/json.ts";
import { go } from "../route.ts";
import { BarChart } from "./bar-chart.tsx";
import { conditionOf } from "./condition.ts";
import { barsOf, type CountedCard, countableFields, matrixOf } from "./distribution.ts";
import { MatrixChart } from "./matrix-chart.tsx";

/** What was chosen last, of any game: whatever a deck does not have gives way to its first. */
const chosen = signal({ deck: "", field: "", across: "" });

export function CardNumbers({ decks }: { readonly decks: readonly DeckData[] }): VNode {
  const { deck: deckId, field: wanted, across } = chosen.value;
  const deck = decks.find(({ id }) => id === deckId) ?? (mostTelling(decks) as DeckData);
  const cards = countedCards(deck);
  const fields = countableFields(cards);
  const field = fields.includes(wanted)
    ? wanted
    : (fields.find((name) => /cost|value|price/i.test(name)) ?? fields[0]);
  const other = fields.includes(across) && across !== field ? across : "";
  const set = (change: Partial<typeof chosen.value>): void => {
    chosen.value = { ...chosen.value, deck: deck.id, ...change };
  };
  const show = (...conditions: readonly (readonly [string, string])[]): void => {
    filterText.value = conditions.map(([name, value]) => conditionOf(name, value)).join(" ");
    go("decks", deck.id);
  };
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  return (
    <>
      <div class="numbers-choices">
        <Choice
          label="Deck"
          value={deck.id}
          options={decks.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => set({ deck: id })}
        />
        {field !== undefined && (
          <Choice
            label="Field"
            value={field}
            options={fields.map((name) => ({ value: name, label: name }))}
            onChange={(name) => set({ field: name })}
          />
        )}
        {field !== undefined && (
          <Choice
            label="Against"
            value={other}
            options={[
              { value: "", label: "nothing: one chart" },
              ...fields.filter((name) => name !== field).map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => set({ field, across: name })}
          />
        )}
      </div>
      <p class="quiet">
        {cards.length} different cards, {copies} with all copies. Copies are counted.
      </p>
      {field === undefined && (
        <p class="quiet">This deck has no field whose values repeat, so there is nothing to count.</p>
      )}
      {field !== undefined && other === "" && (
        <BarChart
          title={`${field} of ${deck.title}`}
          unit="cards"
          bars={barsOf(cards, field).map(({ value, count }) => ({
            label: value,
            value: count,
            shown: String(count),
          }))}
          onPick={(label) => show([field, label])}
        />
      )}
      {field !== undefined && other !== "" && (
        <MatrixChart
          title={`${field} and ${other} of ${deck.title}`}
          rowName={field}
          columnName={other}
          matrix={matrixOf(cards, field, other)}
          onPick={(row, column) => show([field, row], [other, column])}
        />
      )}
    </>
  );
}

/** The deck with most cards: its curve is what people look for first. */
const mostTelling = (decks: readonly DeckData[]): DeckData | undefined =>
  decks.reduce<DeckData | undefined>(
    (best, one) => (!best || one.cards.length > best.cards.length ? one : best),
    undefined,
  );

/** With what the deck's defaults give. */
function countedCards({ cards, defaults }: DeckData): readonly CountedCard[] {
  return cards.map(({ id, copies, values }) => ({
    id,
    copies,
    values: { ...defaults, ...values } as JsonMap,
  }));
}
