/** What plain JavaScript gets wrong: unknown options and values of the wrong type are errors that help. */
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import {
  BroadsideError,
  createMemoryHost,
  explain,
  newGame,
  openProject,
  writeNewFile,
} from "../../src/index.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const project = projectOf({ host: createMemoryHost(SAMPLE_GAME), bundle: openBundle() });

/** Calls as JavaScript makes them, without types, each with its message. */
const TABLE: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  [
    "an unknown option of an order",
    () => project.plan({ kit: ["main"] } as never),
    'there is no option "kit"; did you mean "kits"?',
  ],
  [
    "a game instead of a list",
    () => project.plan({ games: "sample" } as never),
    '`games`: expected a list of strings, not "sample"; write ["sample"]',
  ],
  [
    "names as a text",
    () => project.check("sample" as never),
    '`names`: expected a list of strings, not "sample"; write ["sample"]',
  ],
  ["names of fixes", () => project.fix([1] as never), "`names`: expected a list of strings, not a list"],
  [
    "a number as a text",
    () => project.plan({ players: "4" } as never),
    '`players`: expected a number, not "4"',
  ],
  ["null", () => project.plan({ gap: null } as never), "`gap`: expected a string, not null"],
  ["no object", () => project.plan(["sample"] as never), "expected an object with options, not a list"],
  [
    "an unknown option of the work",
    () => project.check([], { singal: 1 } as never),
    'there is no option "singal"; did you mean "signal"?',
  ],
  [
    "a face without a deck",
    () => project.render({ game: "sample" } as never),
    "`deck` is missing: expected a string",
  ],
  [
    "an unknown option of opening",
    () => openProject(undefined, { chache: false } as never),
    'there is no option "chache"; did you mean "cache"?',
  ],
  [
    "a new game",
    () => newGame("x", { titel: "X" } as never),
    'there is no option "titel"; did you mean "title"?',
  ],
  [
    "a scenario without an id",
    () => project.scenarios.create({} as never),
    "`id` is missing: expected a string",
  ],
  [
    "wishes",
    () => project.scenarios.suggest({ seeed: 1 } as never),
    'there is no option "seeed"; did you mean "seed"?',
  ],
  [
    "a picture of a track",
    () => project.scenarios.draw("x", { out: "a.svg" } as never),
    'there is no option "out"; options: route, form, to',
  ],
  [
    "a look that does not exist",
    () => project.check([], { ink: "none" } as never),
    '`ink`: expected "full", "low" or "gray", not "none"',
  ],
  [
    "a misspelt look",
    () => project.plan({ ink: "lo" } as never),
    '`ink`: expected "full", "low" or "gray", not "lo"; did you mean "low"?',
  ],
  [
    "a form that does not exist",
    () => project.render({ game: "sample", deck: "crew", card: "cook", form: "pgn" } as never),
    '`form`: expected "svg" or "png", not "pgn"; did you mean "png"?',
  ],
  [
    "a side that does not exist",
    () => project.render({ game: "sample", deck: "crew", card: "cook", side: "frnt" } as never),
    '`side`: expected "front" or "back", not "frnt"; did you mean "front"?',
  ],
  [
    "a resolution that is not a number",
    () => project.render({ game: "sample", deck: "crew", card: "cook", dpi: Number.NaN }),
    "`dpi`: expected a number from 1 to 2400, not NaN",
  ],
  [
    "the resolution of pictures",
    () => project.plan({ pictures: { dpi: Number.NaN }, out: createMemoryHost() }),
    "`pictures.dpi` NaN: expected a whole number from 36 to 1200",
  ],
  [
    "a way that does not exist",
    () => project.scenarios.draw("x", { route: "wiggly" } as never),
    '`route`: expected "diagonal" or "straight", not "wiggly"',
  ],
  [
    "backs",
    () => project.plan({ backs: "duplx" } as never),
    '`backs`: expected "none", "separate", "duplex", "duplex-short" or "fold", not "duplx"; did you mean "duplex"?',
  ],
  [
    "half a player",
    () => project.plan({ players: 1.5 }),
    "`players` 1.5: expected a whole number, 1 or more",
  ],
  [
    "a wish below nothing",
    () => project.scenarios.suggest({ narrows: -1 }),
    "`narrows` -1: expected a whole number from 0 to 999",
  ],
  [
    "limits that are none",
    () => openProject(".", { limits: 1e9 }),
    "`limits`: expected a number from 1 to 100, not 1000000000",
  ],
  [
    "a stage that does not exist",
    () => project.stage({ stage: "scenes", file: "content/sample/game.yaml" } as never),
    '`stage`: expected "source", "data", "game", "svg", "scene" or "sheet", not "scenes"; did you mean "scene"?',
  ],
  [
    "a signal",
    () => project.check([], { signal: {} } as never),
    "`signal`: expected an AbortSignal, not an object",
  ],
  [
    "a progress",
    () => project.check([], { progress: {} } as never),
    "`progress`: expected an object with a function `step`, not an object",
  ],
  [
    "a project that is a number",
    () => openProject(5 as never),
    "`where`: expected a folder or a host; options come second",
  ],
  [
    "options in the place of a project",
    () => openProject({ cache: false } as never),
    "`where`: expected a folder or a host; options come second",
  ],
  [
    "a game without a folder",
    () => newGame(undefined as never),
    "`folder`: expected a string, not undefined",
  ],
  [
    "names of scenarios",
    () => project.scenarios.check("x" as never),
    '`names`: expected a list of strings, not "x"; write ["x"]',
  ],
  ["a scenario", () => project.scenarios.track(5 as never), "`name`: expected a string, not 5"],
  [
    "a track to fix",
    () => project.scenarios.fix(undefined as never),
    "`name`: expected a string, not undefined",
  ],
  [
    "icons",
    () => project.icons.find("oak" as never),
    '`words`: expected a list of strings, not "oak"; write ["oak"]',
  ],
  ["a finding", () => explain(5 as never), "`word`: expected a string, not 5"],
  ["a file", () => project.textOf(undefined as never), "`file`: expected a string, not undefined"],
  ["a new file", () => writeNewFile(5 as never, ""), "`path`: expected a string, not 5"],
  ["no edits", () => project.apply(undefined as never), "`files`: expected a list of edited files"],
  [
    "edits of another kind",
    () => project.apply({ files: [{ path: "content/x.yaml" }] } as never),
    "`files`: each needs a `path`, and `edits` with `file`, `start`, `end` and `text`",
  ],
  [
    "an edit without a place",
    () => project.apply({ files: [{ path: "content/x.yaml", edits: [{ file: "", text: "" }] }] } as never),
    "`files`: each needs a `path`, and `edits` with `file`, `start`, `end` and `text`",
  ],
  [
    "changes",
    async () => project.changes({ sginal: 1 } as never),
    'there is no option "sginal"; did you mean "signal"?',
  ],
  [
    "the look of a project",
    () => openProject(undefined, { ink: "low" } as never),
    'there is no option "ink"; options: cache, memory, limits, output, outputOnly',
  ],
  [
    "a sheet of icons",
    () => project.icons.sheet({ words: "oak" } as never),
    '`words`: expected a list of strings, not "oak"; write ["oak"]',
  ],
];

test.each(TABLE)("%s", async (_, call, message) => {
  const error = (await call().catch((thrown) => thrown)) as BroadsideError;
  expect(error).toBeInstanceOf(BroadsideError);
  expect([error.code, error.message]).toEqual(["bad-order", message]);
});

test("options that are undefined count as left out", async () => {
  const { counts } = await project.check([], { signal: undefined, progress: undefined });
  expect(counts.error).toBe(0);
});

test("a memory host without files is an empty project", async () => {
  const empty = await openProject(createMemoryHost());
  expect(await empty.games()).toEqual([]);
});
