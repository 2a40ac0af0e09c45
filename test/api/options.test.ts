/** What plain JavaScript gets wrong: unknown options and values of the wrong type are errors that help. */
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { BroadsideError, createMemoryHost, newGame, openProject } from "../../src/index.ts";
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
    '`games`: a list of texts is expected, not "sample"; write ["sample"]',
  ],
  [
    "names as a text",
    () => project.check("sample" as never),
    '`names`: a list of texts is expected, not "sample"; write ["sample"]',
  ],
  ["names of fixes", () => project.fix([1] as never), "`names`: a list of texts is expected, not a list"],
  [
    "a number as a text",
    () => project.plan({ players: "4" } as never),
    '`players`: a number is expected, not "4"',
  ],
  ["null", () => project.plan({ gap: null } as never), "`gap`: a text is expected, not null"],
  ["no object", () => project.plan(["sample"] as never), "options are expected as an object, not a list"],
  [
    "an unknown option of the work",
    () => project.check([], { singal: 1 } as never),
    'there is no option "singal"; did you mean "signal"?',
  ],
  [
    "a face without a deck",
    () => project.render({ game: "sample" } as never),
    "`deck` is missing: a text is expected",
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
    "`id` is missing: a text is expected",
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
    'ink: "none"; expected one of full, low',
  ],
  [
    "the look of a project",
    () => openProject(undefined, { ink: "low" } as never),
    'there is no option "ink"; options: cache, memory, limits, output',
  ],
  [
    "a sheet of icons",
    () => project.icons.sheet({ words: "oak" } as never),
    '`words`: a list of texts is expected, not "oak"; write ["oak"]',
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
