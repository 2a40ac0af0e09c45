/** New games from workbooks that are bytes, not files: as those that a page hands on. */
import { expect, test } from "vitest";
import { BroadsideError, planNewGame, sheetNames } from "../../src/index.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { sheetOfTexts, xlsx } from "../support/workbooks/xlsx.ts";

const ROWS = [
  ["Name", "Text"],
  ["Owl", "Ask another player."],
  ["Wolf", "Lose a turn."],
];
const bytes = xlsx({
  sheets: [
    { name: "Notes", xml: sheetOfTexts([["Remember"], ["the milk"]]) },
    { name: "Beasts", xml: sheetOfTexts(ROWS) },
  ],
});

const messageOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "no error",
    (error) => (error instanceof BroadsideError ? `${error.code}: ${error.message}` : String(error)),
  );

test("a sheet becomes a deck, and the workbook comes with the game", async () => {
  expect(await sheetNames("cards.xlsx", bytes)).toEqual(["Notes", "Beasts"]);
  const from = [{ name: "cards.xlsx", bytes, sheet: "Beasts", columns: { Text: "out" as const } }];
  const plan = await planNewGame(temporaryFolder(), { id: "zoo", from });
  expect(plan.decks).toMatchObject([{ cards: 2, title: "Beasts" }]);
  expect(plan.decks[0]?.columns).toMatchObject([
    { name: "Name", use: "name" },
    { name: "Text", use: "out" },
  ]);
  expect(Object.entries(plan.workbooks)).toEqual([["content/zoo/decks/cards.xlsx", bytes]]);
  expect(plan.texts["content/zoo/decks/beasts.yaml"]).toContain("cards: cards.xlsx#Beasts");
});

test("what cannot be read is refused with the reason", async () => {
  const plan = (name: string, content: Uint8Array, sheet?: string) =>
    messageOf(
      planNewGame(temporaryFolder(), {
        id: "zoo",
        from: [{ name, bytes: content, ...(sheet !== undefined && { sheet }) }],
      }),
    );
  expect(await plan("cards.xlsx", bytes, "Birds")).toMatch(/has no sheet "Birds", only "Notes" and "Beasts"/);
  expect(await plan("../cards.xlsx", bytes)).toMatch(/^bad-order: .*expected the name of a workbook/);
  expect(await plan("cards.csv", bytes)).toMatch(/expected the name of a workbook/);
  expect(await plan("cards.xlsx", new TextEncoder().encode("Name,Text"))).toMatch(
    /^bad-order: nothing was made/,
  );
  expect(await messageOf(sheetNames("cards.xlsx", "text" as never))).toMatch(/expected a Uint8Array/);
});
