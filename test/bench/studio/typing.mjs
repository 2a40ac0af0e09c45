/** Texts as somebody types them: each is another one, so that nothing is known of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const WORDS = [
  "Ash",
  "Birch",
  "Cedar",
  "Elm",
  "Fir",
  "Hazel",
  "Larch",
  "Maple",
  "Oak",
  "Pine",
  "Rowan",
  "Willow",
];

/**
 * Types into the title of a card of a deck.
 * @param deck its file in the project
 * @returns a function that makes the draft of the nth key, and the id of its card: one of the first forty by turns
 */
export function typingTitles(folder, deck, places = 40) {
  const text = readFileSync(join(folder, deck), "utf8");
  const [, cards] = text.split(/^(?=cards:)/m);
  const from = text.length - cards.length;
  const titles = [...cards.matchAll(/\bid: "?([\w-]+)"?,?\s+[^#]*?\btitle: "?/gs)].slice(0, places);
  if (titles.length === 0) throw new Error(`${deck} has no titles`);
  return (time) => {
    const found = titles[time % titles.length];
    const at = from + found.index + found[0].length;
    const typed = `${WORDS[time % WORDS.length]}${time} `;
    return {
      card: found[1],
      drafts: [{ path: deck, text: `${text.slice(0, at)}${typed}${text.slice(at)}` }],
    };
  };
}

/** Adds a rectangle to a template, each time at another place. */
export function drawingInto(folder, template) {
  const text = readFileSync(join(folder, template), "utf8");
  return (time) => {
    const rect = `<rect x="${(time % 40) + time / 1000}" y="3" width="4" height="4" fill="#123456"/>`;
    return [{ path: template, text: text.replace(/<svg[^>]*>/, (root) => `${root}${rect}`) }];
  };
}
