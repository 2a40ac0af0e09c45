/** The decks of the game. */
import type { VNode } from "preact";
import { game } from "../project.ts";

export function Decks(): VNode {
  return (
    <>
      <h1>{game.value?.title}</h1>
      <ul>
        {game.value?.decks.map(({ id, title, cards }) => (
          <li key={id}>
            {title}: {cards.length} cards
          </li>
        ))}
      </ul>
    </>
  );
}
