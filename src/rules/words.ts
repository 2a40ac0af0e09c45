/** Words that many rules put into messages. */
import { round } from "../units/length.ts";

/** mm as people read them: at most one decimal, two below a tenth. */
export function mmWords(mm: number): string {
  return `${round(mm, mm < 0.1 ? 2 : 1)} mm`;
}

/** At most one decimal; a size is never said to be 0 pt. */
export const ptWords = (pt: number): string => (pt > 0 && pt < 0.1 ? "under 0.1 pt" : `${round(pt, 1)} pt`);
