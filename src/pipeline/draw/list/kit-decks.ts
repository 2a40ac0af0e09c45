/**
 * Pages about a kit as cards of made-up decks, like set-up sheets, so that templates draw them: its leading page,
 * contents card, pull list and contact sheet; and icon sheets. These decks are not part of the game.
 */
import type { ListDrawing } from "../../../game/decks/card-templates.ts";
import type { CardSize, Deck, Game, Kit } from "../../../game/game.ts";
import type { JsonObject } from "../../../schema/files.ts";

/** Both A4 and Letter keep a margin of 10 mm or more around it. In mm. */
export const PAGE: CardSize = { id: "custom", width: 190, height: 257, corner: 0 };

/** Width of each of so many columns on such a page. @param gutter between them, in mm */
export const columnWidth = (columns: number, gutter: number): number =>
  (PAGE.width - gutter * (columns - 1)) / columns;

/** With a space, so that no deck of a game can have this id. */
const TITLES: Readonly<Record<ListDrawing, string>> = {
  "print-first": "Print me first",
  "kit-contents": "Contents card",
  "kit-list": "Pull list",
  "kit-contact": "Contact sheet",
  "kit-take-out": "Take-out sheet",
  "kit-changes": "Changes",
  "icon-sheet": "Icon sheet",
};

/**
 * One card per page.
 * @param id id of the print; the ids of the pages begin with it
 * @param pages fields for the template of each page
 * @param kits what the pages are about: findings on them point at the title of the first kit, otherwise of the game
 */
export function kitDeckOf(
  drawing: ListDrawing,
  id: string,
  pages: readonly JsonObject[],
  game: Pick<Game, "source">,
  [kit]: readonly Pick<Kit, "source">[] = [],
): Deck {
  const { file, path } = (kit ?? game).source;
  const source = { file, path: [...path, "title"] };
  const title = TITLES[drawing];
  const deck = title.toLowerCase();
  const cards = pages.map((fields, index) => {
    const number = index + 1;
    return { id: `${id} ${number}`, deck, number, copies: 1, front: drawing, fields, source };
  });
  const size = { size: PAGE, bleed: 0, safe: 0 };
  return { id: deck, title, kind: "cards", shape: "card", ...size, cards, fields: {}, source };
}
