/** The sample games that a new game can begin as: made, checked, proved and printed through the public door. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newGame, openProject, SAMPLE_GAMES } from "../../src/index.ts";
import { temporaryFolder } from "../support/temporary.ts";

const newFolder = (name = "my-game"): string => join(temporaryFolder(), name);

const NAMES = /hex-race|dungeon|Garden Mile|Lamps Below/;

test.each(SAMPLE_GAMES)("%s begins a game of its own that checks clean and prints", async (sample) => {
  const made = await newGame(newFolder("night-walk"), { from: [sample], title: 'The "Walk"' });
  const { root, files } = made;
  expect(made).toMatchObject({ id: "night-walk", title: 'The "Walk"', sample, decks: [] });
  for (const file of files) expect(readFileSync(join(root, file), "utf8"), file).not.toMatch(NAMES);
  const project = await openProject(root, { cache: false });
  expect((await project.check()).findings).toEqual([]);
  const printed = await project.print({ papers: ["both"] });
  const names = printed.files.map(({ file }) => file).filter((file) => file.endsWith(".pdf"));
  // What to print first, the pieces, the tracks, a poster and the folded rules on both papers; the rules for a screen.
  expect(names).toHaveLength(11);
  for (const name of names) expect(existsSync(join(root, "output/night-walk", name))).toBe(true);
  await project.close();
});

/** Counted by hand: the fewest points with special steps and without, and how many special steps every way needs. */
test.each([
  ["hex-race/front-path", 12, 12, 0],
  ["hex-race/rose-bed", 18, 18, 0],
  ["hex-race/three-ponds", 35, 35, 0],
  ["dungeon/hatch", 9, 11, 0],
  ["dungeon/round-the-vault", 16, 22, 0],
  ["dungeon/cracked-wall", 14, undefined, 1],
])("the track of %s", async (name, free, straight, forced) => {
  const [sample = "", id = ""] = name.split("/");
  const { root } = await newGame(newFolder(), { from: [sample] });
  const project = await openProject(root, { cache: false });
  const { found, findings } = await project.scenarios.track(id);
  expect(findings).toEqual([]);
  expect([found?.track?.free?.mp, found?.track?.straight?.mp, found?.track?.forcedSpecial?.length]).toEqual([
    free,
    straight,
    forced,
  ]);
  await project.close();
});

test("samples are games of a project like any other", async () => {
  const folder = newFolder();
  await newGame(folder, { from: ["hex-race"] });
  const { root, files } = await newGame(join(folder, "content/below"), { from: ["dungeon"] });
  expect(root).toBe(folder);
  expect(files.every((file) => file.split("/")[1] === "below")).toBe(true);
  const project = await openProject(folder, { cache: false });
  expect((await project.games()).map(({ id }) => id)).toEqual(["below", "my-game"]);
  await project.close();
});

test("what is no sample is not taken for one", async () => {
  const unmade = newFolder();
  const refused = async (from: readonly string[]): Promise<unknown> =>
    newGame(unmade, { from }).catch((error: unknown) => error);
  expect(await refused(["hex-rase"])).toMatchObject({
    code: "unknown-game",
    message: expect.stringContaining('did you mean "hex-race"?'),
  });
  expect(await refused(["hex-race", "dungeon"])).toMatchObject({ code: "bad-order" });
  expect(await refused(["hex-race", "cards.csv"])).toMatchObject({ code: "bad-order" });
  expect(existsSync(unmade)).toBe(false);
});
