/** Icons through the public door. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { temporaryFolder } from "../support/temporary.ts";

const GAME = "broadside: 1\nid: boats\ntitle: Boats\nversion: 0.1.0\n";

const boats = (game = GAME) =>
  openProject(
    createMemoryHost({
      "content/boats/game.yaml": game,
      "content/boats/glossary.yaml": "icons: { oar-leaf: oak-leaf }\n",
    }),
  );

test("a search finds the game's own names before those of the set, with their credit", async () => {
  const { icons, words, unread, near } = await (await boats()).icons.find(["Oa", "leaf"]);
  expect(words).toEqual(["oa", "leaf"]);
  expect(icons.map(({ name, game, artist }) => [name, game, artist?.name])).toEqual([
    ["oar-leaf", "boats", "Delapouite"],
    ["oak-leaf", undefined, "Delapouite"],
  ]);
  expect([unread, near]).toEqual([[], undefined]);
});

test("a search that finds nothing names what is near", async () => {
  const { icons } = await boats();
  expect((await icons.find(["achor"])).near?.corrected).toEqual({ words: ["anchor"], count: 1 });
  const { icons: none, near } = await icons.find(["leaf", "qqq"]);
  expect(none).toEqual([]);
  expect(near).toMatchObject({ alone: [{ word: "leaf" }], likely: [] });
});

test("games that cannot be read are named", async () => {
  expect((await (await boats("broadside: 1\n")).icons.find(["oak-leaf"])).unread).toEqual(["boats"]);
});

test("a sheet is a page for a browser, or a PDF, and is written where that is ordered", async () => {
  const { icons } = await boats();
  const to = join(temporaryFolder(), "leaf.html");
  const page = await icons.sheet({ words: ["oar-leaf"], to });
  expect(readFileSync(to)).toEqual(Buffer.from(page.sheet ?? []));
  expect(new TextDecoder().decode(page.sheet)).toContain("<figcaption>oar-leaf");
  const { sheet, faults } = await icons.sheet({ words: ["oar-leaf"] });
  expect(new TextDecoder("latin1").decode(sheet?.slice(0, 5))).toBe("%PDF-");
  expect(faults).toBe(0);
  expect((await icons.sheet({ words: ["qqqq"] })).sheet).toBeUndefined();
});

test("a sheet refuses other kinds of files before it looks for icons", async () => {
  const { icons } = await boats();
  await expect(icons.sheet({ to: "leaf.png" })).rejects.toMatchObject({ code: "bad-output" });
});
