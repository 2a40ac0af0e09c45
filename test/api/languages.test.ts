/** The languages and sheets of a game, and the targets of exports, for front ends that offer them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMemoryHost, EXPORT_TARGETS, exportTargets, openProject } from "../../src/index.ts";

const GAME = {
  "content/a/game.yaml": "broadside: 1\nid: a\ntitle: Apples\nversion: 1.0.0\n",
  "content/a/decks/fruit.yaml":
    "deck: fruit\ntitle: Fruit\nsize: poker-us\nfront: fruit\ncard:\n  type: object\n  properties:\n    text: { type: string }\ncards:\n  - id: one\n    title: Big apple\n    text: Eat it now.\n  - id: two\n    title: Small pear\n    text: Keep it.\n",
  "templates/a/fruit.svg.hbs": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"></svg>',
};

test("a translation is counted against all texts of the game, and folders that are no languages are not", async () => {
  const project = await openProject(
    createMemoryHost({
      ...GAME,
      "content/a/locales/de/decks/fruit.yaml": "cards:\n  - id: one\n    title: Großer Apfel\n",
      "content/a/locales/fr/game.yaml": "title: Pommes\n",
      "content/a/locales/french/game.yaml": "title: Pommes\n",
    }),
    { cache: false },
  );
  // the titles of the game and of the deck, and two texts of each of two cards
  expect(await project.languages({ game: "a" })).toEqual([
    { lang: "de", name: "German", texts: 6, missing: 5 },
    { lang: "fr", name: "French", texts: 6, missing: 5 },
  ]);
  await project.close();
});

test("sheets are those of the game and of Broadside, without faulty ones", async () => {
  const yaml = readFileSync("content/sheets/poker-8up-a4.yaml", "utf8");
  const mine = yaml.replace("sheet: poker-8up-a4", "sheet: mine").replace(/^title: .*$/m, "title: Mine");
  const project = await openProject(
    createMemoryHost({
      ...GAME,
      "content/a/sheets/mine.yaml": mine,
      "content/a/sheets/broken.yaml": "sheet: broken\n",
    }),
    { cache: false },
  );
  const sheets = await project.sheets({ game: "a" });
  expect(sheets[0]).toEqual({ id: "mine", title: "Mine", paper: "A4", slots: 8 });
  const ids = sheets.map(({ id }) => id);
  expect(ids).toContain("avery-5371");
  expect(ids).not.toContain("broken");
  await project.close();
});

test("every target is listed with the options that it reads", async () => {
  const targets = await exportTargets();
  expect(targets.map(({ name, about }) => ({ name, about }))).toEqual(EXPORT_TARGETS);
  const optionsOf = (name: string) => targets.find((one) => one.name === name)?.options;
  expect(optionsOf("png")).toEqual(["dpi", "bleed", "pattern"]);
  expect(optionsOf("tts")).toEqual(["baseUrl", "slots"]);
  expect(optionsOf("pcio")).toEqual([]);
});
