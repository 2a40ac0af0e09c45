/** Font weights of CSS: numbers, keywords, and keywords relative to the parent's weight (CSS Fonts 4, 2.2.1). */

const WORDS: Readonly<Record<string, string>> = { normal: "400", bold: "700" };

/** The weight of an element, inside one of weight `parent`, as a number in a text; anything else is returned as it is. */
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
