/** Scenarios through the public door: data, errors with codes, and nothing written but what was ordered. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  BroadsideError,
  createMemoryHost,
  openProject,
  type Project,
  writeNewFile,
} from "../../src/index.ts";
import { writeProject } from "../support/command/command.ts";
import { projectFiles } from "../support/command/project-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const REEFS = projectFiles("reefs");
const BAY = "content/reefs/scenarios/bay.yaml";
/** Closed by a bar: turning its second card opens it. */
const WALL = `scenario: wall
title: The Wall
players: { min: 2, max: 4 }
length: short
track:
  - { card: r1, at: [0, 0] }
  - { card: r4, at: [0, 3] }
  - { card: r5, at: [0, 6] }
`;
const WALL_FILE = "content/reefs/scenarios/wall.yaml";
const WITHOUT_MAP = {
  "content/plain/game.yaml": "broadside: 1\nid: plain\ntitle: Plain\nversion: 0.1.0\n",
};

/** Without bars nothing forces a diagonal step where tracks are two squares wide. */
const NO_BARS = {
  "content/reefs/decks/reef.yaml": (REEFS["content/reefs/decks/reef.yaml"] ?? "").replace(
    /, bars: \[.*?\]/g,
    "",
  ),
};
const HOPELESS = { cards: 3, forcedDiagonals: 1, narrows: 2 };

const inMemory = (files: Readonly<Record<string, string>> = {}): Promise<Project> =>
  openProject(createMemoryHost({ ...REEFS, ...files }));

async function onDisk(files: Readonly<Record<string, string>> = {}): Promise<Project> {
  const folder = temporaryFolder();
  writeProject(folder, { ...REEFS, ...files });
  return openProject(folder, { cache: false });
}

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "answered",
    (error: unknown) => (error instanceof BroadsideError ? error.code : String(error)),
  );

test("list names all scenarios with what is known of them", async () => {
  const project = await inMemory({ [WALL_FILE]: WALL });
  const { games, scenarios } = await project.scenarios.list();
  expect(games).toEqual(["reefs"]);
  expect(scenarios).toMatchObject([
    { game: "reefs", id: "bay", file: BAY, isSound: true, cards: 3, length: "short", forcedDiagonals: 0 },
    { id: "wall", isSound: false, mp: { withBids: null, withoutBids: null }, difficulty: null },
  ]);
});

test("list and check of a game that does not exist", async () => {
  const project = await inMemory();
  expect(await codeOf(project.scenarios.list(["reef"]))).toBe("unknown-game");
  expect(await codeOf(project.scenarios.check(["bayy"]))).toBe("unknown-name");
  expect(await codeOf(project.scenarios.check(["content/reefs/decks/reef.yaml"]))).toBe("unknown-file");
  await expect(project.scenarios.check(["bayy"])).rejects.toThrow(
    'there is no scenario "bayy"; did you mean "bay"?',
  );
});

test("check gives the findings of the scenarios that were named", async () => {
  const project = await inMemory({ [WALL_FILE]: WALL });
  const { files, findings } = await project.scenarios.check(["wall"]);
  expect(files).toEqual([{ game: "reefs", id: "wall", path: WALL_FILE, isSound: false }]);
  expect(new Set(findings.map(({ file }) => file))).toEqual(new Set([WALL_FILE]));
  expect((await project.scenarios.check(["bay"])).findings).toEqual([]);
});

test("track has the scenario, the analysis and the briefing", async () => {
  const { game, file, found, briefing, findings } = await (await inMemory()).scenarios.track("reefs/bay");
  expect({ game, file, findings }).toEqual({ game: "reefs", file: BAY, findings: [] });
  expect(found?.scenario.title).toBe("The Bay");
  expect(found?.track?.free?.mp).toBe(briefing?.mp.withBids);
  expect(briefing?.laying.map(({ card }) => card)).toEqual(["r1", "r2", "r3"]);
});

test("track of a file that cannot be read has its findings alone", async () => {
  const project = await inMemory({ [WALL_FILE]: "scenario: wall\n" });
  const { found, briefing, findings } = await project.scenarios.track(WALL_FILE);
  expect([found, briefing]).toEqual([undefined, undefined]);
  expect(findings.map(({ file }) => file)).toContain(WALL_FILE);
});

test("track of a name that several scenarios have", async () => {
  const project = await inMemory({ [WALL_FILE]: WALL });
  expect(await codeOf(project.scenarios.track("reefs"))).toBe("bad-order");
});

test("draw gives a picture, and writes it where that is ordered", async () => {
  const project = await onDisk();
  const to = join(temporaryFolder(), "plan.svg");
  const { picture, hasRoute, findings } = await project.scenarios.draw("bay", { route: "diagonal", to });
  expect(new TextDecoder().decode(picture)).toMatch(/^<svg/);
  expect([hasRoute, findings]).toEqual([true, []]);
  expect(readFileSync(to)).toEqual(Buffer.from(picture ?? []));
  const png = await project.scenarios.draw("bay", { form: "png" });
  expect([...(png.picture ?? []).slice(1, 4)]).toEqual([...Buffer.from("PNG")]);
});

