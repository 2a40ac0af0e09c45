/** Made-up texts for rules about wording: words, marks and spaces that are easily read wrong, in any order. */
import fc from "fast-check";

const WORDS = (
  "the the a two Two 2 12 ten often cards card cards, player tokens luck point points luckpoint luck-point Luck LUCK roll off " +
  "roll-off captain's had der it's 6\" 5' “so” (of [1, 6) a) :) :coin: :a:b: :2: {rank} \\n the\\nthe 2\\ncards ** *the* the** " +
  "and/or +2 x2 2, two: été ΣΑΣ σας ẞ ß ſix K k İ ☠️ ½ \u200b"
).split(" ");
const SPACES = [" ", " ", " ", " ", "\n", "\n\n", "  ", "\t", "\u00a0", " \n", "\n ", "\u2003", "\ufeff", ""];

/** Mostly single spaces. */
const space = fc.oneof(
  { weight: 4, arbitrary: fc.constant(" ") },
  { weight: 1, arbitrary: fc.constantFrom(...SPACES) },
);
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 3 }) },
);

/** At most twelve words. */
export const oddText = fc
  .tuple(fc.constantFrom("", "", "", " ", "\n"), fc.array(fc.tuple(word, space), { maxLength: 12 }))
  .map(([start, parts]) => start + parts.flat().join(""));
