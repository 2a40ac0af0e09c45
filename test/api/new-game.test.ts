/** New games, their schemas, and a look into stages, through the public door. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newGame, openProject } from "../../src/index.ts";
import { temporaryFolder } from "../support/temporary.ts";

const newFolder = (name = "my-game"): string => join(temporaryFolder(), name);

test("a new project has a game that can be opened", async () => {
  const folder = newFolder();
  const { id, title, root, files, decks } = await newGame(folder);
  expect({ id, title, root, decks }).toEqual({ id: "my-game", title: "My Game", root: folder, decks: [] });
  expect(files).toContain("content/my-game/game.yaml");
  const written = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(written).toHaveLength(files.length);
  const project = await openProject(folder, { cache: false });
  expect(await project.games()).toMatchObject([{ id: "my-game", title: "My Game" }]);
});

test("a spreadsheet becomes a deck, and what became of it is told", async () => {
  const sheet = join(temporaryFolder(), "crew.csv");
  writeFileSync(sheet, "name,count,page\nCook,2,https://example.org\nMate,1,https://example.org\n");
  const { decks, root } = await newGame(newFolder(), { from: [sheet], title: "The Long Night" });
  expect(decks).toMatchObject([
    {
      id: "crew",
      cards: 2,
      copies: "count",
      cardsFile: "content/my-game/decks/crew.csv",
      leftOut: ["page"],
      fits: true,
    },
  ]);
  expect(readFileSync(join(root, "content/my-game/decks/crew.csv"), "utf8")).toContain("Cook");
});

test("a game is added to a project that is there", async () => {
  const folder = newFolder();
  await newGame(folder);
  const { root, files } = await newGame(join(folder, "content/second"));
  expect(root).toBe(folder);
  expect(files.every((file) => file.split("/")[1] === "second")).toBe(true);
  const project = await openProject(folder, { cache: false });
  expect((await project.games()).map(({ id }) => id)).toEqual(["my-game", "second"]);
});

test("nothing is overwritten, and no name is bent", async () => {
  const folder = newFolder();
  await newGame(folder);
  const before = readdirSync(folder, { recursive: true });
  await expect(newGame(folder)).rejects.toMatchObject({ code: "bad-output" });
  await expect(newGame(newFolder(), { id: "My Game" })).rejects.toMatchObject({ code: "bad-order" });
  await expect(newGame(newFolder(), { title: "" })).rejects.toMatchObject({ code: "bad-order" });
  await expect(newGame(newFolder("???"))).rejects.toMatchObject({ code: "bad-order" });
  await expect(newGame(newFolder("shared"))).rejects.toMatchObject({ code: "bad-order" });
  await expect(newGame(newFolder(), { from: ["none.csv"] })).rejects.toMatchObject({ code: "bad-order" });
  await expect(newGame(join(folder, "content/Second Game"))).rejects.toMatchObject({ code: "bad-order" });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});

test("schemas are written for the games that are named", async () => {
  const folder = newFolder();
  await newGame(folder);
  const project = await openProject(folder, { cache: false });
  const to = join(folder, "elsewhere");
  const written = await project.writeSchemas({ games: ["my-game"], to });
  expect(written).toMatchObject({ games: ["my-game"], folder: to, findings: [] });
  expect(written.files).toContain("my-game/decks/animals.schema.json");
  const texts = written.files.map((file) => readFileSync(join(to, file), "utf8"));
  expect(texts.map((text) => typeof JSON.parse(text))).toEqual(texts.map(() => "object"));
  expect((await project.writeSchemas()).folder).toBe(join(folder, "schemas"));
  await expect(project.writeSchemas({ games: ["my-gam"] })).rejects.toMatchObject({ code: "unknown-game" });
});

test("a stage shows what it makes of a file", async () => {
  const folder = newFolder();
  await newGame(folder);
  const project = await openProject(folder, { cache: false });
  const file = "content/my-game/decks/animals.yaml";
  const { value } = await project.stage({ stage: "data", file });
  expect(value).toHaveProperty("cards.0.entry.title", "Mouse");
  const svg = await project.stage({ stage: "svg", file });
  expect(svg.value).toMatch(/^<svg/);
  await expect(project.stage({ stage: "svg", file, card: "none" })).rejects.toMatchObject({
    code: "unknown-name",
  });
  await expect(project.stage({ stage: "data", file: "README.md" })).rejects.toMatchObject({
    code: "unknown-file",
  });
  await expect(project.stage({ stage: "svg", file: "content/my-game/game.yaml" })).rejects.toMatchObject({
    code: "bad-order",
  });
});