test("draw says why there is no picture", async () => {
  const project = await inMemory({ [WALL_FILE]: "scenario: wall\n" });
  expect(await project.scenarios.draw("wall")).toMatchObject({ undrawn: "unreadable", hasRoute: false });
});

test("draw refuses files that are not pictures, or that a build reads", async () => {
  const project = await onDisk();
  expect(await codeOf(project.scenarios.draw("bay", { to: "plan.gif" }))).toBe("bad-output");
  expect(await codeOf(project.scenarios.draw("bay", { to: join(project.root, "content/bay.svg") }))).toBe(
    "bad-output",
  );
});

test("create adds one new file, and never over another", async () => {
  const project = await onDisk();
  const made = await project.scenarios.create({ id: "atoll", cards: 3 });
  if (made.kind !== "created") throw new Error(made.kind);
  expect(made).toMatchObject({ path: "content/reefs/scenarios/atoll.yaml", name: "atoll", findings: [] });
  expect(made.scenario).toMatchObject({ id: "atoll", title: "Atoll" });
  expect(existsSync(join(project.root, made.path))).toBe(false);
  expect(await project.apply(made)).toEqual({ files: [made.path] });
  expect(readFileSync(join(project.root, made.path), "utf8")).toBe(made.text);
  await expect(project.apply(made)).rejects.toMatchObject({ code: "EEXIST" });
  expect((await project.scenarios.check(["atoll"])).files).toMatchObject([{ isSound: true }]);
  expect(await codeOf(project.scenarios.create({ id: "atoll" }))).toBe("bad-order");
  expect(await codeOf(project.scenarios.create({ id: "No Id" }))).toBe("bad-order");
  expect(await codeOf(project.scenarios.create({ id: "cay", title: "" }))).toBe("bad-order");
});

test("a project in memory keeps its new scenario there", async () => {
  const project = await inMemory();
  const made = await project.scenarios.create({ id: "atoll", cards: 3 });
  if (made.kind !== "created") throw new Error(made.kind);
  await project.apply(made);
  expect((await project.scenarios.check(["atoll"])).files).toMatchObject([{ isSound: true }]);
  expect(existsSync(join(project.root, made.path))).toBe(false);
});

test("create says why the pack makes no such track", async () => {
  const made = await (await onDisk()).scenarios.create({ id: "atoll", cards: 9 });
  expect(made).toMatchObject({ kind: "impossible" });
});

test("the games that come with Broadside get no new scenarios", async () => {
  const bundled = await openProject(process.cwd(), { cache: false });
  expect(bundled.isBundled).toBe(false);
  const folder = process.cwd();
  process.chdir(temporaryFolder());
  try {
    const project = await openProject();
    expect(project.isBundled).toBe(true);
    expect(await codeOf(project.scenarios.create({ id: "atoll" }))).toBe("no-project");
    const suggested = await project.scenarios.suggest({ game: "pirate-quest", cards: 4 });
    expect(await codeOf(project.apply(suggested))).toBe("no-project");
  } finally {
    process.chdir(folder);
  }
});

test("suggest gives the same track for the same wishes, as edits that add its file", async () => {
  const project = await onDisk();
  const wishes = { cards: 3, seed: 4 };
  const [one, other] = await Promise.all([
    project.scenarios.suggest(wishes),
    project.scenarios.suggest(wishes),
  ]);
  if (one.kind !== "found") throw new Error(one.kind);
  expect(other).toEqual(one);
  const named = await project.scenarios.suggest({ ...wishes, fileName: "sandbar.yaml" });
  if (named.kind !== "found") throw new Error(named.kind);
  expect(named.scenario.id).toBe("sandbar");
  expect(await project.apply(named)).toEqual({ files: ["content/reefs/scenarios/sandbar.yaml"] });
  expect(readFileSync(join(project.root, named.path), "utf8")).toBe(named.text);
  const again = await project.scenarios.suggest({ ...wishes, fileName: "sandbar.yaml" });
  expect(again).toMatchObject({ taken: named.path, files: [] });
});

test("a new file elsewhere is written once", async () => {
  const file = join(temporaryFolder(), "maze.yaml");
  await writeNewFile(file, "a: 1\n");
  expect(readFileSync(file, "utf8")).toBe("a: 1\n");
  await expect(writeNewFile(file, "a: 2\n")).rejects.toMatchObject({ name: "HostError", code: "EEXIST" });
  expect(readFileSync(file, "utf8")).toBe("a: 1\n");
});

test("suggest tells apart what cannot be and what was not found", async () => {
  const project = await inMemory(NO_BARS);
  expect(await project.scenarios.suggest({ cards: 40 })).toMatchObject({
    kind: "impossible",
    reasons: [expect.stringContaining("3 to 10 cards, not 40"), expect.any(String)],
  });
  expect((await project.scenarios.suggest(HOPELESS)).kind).toBe("none");
});

