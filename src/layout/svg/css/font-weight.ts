/** Weights of fonts as CSS says them: numbers, words, and words relative to the weight around (CSS Fonts 4, 2.2.1). */

const WORDS: Readonly<Record<string, string>> = { normal: "400", bold: "700" };

/** The weight at an element as a number in a text, inside one of weight `parent`; what is no weight stays as it is. */
export function weightBelow(text: string, parent: string): string {
  const around = Number(WORDS[parent] ?? parent);
  if (text === "bolder") return String(bolder(around));
  if (text === "lighter") return String(lighter(around));
  return WORDS[text] ?? text;
}

function bolder(weight: number): number {
  if (weight < 350) return 400;
  if (weight < 550) return 700;
  return Math.max(weight, 900);
}

function lighter(weight: number): number {
  if (weight < 550) return Math.min(weight, 100);
  return weight < 750 ? 400 : 700;
}
