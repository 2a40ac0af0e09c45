/** What a game calls its pieces and their steps, in the reasons of rules: "{pieces} can skip the cards between". */
import { DEFAULT_MOVEMENT, type TrackWords } from "../game/scenarios/movement.ts";

/** Fills {piece}, {pieces} and {special}; with neutral words for the manual. */
export const inGameWords = (
  text: string,
  words: Pick<TrackWords, "piece" | "pieces" | "special"> = DEFAULT_MOVEMENT.words,
): string => text.replace(/\{(piece|pieces|special)\}/g, (_, word: keyof typeof words) => words[word]);
