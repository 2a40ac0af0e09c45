/**
 * Is a word a misspelt other one, or just another word? Letters that changed places or were doubled are slips in any
 * language; one letter more, less or other makes another word of a short one ("fight": "light", "right", "eight"), and of
 * any at its end ("captain": "captains").
 */

/** Letters from which on one letter more, less or other is a slip. */
const LONG = 7;
/** Letters at the end that endings change. */
const ENDING = 2;

/** English words that are each other's slips and no slips, in pairs. */
const WORDS_OF_THEIR_OWN = new Set(
  (
    "angel angle, casual causal, centre center, dairy diary, desert dessert, filing filling, hoping hopping, later latter, " +
    "lightning lightening, lightning lighting, martial marital, planed planned, quiet quite, robed robbed, sacred scared, " +
    "silver sliver, super supper, trail trial, united untied"
  )
    .split(", ")
    .flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]),
);

/** @param word and `meant`: in small letters, not equal */
export function isSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || word === meant) return false;
  if (WORDS_OF_THEIR_OWN.has(`${word} ${meant}`)) return false;
  const from = firstDifference(word, meant);
  if (word.length === meant.length) return isSwapped(word, meant, from) || isOther(word, meant, from);
  const [long, short] = word.length > meant.length ? [word, meant] : [meant, word];
  if (long.slice(from + 1) !== short.slice(from)) return false;
  const isDoubled = long[from] === long[from - 1] && from < long.length - 1;
  return isDoubled || isInside(from, meant);
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function isSwapped(word: string, meant: string, at: number): boolean {
  return (
    word[at] === meant[at + 1] && word[at + 1] === meant[at] && word.slice(at + 2) === meant.slice(at + 2)
  );
}

function isOther(word: string, meant: string, at: number): boolean {
  return word.slice(at + 1) === meant.slice(at + 1) && isInside(at, meant);
}

/** Neither the first letter nor one that endings change, in a word that is long enough. */
function isInside(at: number, word: string): boolean {
  return word.length >= LONG && at > 0 && at < word.length - ENDING;
}
