/** Who is credited: the game's people, the icons that were used, the fonts. */
import { expect, test } from "vitest";
import type { Game } from "../../src/game/game.ts";
import { creditsOf } from "../../src/pipeline/credits.ts";

const game = {
  title: "Reef",
  version: "1.2.0",
  authors: ["Ann", "Bo"],
  credits: ["Story: Cy"],
} as unknown as Game;

test("credits name authors, the game's own credits, each icon, and fonts", () => {
  const { text, line } = creditsOf(game, ["anchor", "skull"], ["Alegreya", "Pirata One"]);
  expect(text.split("\n")).toEqual([
    "Reef 1.2.0",
    "By Ann, Bo",
    "Story: Cy",
    "",
    "Icons: game-icons.net, CC BY 3.0 (https://game-icons.net, https://creativecommons.org/licenses/by/3.0/)",
    "  anchor",
    "  skull",
    "Fonts: Alegreya, Pirata One",
    "Made with Broadside",
    "",
  ]);
  expect(line).toBe("By Ann, Bo; Story: Cy; Icons: game-icons.net, CC BY 3.0; Fonts: Alegreya, Pirata One");
});

test("what was not used is not credited", () => {
  const { text, line } = creditsOf({ ...game, authors: [], credits: [] }, [], []);
  expect(text).toBe("Reef 1.2.0\n\nMade with Broadside\n");
  expect(line).toBe("");
});
