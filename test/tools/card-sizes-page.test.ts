/** The manual page about card sizes. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARD_SIZES } from "../../src/game/decks/card-sizes.ts";
import { cardSizesPage } from "../../src/tools/card-sizes-page.ts";

const page = cardSizesPage();

test("docs/card-sizes.md matches the source (renew with: node dist/tools/write-content-pages.js)", () => {
  expect(readFileSync("docs/card-sizes.md", "utf8")).toBe(page);
});

test.each([...CARD_SIZES.keys()])("has %s", (id) => {
  expect(page).toContain(`| \`${id}\` | `);
});

// A US poker card is 2.5 x 3.5 in with corners of 1/8 in; a trading card 63 x 88 mm, which is 2.48 x 3.46 in.
test.each([
  "| `poker-us` | 63.5 x 88.9 | 2.5 x 3.5 | 3.18 |",
  "| `poker-eu` | 63 x 88 | 2.48 x 3.46 | 2.5 |",
  "| `tarot` | 69.85 x 120.65 | 2.75 x 4.75 | 3.18 |",
])("has the row %s", (row) => {
  expect(page).toContain(row);
});
