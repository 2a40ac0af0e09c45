/** The totals in the lists of shipped kits, against the counts in the games' own documents. */
import { describe, expect, test } from "vitest";
import { componentsOf, countOf } from "../../src/game/kits/kit-contents.ts";
import { type PrintWishes, wholePrints } from "../../src/game/kits/prints.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";

const project = { host: createNodeHost("."), bundle: openBundle() };

function countsOf(game: string, wishes: PrintWishes): Readonly<Record<string, number>> {
  const { value } = readGame(project, game);
  if (!value.game) throw new Error(`${game} can be used`);
  const [whole] = wholePrints(value.game, wishes);
  if (!whole) throw new Error("there is such a kit");
  const components = componentsOf(value.game, whole, whole.cards);
  return Object.fromEntries(components.map((component) => [component.title, countOf(component)]));
}

describe("the lists of kits", () => {
  // 350 + 50 + 50 + 50 + 100 + 100 + 50 cards, ten aid cards; 48 + 12 chips and the Chip of Power; two dice in each of
  // two packs; boxes: four for the main game, one for each pack.
  test("count 750 cards of Pirate Attack with all packs, 10 aid cards, 61 chips, 4 dice, 10 boxes", () => {
    const { Booklets, ...decks } = countsOf("pirate-attack", { kits: ["everything"] });
    expect(Booklets).toBe(1);
    expect(decks).toMatchObject({ "White Fame chips": 48, "Red Fame chips": 12, "Chip of Power": 1 });
    expect(Object.values(decks).reduce((sum, count) => sum + count, 0)).toBe(750 + 10 + 61 + 4 + 10);
  });

  test("count the 45 battle cards, 18 map cards and 6 captains of the Starter Pack", () => {
    const counts = countsOf("pirate-quest", { kits: ["starter-pack"] });
    expect(counts).toMatchObject({ "Battle cards": 45, "Map cards": 18, "Captain cards": 6 });
  });

  test("count the 60 crew cards, 10 recruitment, 9 capture and 7 treasure cards of Pirate Tricks", () => {
    const counts = countsOf("pirate-tricks", { kits: ["game"] });
    expect(counts).toMatchObject({ "Crew cards": 60, "Recruitment cards": 10 });
    expect(counts).toMatchObject({ "Capture cards": 9, "Treasure cards": 7 });
  });

  test("count the 48 action cards and 8 captains of The Pirate's Flag, its board and 2 dice", () => {
    const counts = countsOf("pirates-flag", { kits: ["game"] });
    expect(counts).toMatchObject({ "Action cards": 48, "Captain cards": 8, "The board": 1, Dice: 2 });
  });

  test.each([3, 4, 5])(
    "count the cards that %i players of Pirate Tricks have and those of the crew that remain",
    (players) => {
      const counts = countsOf("pirate-tricks", { kits: ["game"], players });
      expect(counts).toMatchObject({ "Crew cards": 12 * players, "Bid cards": players, Screens: players });
      expect(counts).toMatchObject({ "Coins of 1 loon": 48, "Coins of 5 loon": 18, "Coins of 10 loon": 5 });
    },
  );

  test.each([3, 4, 5, 6])(
    "count a ship and a card for each of %i players of The Pirate's Flag",
    (players) => {
      const counts = countsOf("pirates-flag", { kits: ["game"], players });
      expect(counts).toMatchObject({ Ships: players, "Reference and colour cards": players });
    },
  );

  // By the player counts of each scenario.
  test.each([
    [1, 4],
    [2, 7],
    [3, 6],
    [6, 4],
  ])("count the scenarios for %i captains: %i", (players, scenarios) => {
    expect(countsOf("pirate-quest", { kits: ["starter-pack"], players })["Set-up sheets"]).toBe(scenarios);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 0],
    [6, 0],
  ])("count the dice of %i captains of Pirate Quest, and the dummy's: %i", (players, dummy) => {
    const counts = countsOf("pirate-quest", { kits: ["starter-pack", "extras"], players });
    expect(counts).toMatchObject({ "Captain cards": players });
    const extras = countsOf("pirate-quest", { kits: ["extras"], players });
    expect(extras).toMatchObject({ "Luck tokens": 3 * players, "Captain dice": players + dummy });
    expect(extras).toMatchObject({ "4Fx dice": 3 });
    const stickers = countsOf("pirate-quest", { kits: ["stickers"], players });
    expect(stickers).toMatchObject({ "Stickers for captain dice": 6 * players });
    expect(stickers["Stickers for the dummy's die"] ?? 0).toBe(6 * dummy);
  });
});
