/** The decks of the game. */
import type { VNode } from "preact";
import { View } from "../parts/view.tsx";
import { game } from "../project.ts";

export function Decks(): VNode {
  return (
    <View title={game.value?.title ?? "Decks"}>
      <ul>
        {game.value?.decks.map(({ id, title, cards }) => (
          <li key={id}>
            {title}: {cards.length} cards
          </li>
        ))}
      </ul>
    </View>
  );
}
