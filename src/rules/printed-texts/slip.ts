/**
 * Is a word a typing mistake for another one, or simply a different word? Swapped or doubled letters are mistakes in any
 * language; one letter added, missing or changed makes a different word of a short one ("fight": "light", "right", "eight"),
 * and of any word at its end ("captain": "captains"). An unpronounceable word is always a mistake ("bttle").
 */

/** Length from which one letter added, missing or changed is a mistake. */
const LONG = 7;
/** Number of letters at the end that endings change. */
const ENDING = 2;

/** Pairs of English words that look like mistakes for each other but are not. */
const WORDS_OF_THEIR_OWN = new Set(
  (
    "angel angle, beast beats, board broad, boast boats, burnt brunt, carve crave, casual causal, " +
    "centre center, clasp claps, coast coats, dairy diary, desert dessert, field filed, filing filling, fired fried, " +
    "flier filer, hoping hopping, later latter, lightning lightening, lightning lighting, martial marital, piles plies, " +
    "planed planned, quiet quite, robed robbed, sacred scared, salve slave, signed singed, signer singer, silver sliver, " +
    "soldier solder, spilt split, stain satin, super supper, tired tried, trail trial, unite untie, united untied"
  )
    .split(", ")
    .flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]),
);

/** @param word and `meant`: in lower case, not equal */
export function isSlip(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1 || word === meant) return false;
  if (WORDS_OF_THEIR_OWN.has(`${word} ${meant}`)) return false;
  const from = firstDifference(word, meant);
  if (word.length === meant.length) return isSwapped(word, meant, from) || isOther(word, meant, from);
  const [long, short] = word.length > meant.length ? [word, meant] : [meant, word];
  if (long.slice(from + 1) !== short.slice(from)) return false;
  const isDoubled = long[from] === long[from - 1] && from < long.length - 1;
  return isDoubled || isInside(from, meant) || (short === word && isLost(from, word, meant));
}

/** True for swapped letters: that is a mistake no matter how often it occurs. */
export function isSwap(word: string, meant: string): boolean {
  return (
    word.length === meant.length &&
    isSlip(word, meant) &&
    isSwapped(word, meant, firstDifference(word, meant))
  );
}

/** True if a letter is missing: before the last one ("captan"), or so that the word is unpronounceable ("bttle"). */
function isLost(at: number, word: string, meant: string): boolean {
  return isSpeakable(word) ? meant.length >= LONG && at === meant.length - ENDING : isSpeakable(meant);
}

/** How English words that begin with three consonants begin. */
const THREE = /^(?:s(?:ch|cr|cl|hr|hl|kr|pr|pl|ph|tr|th)|[cpt]h[rlw])/;

/** Has a vowel, and begins as English words may. */
function isSpeakable(word: string): boolean {
  return /[aeiouy]/.test(word) && (!/^[b-df-hj-np-tv-xz]{3}/.test(word) || THREE.test(word));
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

/** True in a long enough word, for neither the first letter nor one that endings change. */
function isInside(at: number, word: string): boolean {
  return word.length >= LONG && at > 0 && at < word.length - ENDING;
}
