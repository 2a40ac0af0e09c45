/** What `broadside init --from` says about each deck that it has made. */
import { counted, listed } from "../../diagnostics/words.ts";
import type { SpreadsheetDeck } from "../../pipeline/fix/new-game/spreadsheet-decks.ts";
import { nameOfSize } from "../../pipeline/fix/new-game/spreadsheet-game.ts";

/**
 * @param drawing the file of its template
 * @param fileAt a file by its path in the game's folder
 */
export function aboutDeck(
  { sheet, id, title, layout, pictures, art, remarks }: SpreadsheetDeck,
  drawing: string,
  fileAt: (path: string) => string,
): readonly string[] {
  const copies = sheet.copies === undefined ? "" : `, as many copies as the column "${sheet.copies}" says`;
  return [
    `${title}: ${counted(sheet.cards, "card")}${copies}, on ${nameOfSize(layout)} cards.`,
    `  cards     ${fileAt(`decks/${id}.csv`)}`,
    `  fields    ${fileAt(`decks/${id}.yaml`)}`,
    `  drawing   ${drawing}`,
    ...(sheet.pictures.length > 0
      ? [`  pictures  ${fileAt(art)} (${counted(pictures.size, "file")} copied)`]
      : []),
    ...(sheet.leftOut.length > 0 ? [`  left out  web addresses: ${listed(sheet.leftOut)}`] : []),
    ...remarks.map((remark) => `  ${remark}`),
    ...(layout.fits ? [] : [TOO_FULL]),
  ];
}

const TOO_FULL =
  "  The fullest card is too full for the largest card size: shorten its texts, or leave columns out.";
