/** Long calls let timers, signals and each other have a turn. The clock of these tests jumps, so that every pause is one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BroadsideError, createMemoryHost, openProject, type Project, type Work } from "../../src/index.ts";
import { openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";
import { projectFiles } from "../support/command/project-files.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const CARDS = 30;
const SAILORS = Array.from({ length: CARDS }, (_, index) => `  - { id: s${index}, name: Sailor ${index} }\n`);
const FRONT = String(SAMPLE_GAME["templates/sample/card.svg.hbs"]).replace("{{rank}} {{title}}", "{{name}}");
const MANY = {
  "content/sample/decks/sailors.yaml": `deck: sailors\ntitle: Sailors\nsize: poker-us\nfront: sailor\ncard: { properties: { name: { type: string } } }\ncards:\n${SAILORS.join("")}`,
  "templates/sample/sailor.svg.hbs": FRONT,
};

beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1000));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const inMemory = (): Promise<Project> => openProject(createMemoryHost({ ...SAMPLE_GAME, ...MANY }));

/** Turns of the event loop while a call runs. */
async function turnsOf(call: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const end = (): void => {
    isDone = true;
  };
  call.then(end, end);
  for (; !isDone; turns += 1) await nextTurn();
  await call;
  return turns;
}

/** A signal that is aborted in this turn of the event loop. */
function abortedIn(turn: number): AbortSignal {
  const end = new AbortController();
  const wait = async (): Promise<void> => {
    for (let count = 1; count < turn; count += 1) await nextTurn();
    end.abort(new Error(`turn ${turn}`));
  };
  void wait();
  return end.signal;
}

const ALL_FACES = Array.from({ length: CARDS }, (_, index) => ({ deck: "sailors", card: `s${index}` }));

const LONG_CALLS: Readonly<Record<string, (project: Project, work: Work) => Promise<unknown>>> = {
  check: (project, work) => project.check([], work),
  fix: (project, work) => project.fix([], work),
  plan: (project, work) => project.plan({ out: createMemoryHost({}) }, work),
  print: (project, work) => project.print({ out: createMemoryHost({}), pictures: { dpi: 50 } }, work),
  faces: (project, work) => project.faces({ game: "sample", faces: ALL_FACES }, work),
};

test.each(Object.entries(LONG_CALLS))("%s of many cards lets others have many turns", async (_, call) => {
  // Loading code takes turns too.
  await call(await inMemory(), {});
  expect(await turnsOf(call(await inMemory(), {}))).toBeGreaterThan(CARDS);
});

test.each(Object.entries(LONG_CALLS))("%s ends once its signal is aborted", async (_, call) => {
  const project = await inMemory();
  const error: unknown = await call(project, { signal: abortedIn(3) }).catch((reason) => reason);
  if (!(error instanceof BroadsideError)) throw error;
  expect([error.code, error.cause]).toEqual(["aborted", new Error("turn 3")]);
});

test("calls about scenarios and icons let others have turns", async () => {
  const project = await openProject(createMemoryHost(projectFiles("reefs")));
  const [games] = await Promise.all([project.games(), project.scenarios.list()]);
  expect(games).toHaveLength(1);
  expect(await turnsOf(project.scenarios.suggest({ cards: 4, seed: 2 }))).toBeGreaterThan(5);
  expect(await turnsOf(project.icons.sheet({ words: ["oak"] }))).toBeGreaterThan(5);
});

test("a print that is aborted in one of its first turns has written nothing", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  await expect(project.print({}, { signal: abortedIn(3) })).rejects.toMatchObject({ code: "aborted" });
  expect(existsSync(join(folder, "output/sample/all-decks-a4.pdf"))).toBe(false);
  expect((await project.print()).status).toBe(0);
});

test("calls that take turns answer like calls one after the other", async () => {
  const faulty = {
    "content/sample/decks/crew.yaml": "deck: crew\ntitle: Crew\ncards: [{ id: a, nmae: x }]\n",
  };
  const files = { ...SAMPLE_GAME, ...MANY };
  const printed = async (project: Project): Promise<unknown> => {
    const out = createMemoryHost({});
    const { status, findings } = await project.print({ out });
    return { status, findings, files: out.files };
  };
  for (const all of [files, { ...files, ...faulty }]) {
    const one = await openProject(createMemoryHost(all));
    const order = { marks: false, out: createMemoryHost({}) };
    const alone = [await one.check(), await one.fix(), await one.plan(order), await printed(one)];
    const other = await openProject(createMemoryHost(all));
    const together = await Promise.all([other.check(), other.fix(), other.plan(order), printed(other)]);
    expect(together).toEqual(alone);
  }
});

test("two checks at once, one after a change, find what their files say", async () => {
  const folder = sampleFolder();
  writeProject(folder, MANY);
  const project = openSample(folder);
  const sound = await project.check();
  const first = project.check();
  const [again] = await Promise.all([first, project.check(["sample"])]);
  expect(again).toEqual(sound);
});
