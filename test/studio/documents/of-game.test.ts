/** Which files a game is made of. */
import { expect, test } from "vitest";
import { concerns } from "../../../src/studio/client/documents/of-game.ts";

test("what is unsaved in another game does not concern a game; what all games share does", () => {
  const paths = [
    "content/duel/decks/cards.yaml",
    "templates/duel/card.svg.hbs",
    "content/duels/game.yaml",
    "templates/other/card.svg.hbs",
    "templates/shared/partials/panel.svg.hbs",
  ];
  expect(paths.filter((path) => concerns(path, "duel"))).toEqual([paths[0], paths[1], paths[4]]);
});
