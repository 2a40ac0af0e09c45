/**
 * Is a word a misspelt other one, or just another word? Letters that changed places or were doubled are slips in any
 * language; one letter more, less or other makes another word of a short one ("fight": "light", "right", "eight"), and of
 * any at its end ("captain": "captains"). A word that nobody can speak is none ("bttle").
 */

/** Letters from which on one letter more, less or other is a slip. */
const LONG = 7;
/** Letters at the end that endings change. */
const ENDING = 2;

/** English words that are each other's slips and no slips, in pairs. */
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

/** @param word and `meant`: in small letters, not equal */
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

/** True for letters that changed places: however often somebody writes that, he means the other word. */
export function isSwap(word: string, meant: string): boolean {
  return (
    word.length === meant.length &&
    isSlip(word, meant) &&
    isSwapped(word, meant, firstDifference(word, meant))
  );
}

/** A letter was left out: before the last one ("captan"), or so that no word is left ("bttle"). */
function isLost(at: number, word: string, meant: string): boolean {
  return isSpeakable(word) ? meant.length >= LONG && at === meant.length - ENDING : isSpeakable(meant);
}

/** What English words with three consonants at once begin with. */
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

/** Neither the first letter nor one that endings change, in a word that is long enough. */
function isInside(at: number, word: string): boolean {
  return word.length >= LONG && at > 0 && at < word.length - ENDING;
}
