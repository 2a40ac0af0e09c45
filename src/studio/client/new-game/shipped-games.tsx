/** The games that come with Broadside, one of which is copied. */
import type { VNode } from "preact";
import { useLive } from "../answers/live.ts";
import { counted } from "../parts/counted.ts";
import { fill, form } from "./form.ts";

export function ShippedGames(): VNode {
  const games = useLive("startingGames", () => ({}), []).answer.value ?? [];
  return (
    <fieldset class="new-game-games">
      <legend class="label">Copy of</legend>
      {games.map(({ id, title = id, players, decks }) => {
        const cards = decks.reduce((sum, deck) => sum + deck.cards.length, 0);
        return (
          <label key={id}>
            <input
              type="radio"
              name="like"
              checked={form.value.like === id}
              onChange={() => fill({ like: id })}
            />
            <span>
              <b>{title}</b>
              <span class="quiet">
                {players && `${players.min} to ${players.max} players, `}
                {counted(cards, "card")} in {counted(decks.length, "deck")}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
