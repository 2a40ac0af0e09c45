/** Which face the view shows, by the address `#/template/<game>/<deck>/<card>/<side>`; else the first card of the game. */
import { computed } from "@preact/signals";
import { chooseGame, game, gameId, opened } from "../project/project.ts";
import { go, route } from "../route.ts";

export interface Face {
  readonly game: string;
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

export const VIEW = "template";

/** Undefined while the project is opened, and for a game without cards. */
export const face = computed<Face | undefined>(() => {
  const [view, , deckId, cardId, side] = route.value;
  const decks = game.value?.decks.filter(({ cards }) => cards.length > 0) ?? [];
  const deck = (view === VIEW && decks.find(({ id }) => id === deckId)) || decks[0];
  if (!game.value || !deck) return undefined;
  const card = deck.cards.find((id) => id === cardId) ?? (deck.cards[0] as string);
  return { game: game.value.id, deck: deck.id, card, side: side === "back" ? "back" : "front" };
});

/** The game of the address is the one that views are about. */
export function chooseGameOfAddress(): void {
  const [view, id] = route.value;
  if (
    view === VIEW &&
    id !== undefined &&
    id !== gameId.peek() &&
    opened.value?.games.some((one) => one.id === id)
  )
    chooseGame(id);
}

/** Shows another card or side. */
export function showFace(change: Partial<Omit<Face, "game">>): void {
  const now = face.peek();
  if (!now) return;
  const next = { ...now, ...change };
  go(VIEW, next.game, next.deck, next.card, next.side);
}

/** The card before or after the one that is shown, in its deck; undefined at its ends. */
export function neighbour(step: 1 | -1): string | undefined {
  const deck = game.value?.decks.find(({ id }) => id === face.value?.deck);
  const at = deck?.cards.indexOf(face.value?.card ?? "") ?? -1;
  return at === -1 ? undefined : deck?.cards[at + step];
}
