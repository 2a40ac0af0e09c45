/** Names of print shops' products in decks: those that a shop has, in either case, and those that it does not have. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const DECK = "content/sample/decks/crew.yaml";

async function found(products: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const deck = `products: ${products}\n${SAMPLE_GAME[DECK]}`;
  const project = await openProject(createMemoryHost({ ...SAMPLE_GAME, [DECK]: deck }));
  const { findings } = await project.check(["sample"]);
  return findings
    .filter(({ rule }) => rule === "deck/unknown-product")
    .map(({ file, start, severity, message, fix }) => [
      `${file}:${start.line}:${start.column} ${severity} ${message}`,
      fix,
    ]);
}

test("a product that the shop has is not reported, however it is written", async () => {
  expect(await found("{ tgc: PokerDeck }")).toEqual([]);
  expect(await found("{ tgc: pokerdeck }")).toEqual([]);
});

test("a misspelt product is reported at its name, with the nearest one", async () => {
  expect(await found("{ tgc: PokerDekc }")).toEqual([
    [
      `${DECK}:1:18 warning The Game Crafter has no product "PokerDekc"`,
      expect.stringContaining("PokerDeck"),
    ],
  ]);
});
