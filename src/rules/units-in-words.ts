/** Lengths in mm and sizes in pt as the messages of rules give them. */
import { round } from "../units/length.ts";

/** A length in mm for people: at most one decimal, two below a tenth. */
export function mmWords(mm: number): string {
  return `${round(mm, mm < 0.1 ? 2 : 1)} mm`;
}

/** A size in pt: at most one decimal, but never 0 pt. */
export const ptWords = (pt: number): string => (pt > 0 && pt < 0.1 ? "under 0.1 pt" : `${round(pt, 1)} pt`);
