/** A file that cannot be used is reported once, not again by everything that refers to its content. */
import { expect, test } from "vitest";
import { checkShipped, SHIPPED_FILES } from "../../support/game/shipped-game.ts";

test.each([
  ["decks/battle.yaml", "cards:\n", "cards: [\n"],
  ["decks/map.yaml", "front: map-card\n", ""],
  ["tables/specials.yaml", "table: specials\n", ""],
])("%s is reported without findings about its missing content", async (file, find, put) => {
  const path = `content/pirate-quest/${file}`;
  const text = SHIPPED_FILES[path] ?? "";
  expect(text).toContain(find);
  const diagnostics = await checkShipped({ ...SHIPPED_FILES, [path]: text.replace(find, put) });
  const elsewhere = diagnostics.filter((one) => one.file !== path);
  expect(diagnostics.length).toBeGreaterThan(elsewhere.length);
  const named = elsewhere.filter(({ message }) =>
    /there is no (deck|table)|the game has no deck/.test(message),
  );
  expect(named).toEqual([]);
  const counted = elsewhere.filter(({ file: place }) => place.includes("/kits/"));
  expect(counted).toEqual([]);
});

test("a die without faces is not drawn: no findings about colours and marks of its nets and stickers", async () => {
  const path = "content/pirate-quest/dice/green.yaml";
  const text = SHIPPED_FILES[path] ?? "";
  expect(text).toContain("faces:\n");
  const put = text.replace(/faces:\n( {2}- .*\n)+/, "faces:\n");
  const found = await checkShipped({ ...SHIPPED_FILES, [path]: put });
  expect(found.filter((one) => one.file === path).map(({ rule }) => rule)).toEqual(["schema/empty-field"]);
  const drawn = found.filter(({ file }) => /die-(net|sticker|panel)/.test(file));
  expect(drawn).toEqual([]);
});
