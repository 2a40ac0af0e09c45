/** What `broadside init` made, and what to do next. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { CreatedDeck, CreatedGame } from "../../index.ts";

/**
 * One entry per line.
 * @param shown turns a path from the project's folder into the path to show; "" stands for that folder
 */
export function newGameWords(
  { id, title, decks, like, sample }: CreatedGame,
  shown: (path: string) => string,
): readonly string[] {
  const here = shown("") || ".";
  const nine = `${title}: nine cards, ready to print, in ${shown(`content/${id}/decks/animals.yaml`)}`;
  const begun = `${title}: a game with tiles, tracks, cards and rules, begun as ${sample}, in ${shown(`content/${id}`)}`;
  const copy = `${title}: a copy of ${like}, in ${shown(`content/${id}`)}`;
  return [
    ...(decks.length > 0
      ? decks.flatMap((deck) => deckWords(deck, shown))
      : [like !== undefined ? copy : sample !== undefined ? begun : nine]),
    "Next:",
    ...(here === "." ? [] : [`  cd ${/[^\w./\\-]/.test(here) ? JSON.stringify(here) : here}`]),
    `  broadside check ${id}`,
    `  broadside build ${id}`,
    ...(sample === undefined ? [] : trackWords(id, here)),
  ];
}

/** Sample games are there to lay tracks with. In a folder with other games, commands need to be told which. */
const trackWords = (id: string, here: string): readonly string[] => [
  "Then design a track, by hand or in text:",
  "  broadside studio",
  `  broadside scenario new first-track${here === "." ? ` --game ${id}` : ""}`,
];

function deckWords(deck: CreatedDeck, shown: (path: string) => string): readonly string[] {
  const { title, cards, size, pictures, leftOut } = deck;
  const copies = deck.copies === undefined ? "" : `, as many copies as the column "${deck.copies}" says`;
  return [
    `${title}: ${counted(cards, "card")}${copies}, on ${size} cards.`,
    `  cards     ${shown(deck.cardsFile)}`,
    `  fields    ${shown(deck.deckFile)}`,
    `  drawing   ${shown(deck.template)}`,
    ...(pictures
      ? [`  pictures  ${shown(pictures.folder)} (${counted(pictures.count, "file")} copied)`]
      : []),
    ...(leftOut.length > 0 ? [`  left out  web addresses: ${listed(leftOut)}`] : []),
    ...deck.remarks.map((remark) => `  ${remark}`),
    ...(deck.fits ? [] : [TOO_FULL]),
  ];
}

const TOO_FULL =
  "  One card has more text than fits the largest card size: shorten its texts, or leave columns out.";
