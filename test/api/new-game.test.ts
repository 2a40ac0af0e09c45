/** New games, their schemas, and a look into stages, through the public door. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newGame, openProject, planNewGame, shippedGames } from "../../src/index.ts";
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

const ROWS = "Name\tCost\tQty\tKind\nRope\t1\t2\tTool\nWolf\t3\t1\tBeast\n";

test("rows that are pasted become a deck, as somebody wants their columns", async () => {
  const folder = newFolder();
  const sheet = { name: "Night cards", text: ROWS, columns: { Kind: "name", Cost: "out" } } as const;
  const { decks } = await newGame(folder, { from: [sheet] });
  expect(decks).toMatchObject([
    { id: "night-cards", title: "Night cards", copies: "Qty", leftOut: ["Cost"] },
  ]);
  expect(decks[0]?.columns.map(({ name, use }) => [name, use])).toEqual([
    ["Name", "text"],
    ["Cost", "out"],
    ["Qty", "copies"],
    ["Kind", "name"],
  ]);
  const project = await openProject(folder, { cache: false });
  expect((await project.check()).counts.error).toBe(0);
  await expect(
    newGame(newFolder(), { from: [{ ...sheet, columns: { Kind: "nam" as "name" } }] }),
  ).rejects.toMatchObject({ code: "bad-order", message: expect.stringContaining('did you mean "name"?') });
  await expect(newGame(newFolder(), { from: [3 as never] })).rejects.toMatchObject({ code: "bad-order" });
});

test("a chosen type is declared, and only types that all cells can be are offered", async () => {
  const sheet = { name: "Cards", text: ROWS, columns: { Cost: "choice" } } as const;
  const { decks, texts } = await planNewGame(newFolder(), { from: [sheet] });
  const cost = decks[0]?.columns.find(({ name }) => name === "Cost");
  expect(cost).toMatchObject({ use: "choice", samples: ["1", "3"] });
  expect(cost?.fits).toContain("integer");
  expect(decks[0]?.columns.find(({ name }) => name === "Kind")?.fits).not.toContain("integer");
  expect(texts["content/my-game/decks/cards.yaml"]).toMatch(/Cost: .*enum: \["1", "3"\]/);
});

test("a plan of a new game writes nothing and has the files that it would write", async () => {
  const folder = newFolder();
  const { texts, files } = await planNewGame(folder);
  expect(existsSync(folder)).toBe(false);
  await newGame(folder);
  for (const [path, text] of Object.entries(texts))
    expect(readFileSync(join(folder, path), "utf8")).toBe(text);
  expect(Object.keys(texts)).toEqual(files);
  await expect(planNewGame(folder)).rejects.toMatchObject({ code: "bad-output" });
});

test("each game that comes with Broadside can be copied under another id", async () => {
  const folder = newFolder();
  await newGame(folder);
  const games = await shippedGames();
  expect(games.length).toBeGreaterThan(3);
  for (const { id } of games) {
    const copy = await newGame(join(folder, `content/my-${id}`), { like: id, title: 'The "Copy"' });
    expect(copy).toMatchObject({ id: `my-${id}`, title: 'The "Copy"', like: id, decks: [] });
    const texts = copy.files.filter((file) => /\.(yaml|hbs|md)$/.test(file));
    for (const file of texts) {
      const text = readFileSync(join(folder, file), "utf8");
      expect(text.replaceAll(`my-${id}`, ""), file).not.toMatch(new RegExp(`(?<![\\w-])${id}(?![\\w-])`));
    }
  }
  const project = await openProject(folder, { cache: false });
  const copies = (await project.games()).filter(({ title }) => title === 'The "Copy"');
  expect(copies.map(({ id, decks }) => [id, decks.length])).toEqual(
    games.map(({ id, decks }) => [`my-${id}`, decks.length]),
  );
  await expect(newGame(newFolder(), { like: "pirate-qest" })).rejects.toMatchObject({
    code: "unknown-game",
    message: expect.stringContaining('did you mean "pirate-quest"?'),
  });
});

test("beside other files a new project keeps them", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "README.md"), "mine\n");
  writeFileSync(join(folder, "cards.csv"), "Name\nRope\n");
  const { files } = await newGame(folder, { id: "mine", besideFiles: true });
  expect(files).not.toContain("README.md");
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("mine\n");
  expect(existsSync(join(folder, "content/mine/game.yaml"))).toBe(true);
});