test.each([
  [{ game: "reef" }, "unknown-game"],
  [{ players: 9 }, "bad-order"],
  [{ players: 0 }, "bad-order"],
  [{ cards: 3, id: "No Id" }, "bad-order"],
] as const)("suggest refuses %j", async (order, code) => {
  expect(await codeOf((await inMemory()).scenarios.suggest(order))).toBe(code);
});

test("a game without a map has no tracks; what may be the reason comes along", async () => {
  const deck = REEFS["content/reefs/decks/reef.yaml"] ?? "";
  const project = await openProject(createMemoryHost(WITHOUT_MAP));
  expect(await codeOf(project.scenarios.suggest())).toBe("no-game");
  const broken = await inMemory({ "content/reefs/decks/reef.yaml": deck.replace("squares", "squarez") });
  const error: unknown = await broken.scenarios.suggest({ game: "reefs" }).catch((reason) => reason);
  expect(error).not.toBeInstanceOf(TypeError);
  if (error instanceof BroadsideError) expect(error.findings).not.toEqual([]);
  const empty = await inMemory({ "content/reefs/decks/reef.yaml": deck.replaceAll("squares", "squarez") });
  const why: unknown = await empty.scenarios.suggest().catch((reason) => reason);
  if (!(why instanceof BroadsideError)) throw why;
  expect(why.code).toBe("no-game");
  expect(why.findings[0]?.file).toBe("content/reefs/decks/reef.yaml");
});

test("a suggestion ends when its caller has had enough", async () => {
  const project = await inMemory(NO_BARS);
  const controller = new AbortController();
  let steps = 0;
  let onFirstStep = (): void => {};
  const progress = {
    step: () => {
      steps += 1;
      if (steps === 1) onFirstStep();
    },
  };
  await project.scenarios.suggest(HOPELESS, { progress });
  const stepsOfAll = steps;
  steps = 0;
  // Only a search that lets others have a turn is ended by this.
  onFirstStep = () => setImmediate(() => controller.abort());
  const call = project.scenarios.suggest(HOPELESS, { signal: controller.signal, progress });
  expect(await codeOf(call)).toBe("aborted");
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThan(stepsOfAll);
  expect(await codeOf(project.scenarios.suggest(HOPELESS, { signal: AbortSignal.abort() }))).toBe("aborted");
});

test("fix returns the least change as edits, and the new text of the file", async () => {
  const project = await onDisk({ [WALL_FILE]: WALL });
  const fixed = await project.scenarios.fix("wall");
  if (fixed.kind !== "fixed") throw new Error(fixed.kind);
  expect(fixed.words).toEqual(["turn card 2 (r4) by 180°"]);
  expect(fixed.files.map(({ path }) => path)).toEqual([WALL_FILE]);
  expect(fixed.text).toContain("turn: 180");
  expect(readFileSync(join(project.root, WALL_FILE), "utf8")).toBe(WALL);
  expect(await project.apply(JSON.parse(JSON.stringify(fixed)))).toEqual({ files: [WALL_FILE] });
  expect(readFileSync(join(project.root, WALL_FILE), "utf8")).toBe(fixed.text);
  expect((await project.scenarios.fix("wall")).kind).toBe("sound");
  expect(await codeOf(project.apply(fixed))).toBe("stale");
});

test("fix says why there is no change", async () => {
  const project = await inMemory({ [WALL_FILE]: WALL.replace("r5", "r9") });
  const unreadable = await project.scenarios.fix("wall");
  expect([unreadable.kind, unreadable.files]).toEqual(["unreadable", []]);
  expect(unreadable.findings.map(({ file }) => file)).toContain(WALL_FILE);
  expect(await codeOf(project.scenarios.fix("wal"))).toBe("unknown-name");
  expect(await codeOf(project.scenarios.fix("reefs"))).toBe("bad-order");
});

test("a refused order leaves nothing behind", async () => {
  const project = await onDisk();
  const before = readdirSync(project.root, { recursive: true });
  await codeOf(project.scenarios.suggest({ cards: 3, id: "No Id" }));
  await codeOf(project.scenarios.create({ id: "con" }));
  expect(readdirSync(project.root, { recursive: true })).toEqual(before);
});

test("a closed project answers nothing", async () => {
  const project = await inMemory();
  await project.close();
  expect(await codeOf(project.scenarios.list())).toBe("closed");
});

test("wishes and counts that are not whole numbers in range, or not words, are refused and never searched for", async () => {
  const project = await onDisk();
  const wrong = [
    { length: "x" },
    { cards: 4.5 },
    { cards: 1e6 },
    { players: -1 },
    { players: 0 },
    { narrows: Number.NaN },
    { corners: -1 },
    { seed: Number.NaN },
    { seed: 1.5 },
    { seed: -1 },
    { seed: 2 ** 32 },
  ];
  for (const wish of wrong)
    expect(await codeOf(project.scenarios.suggest(wish as object)), JSON.stringify(wish)).toBe("bad-order");
  for (const cards of [2, 11, 3.5, -1, Number.NaN])
    expect(await codeOf(project.scenarios.create({ id: "atoll", cards })), `${cards}`).toBe("bad-order");
});
