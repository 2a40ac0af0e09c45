/** What a game calls its pieces and their steps, in the reasons of rules: "{pieces} can skip the cards between". */
import { withArticle } from "../diagnostics/words.ts";
import type { Game } from "../game/game.ts";
import { DEFAULT_MOVEMENT, type TrackWords } from "../game/scenarios/movement.ts";
import { cellWord } from "../track/cell-word.ts";

type Words = Pick<TrackWords, "piece" | "pieces" | "special"> & { readonly cell: string };

const NEUTRAL: Words = { ...DEFAULT_MOVEMENT.words, cell: cellWord("square") };

/** Fills {piece}, {a piece} with its article, {pieces}, {special} and {cell}; with neutral words for the manual. */
export const inGameWords = (text: string, words: Words = NEUTRAL): string =>
  text.replace(
    /\{(a )?(piece|pieces|special|cell)\}/g,
    (_, article: string | undefined, word: keyof Words) =>
      article === undefined ? words[word] : withArticle(words[word]),
  );

/** Of its movement; its cells are those of its first deck of map cards. */
export function gameWordsOf({ movement, decks }: Pick<Game, "movement" | "decks">): Words {
  const map = decks.find(({ kind }) => kind === "map")?.cards.find((card) => card.map)?.map;
  return { ...movement.words, cell: cellWord(map?.cells.shape ?? "square") };
}
