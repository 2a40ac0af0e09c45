/**
 * Any number of cards of a made-up game, always the same ones: a title, a suit, a value, rules of 90 to 205 characters.
 */

export const SUITS = { hearts: "#b3202c", diamonds: "#c46a12", clubs: "#1f7a3d", spades: "#23408f" };
export const VALUES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

/** Drawings of 24 x 24 units, one path each. */
export const ICONS = {
  hearts:
    "M12 21C5 15 2 11.5 2 7.8C2 4.6 4.4 2.5 7.2 2.5C9.2 2.5 11 3.6 12 5.4C13 3.6 14.8 2.5 16.8 2.5C19.6 2.5 22 4.6 22 7.8C22 11.5 19 15 12 21Z",
  diamonds: "M12 1.5C14.2 5.4 17 9 20 12C17 15 14.2 18.6 12 22.5C9.8 18.6 7 15 4 12C7 9 9.8 5.4 12 1.5Z",
  clubs:
    "M12 2C14.8 2 16.8 4 16.8 6.6C16.8 7.8 16.4 8.8 15.7 9.6C19 8.8 22 11 22 14.2C22 17 19.9 19 17.3 19C15.5 19 13.9 18 13 16.5C13 19 14 21 16 22.5L8 22.5C10 21 11 19 11 16.5C10.1 18 8.5 19 6.7 19C4.1 19 2 17 2 14.2C2 11 5 8.8 8.3 9.6C7.6 8.8 7.2 7.8 7.2 6.6C7.2 4 9.2 2 12 2Z",
  spades:
    "M12 1.5C16 6.5 22 9.5 22 14.4C22 17.2 19.9 19 17.4 19C15.6 19 14 18.1 13 16.6C13.1 19 14 21 16 22.5L8 22.5C10 21 10.9 19 11 16.6C10 18.1 8.4 19 6.6 19C4.1 19 2 17.2 2 14.4C2 9.5 8 6.5 12 1.5Z",
  coin: "M12 2C17.5 2 22 6.5 22 12C22 17.5 17.5 22 12 22C6.5 22 2 17.5 2 12C2 6.5 6.5 2 12 2ZM12 6C8.7 6 6 8.7 6 12C6 15.3 8.7 18 12 18C15.3 18 18 15.3 18 12C18 8.7 15.3 6 12 6Z",
  sword:
    "M21 2L22 3L12.5 14.5L14.5 16.5L13 18L10.5 15.5L6 20L7 21L5.5 22.5L1.5 18.5L3 17L4 18L8.5 13.5L6 11L7.5 9.5L9.5 11.5L21 2Z",
  draw: "M4 3L15 3C16 3 17 4 17 5L17 16C17 17 16 18 15 18L4 18C3 18 2 17 2 16L2 5C2 4 3 3 4 3ZM19 7L20 7C21 7 22 8 22 9L22 20C22 21 21 22 20 22L8 22C7 22 6 21 6 20L19 20L19 7Z",
  bolt: "M13.5 1.5L4 13.5L11 13.5L9 22.5L20 9.5L12.5 9.5L13.5 1.5Z",
};

const WORDS = {
  first:
    "Silent Golden Broken Hidden Ancient Burning Frozen Wandering Royal Crooked Hollow Sunken Iron Verdant Pale Restless".split(
      " ",
    ),
  second:
    "Harbour Lantern Court Orchard Fox Bridge Mirror Chapel Market Tower Ferry Archive Garden Mill Crown Vault".split(
      " ",
    ),
  feature: [
    "First Strike",
    "Second Wind",
    "Fair Exchange",
    "Quick Hands",
    "Last Call",
    "Deep Roots",
    "Sleight of Hand",
    "Open Road",
    "Cold Snap",
    "Hard Bargain",
  ],
  bold: ["Draw two", "Discard", "Reveal", "Trump", "At once", "Once per round", "Trade", "Counter"],
  plain:
    "the a player may draw discard one two three cards from hand deck pile then choose another suit lower higher value until end of this round each opponent must reveal their top card if it matches take it otherwise pass gain lose trade with any left right neighbour before scoring after your next turn ignore rank when played last trick wins double points no effect keep face down under table owner".split(
      " ",
    ),
  inline: ["coin", "sword", "draw", "bolt"],
};

