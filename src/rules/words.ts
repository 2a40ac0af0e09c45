/** Words that many rules put into messages. */
import { round } from "../units/length.ts";

/** mm as people read them: at most one decimal, two below a tenth. */
export function mmWords(mm: number): string {
  return `${round(mm, mm < 0.1 ? 2 : 1)} mm`;
}

export const ptWords = (pt: number): string => `${round(pt, 1)} pt`;
