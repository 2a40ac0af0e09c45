/**
 * The decks of the game as data, unsaved texts included; what is shown stays until the next answer is there. A deck whose file
 * cannot be read any more, because somebody is typing in it, keeps the cards that it had.
 */
import { effect, signal } from "@preact/signals";
import type { DeckData } from "../../../index.ts";
import { live } from "../answers/live.ts";
import { effectUntil, whenTrue } from "../effect-until.ts";
import { knownDecks, takeDecks } from "./known-decks.ts";
import { findings, gameId, isChecking } from "./project.ts";

/** A deck as views show it. */
export interface ShownDeckData extends DeckData {
  /** Its file cannot be read as it is now: these are the cards as they were last read. */
  readonly isOld: boolean;
}

/** Counts answers that could not be put together: then all is asked for. */
const missed = signal(0);

const asked = live(
  "cards",
  () => {
    missed.value;
    return gameId.value === undefined ? undefined : { game: gameId.value, known: knownDecks() };
  },
  { isLater: true },
);

const read = signal<{ readonly game: string; readonly decks: readonly DeckData[] } | undefined>(undefined);

// once for each answer, because each is put together with the one before
effect(() => {
  const answer = asked.answer.value;
  const game = asked.about.peek()?.game;
  if (!answer || game === undefined) return;
  const whole = takeDecks(answer);
  if (whole) read.value = { game, decks: whole };
  else missed.value = missed.peek() + 1;
});

/** Undefined until the first answer about the game. */
export const decks = signal<readonly ShownDeckData[] | undefined>(undefined);

/** Why the decks cannot be read, for people. */
export const decksFault = asked.fault;

effect(() => {
  gameId.value;
  decks.value = undefined;
});

effect(() => {
  const now = read.value;
  if (!now || now.game !== gameId.value) return;
  const before = new Map(decks.peek()?.map((deck) => [deck.id, deck]));
  decks.value = now.decks.map((deck) => {
    const last = before.get(deck.id);
    return last && isBroken(deck) && last.cards.length > 0
      ? { ...last, isOld: true }
      : { ...deck, isOld: false };
  });
});

/**
 * Resolves when a new card is among those that are shown.
 * @returns false if it is not: it was taken back before, or another game was chosen
 */
export const whenRead = (deck: string, card: string): Promise<boolean> =>
  whenDeck(deck, ({ cards }) => cards.some(({ id }) => id === card));

/** Resolves when this holds for a deck. @returns false if it does not, once the deck was read again */
export const whenDeck = (deck: string, holds: (deck: ShownDeckData) => boolean): Promise<boolean> =>
  new Promise((resolve) => {
    findInDeck(
      deck,
      (one) => holds(one) || undefined,
      (found) => resolve(found !== undefined),
    );
  });

/**
 * Calls back once: with what is found in a deck as soon as it is there, before anything is drawn of it; with nothing once the
 * deck was read again without it.
 */
export function findInDeck<T>(
  deck: string,
  find: (deck: ShownDeckData) => T | undefined,
  then: (found: T | undefined) => void,
): void {
  effectUntil(() => {
    const shown = decks.value?.find(({ id }) => id === deck);
    const found = shown && find(shown);
    // from the step that changes the deck, decks are old until their answer is there
    if (found === undefined && asked.isOld.value) return false;
    then(found);
    return true;
  });
}

/** Resolves when the decks are read as they are since the last change, or cannot be. */
export const whenDecksRead = (): Promise<void> =>
  // a change makes them old before it is over
  whenTrue(() => !asked.isOld.value || asked.fault.value !== undefined);

/** Without cards, and not because somebody has removed them all: until the findings are there, that is not known. */
function isBroken({ cards, file, cardsFile }: DeckData): boolean {
  if (cards.length > 0) return false;
  return (
    isChecking.value ||
    findings.value.some((one) => one.severity === "error" && (one.file === file || one.file === cardsFile))
  );
}