/** @param rich every plain word is one of some four thousand, of the same length, instead of one of seventy */
export function cards(count, rich = false) {
  const chance = chances(0x2545f491);
  const made = Array.from({ length: count }, (_, index) => cardOf(index, chance));
  return rich ? withRichWords(made, chance) : made;
}

/** The same cards with another rules text on the middle one. */
export function withOneChanged(
  all,
  text = "**Edited:** this card was changed, pay 2 {coin} and **draw two**.",
) {
  return all.with(Math.floor(all.length / 2), { ...all[Math.floor(all.length / 2)], rules: text });
}

function cardOf(index, { pick, whole, isOne }) {
  const suit = Object.keys(SUITS)[index % 4];
  return {
    id: `c${String(index).padStart(5, "0")}`,
    title: `${pick(WORDS.first)} ${pick(WORDS.second)}`,
    value: VALUES[Math.floor(index / 4) % 13],
    suit,
    color: SUITS[suit],
    feature: pick(WORDS.feature),
    rules: rulesText({ pick, whole, isOne }),
    universal: whole(1, 20),
    cost: whole(1, 5),
  };
}

/**
 * Sentences with a bold beginning, icons at a third and at three quarters, and sometimes bold words between; no word
 * twice in succession, which rules would report.
 */
function rulesText({ pick, whole, isOne }) {
  const target = whole(90, 205);
  const parts = [`**${pick(WORDS.bold)}:**`];
  const another = (words) => {
    const [last] =
      parts
        .at(-1)
        .toLowerCase()
        .match(/[a-z]+(?=\W*$)/) ?? [];
    const fitting = words.filter((word) => word.toLowerCase().split(" ")[0] !== last);
    return pick(fitting);
  };
  const iconsAt = [0.35, 0.75].slice(0, whole(1, 2));
  let boldAt = isOne(0.5) ? target / 2 : Number.POSITIVE_INFINITY;
  let sentence = 0;
  for (let length = parts[0].length - 4; length < target; length += parts.at(-1).length + 1) {
    if (length > (iconsAt[0] ?? 1) * target) {
      iconsAt.shift();
      parts.push(`${whole(1, 3)} {${pick(WORDS.inline)}}`);
    } else if (length > boldAt) {
      parts.push(`**${another(WORDS.bold).toLowerCase()}**`);
      boldAt = Number.POSITIVE_INFINITY;
    } else {
      const word = another(WORDS.plain);
      const begins = sentence++ === 0 ? word[0].toUpperCase() + word.slice(1) : word;
      const ends = sentence > 8 && isOne(0.25);
      if (ends) sentence = 0;
      parts.push(ends ? `${begins}.` : begins);
    }
  }
  return parts.join(" ").replace(/\.?$/, ".");
}

function withRichWords(all, { pick }) {
  const byLength = new Map();
  const words = (length) => {
    const letters = (index) => (index % 2 ? [..."aeiou"] : [..."bcdfghklmnprstvw"]);
    const make = () => Array.from({ length }, (_, index) => pick(letters(index))).join("");
    if (!byLength.has(length))
      byLength.set(length, Array.from({ length: Math.min(400, 26 ** Math.min(length, 2)) }, make));
    return byLength.get(length);
  };
  let last = "";
  const other = (word) => {
    const found = pick(words(word.length));
    if (found === last) return other(word);
    last = found;
    return found;
  };
  const rich = (text) => text.replace(/(?<![*{\w])[a-z]+(?![*}\w])/g, other);
  return all.map((card) => ({ ...card, rules: rich(card.rules) }));
}

/** Xorshift of 32 bits, so that every machine makes the same cards. */
function chances(seed) {
  let state = seed;
  const next = () => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return state / 2 ** 32;
  };
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  return { whole, pick: (list) => list[whole(0, list.length - 1)], isOne: (share) => next() < share };
}
