/**
 * What is kept saves time and changes nothing: after each of 1,000 random edits an open project, and a new process with
 * the cache of earlier ones, find and print the same as a project that keeps nothing. `npm run fuzz` tries other edits.
 */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { FUZZ_SHARE_MS } from "../fuzz/fuzz.ts";
import { damagedCache } from "./damaged-cache.ts";
import { randomEdits } from "./edits.ts";
import { expectEqualAfterEach, type Outcome } from "./run-edits.ts";
import { EXAMPLE, GAMES, LARGE_DECKS, SMALL_DECKS, TWO_GAMES } from "./worlds.ts";

/** Edits of each world: fewer of those whose checks take long. */
const TRIALS = [
  ...SMALL_DECKS.map((world) => ({ world, count: 130 })),
  ...LARGE_DECKS.map((world) => ({ world, count: 30 })),
  { world: EXAMPLE, count: 20 },
  ...GAMES.map((world) => ({ world, count: 10 })),
  { world: TWO_GAMES, count: 200 },
].map((trial, index) => ({ ...trial, seed: FUZZ_SHARE_MS > 0 ? Date.now() + index : 20_261_129 + index }));

/** Projects as the edits left them, and what was found in them. */
const left: Pick<Outcome, "files" | "checked">[] = [];
const tried = { edits: 0, projects: 0, pdfs: 0 };

test.each(TRIALS)("after each of $count edits of $world.name everything is the same", async (trial) => {
  const end = performance.now() + FUZZ_SHARE_MS / TRIALS.length;
  for (let { seed } = trial; ; seed += TRIALS.length) {
    const edits = randomEdits(trial.count, seed);
    const { projects, pdfs, ...outcome } = await expectEqualAfterEach({ world: trial.world, edits }, seed);
    tried.edits += edits.length;
    tried.projects += projects;
    tried.pdfs += pdfs;
    if (performance.now() < end) continue;
    left.push(outcome);
    return;
  }
});

test("there were 1,000 edits, hundreds of different projects, and most of them could be printed", () => {
  expect(tried.edits).toBeGreaterThanOrEqual(1_000);
  expect(tried.projects).toBeGreaterThan(200);
  expect(tried.pdfs).toBeGreaterThan(15);
});

test.each([
  { world: TWO_GAMES, count: 30 },
  { world: EXAMPLE, count: 20 },
])("the same with a damaged cache: $world.name", async ({ world, count }) => {
  const seed = 20_261_129;
  await expectEqualAfterEach({ world, edits: randomEdits(count, seed), cacheOf: damagedCache }, seed);
});

test("a process of its own finds the same in the edited projects", async () => {
  const games = left.filter(({ checked }) => checked !== undefined);
  expect(games.length).toBeGreaterThan(TRIALS.length / 2);
  const projects = games.map(({ files }) =>
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, Buffer.from(content).toString("base64")]),
    ),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ["test/edits/fresh-process.mjs"], {
    input: JSON.stringify(projects),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(games.map(({ checked }) => checked));
});
