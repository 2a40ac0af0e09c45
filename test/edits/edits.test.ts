/**
 * What is kept saves time and changes nothing: after each of 600 random edits an open project, and a new process with
 * the cache of earlier ones, find and print the same as a project that keeps nothing. `npm run fuzz` tries
 * other edits, and more of them together.
 */
import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { FUZZ_SHARE_MS } from "../fuzz/fuzz.ts";
import { damagedCache } from "./damaged-cache.ts";
import { EDIT_KINDS, type EditKind, SLIP_KINDS } from "./edits.ts";
import { expectEqualAfterEach, type Outcome, type Trial } from "./run-edits.ts";
import { randomWalk, STEPS } from "./walks.ts";
import { DOZENS, EXAMPLE, GAMES, LARGE_DECKS, SMALL_DECKS, TWO_GAMES, type World } from "./worlds.ts";

/** Bytes that an open project may keep: not enough for one of these games. */
const LITTLE = 300_000;

/** Rounds of each small deck: their checks take 30, 30, 10 and 15 ms. */
const ROUNDS = [1, 2, 4, 3];

/** Rounds in each world: fewer in those whose checks take long; two where an edit has few other worlds. */
const TRIALS: readonly (Pick<Trial, "world" | "budget"> & { readonly rounds: number })[] = [
  ...SMALL_DECKS.map((world, index) => ({ world, rounds: ROUNDS[index] as number })),
  ...LARGE_DECKS.map((world, index) => ({
    world,
    rounds: 1,
    ...(index % 2 === 0 ? {} : { budget: LITTLE }),
  })),
  ...GAMES.map((world) => ({ world, rounds: world.first ? 2 : 1 })),
  { world: EXAMPLE, rounds: 1 },
  { world: DOZENS, rounds: 2 },
  { world: TWO_GAMES, rounds: 1, budget: LITTLE },
  { world: TWO_GAMES, rounds: 1 },
];

const CASES = TRIALS.map((trial, index) => ({
  ...trial,
  edits: trial.rounds * STEPS,
  seed: FUZZ_SHARE_MS > 0 ? Date.now() + index : 20_261_130 + index,
}));

/** The project is also printed after one edit in this many. */
const printedOf = ({ prints }: World): number => (prints ? 5 : 25);

const done: (Outcome & { readonly edits: number })[] = [];

test.each(CASES)("after each of $edits edits of $world.name everything is the same", async (trial) => {
  const { world, rounds, edits, budget } = trial;
  const end = performance.now() + FUZZ_SHARE_MS / TRIALS.length;
  for (let { seed } = trial; ; seed += TRIALS.length) {
    const walk = randomWalk({ rounds, printedOf: printedOf(world), first: world.first }, seed);
    const outcome = await expectEqualAfterEach({ world, walk, budget }, seed);
    if (performance.now() >= end) return void done.push({ ...outcome, edits });
  }
});

test("there were 600 edits of every kind, each to another state of the project, and most could be printed", () => {
  const sum = (count: (outcome: (typeof done)[number]) => number): number =>
    done.reduce((all, outcome) => all + count(outcome), 0);
  expect(sum(({ edits }) => edits)).toBeGreaterThanOrEqual(600);
  expect(sum(({ projects }) => projects)).toBeGreaterThan(150);
  expect(sum(({ printed }) => printed)).toBeGreaterThan(100);
  expect(sum(({ unchanged }) => unchanged)).toBeGreaterThan(15);
  const kinds = new Set<EditKind>(done.flatMap((outcome) => [...outcome.kinds]));
  expect([...EDIT_KINDS, ...SLIP_KINDS].filter((kind) => !kinds.has(kind))).toEqual([]);
});

test.each([EXAMPLE, TWO_GAMES])("the same with a damaged cache: $name", async (world) => {
  const seed = 20_261_129;
  const walk = randomWalk({ rounds: 1, printedOf: printedOf(world) }, seed);
  await expectEqualAfterEach({ world, walk, cacheOf: damagedCache }, seed);
});

test("a process of its own finds the same in the edited projects", async () => {
  const samples = done.flatMap(({ sample }) => sample ?? []).filter((_, index) => index % 3 === 0);
  expect(samples.length).toBeGreaterThan(TRIALS.length / 6);
  const projects = samples.map(({ files }) =>
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
  expect(JSON.parse(stdout)).toEqual(samples.map(({ checked }) => checked));
});
