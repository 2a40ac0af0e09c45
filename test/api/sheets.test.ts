/** Sheets with slots in the library: help while their files are typed, and which of several sheets is meant. */
import { expect, test } from "vitest";
import { type Assisted, createMemoryHost, type Order, openProject, type Project } from "../../src/index.ts";
import { type ProjectFiles, SAMPLE_GAME } from "../support/game/sample-game.ts";

const sheet = (paper: string): string =>
  `sheet: labels\ntitle: Labels\npaper: ${paper}\nslots:\n  - { x: 20mm, y: 20mm, width: 63.5mm, height: 88.9mm }\n`;

test("a sheet that all games share is completed and explained as a game's own is", async () => {
  const text = "sheet: more\ntitle: More\npaper: a4\nslots:\n  - { x: 20mm, sh }\n";
  const files = ["content/sheets/more.yaml", "content/sample/sheets/more.yaml"];
  const typed = Object.fromEntries(files.map((file) => [file, text]));
  const project = await openProject(createMemoryHost({ ...SAMPLE_GAME, ...typed }));
  for (const file of files) {
    const { completions } = await assisted(project, file, text.indexOf("sh }") + 2);
    expect(
      completions.map(({ label }) => label),
      file,
    ).toContain("shape");
    const { hover } = await assisted(project, file, text.indexOf("paper") + 1);
    expect(JSON.stringify(hover), file).toContain("as it goes through the printer");
  }
  const [game] = await project.games();
  expect(game?.files).toEqual(expect.arrayContaining(files));
  await project.close();
});

async function assisted(project: Project, file: string, offset: number): Promise<Assisted> {
  const found = await project.assist({ file, offset, game: "sample" });
  if (!found) throw new Error(`no help in ${file}`);
  return found;
}

const OTHER: ProjectFiles = Object.fromEntries(
  Object.entries(SAMPLE_GAME).map(([path, text]) => [
    path.replaceAll("sample", "other"),
    typeof text === "string" ? text.replaceAll("id: sample", "id: other") : text,
  ]),
);

async function planned(files: ProjectFiles, order: Order) {
  const project = await openProject(createMemoryHost({ ...SAMPLE_GAME, ...files }));
  try {
    return await project.plan({ ...order, out: createMemoryHost() });
  } finally {
    await project.close();
  }
}

const papersOf = async (files: ProjectFiles, order: Order) =>
  (await planned(files, order)).prints.map(({ paper, file }) => [paper, file]);

test("a game's own sheet comes before one that all games share, and that before one of Broadside's", async () => {
  const shared = { "content/sheets/labels.yaml": sheet("letter") };
  const own = { "content/sample/sheets/labels.yaml": sheet("legal") };
  const order = { games: ["sample"], sheet: "labels" };
  expect(await papersOf(shared, order)).toEqual([["letter", "all-decks-letter-labels.pdf"]]);
  expect(await papersOf({ ...shared, ...own }, order)).toEqual([["legal", "all-decks-legal-labels.pdf"]]);
  const l7414 = { "content/sheets/mine.yaml": sheet("letter").replace("labels", "avery-l7414") };
  expect(await papersOf(l7414, { sheet: "avery-l7414" })).toEqual([
    ["letter", "all-decks-letter-avery-l7414.pdf"],
  ]);
});

test("games that mean different sheets are not printed together", async () => {
  const own = { "content/sample/sheets/labels.yaml": sheet("legal") };
  const shared = { "content/sheets/labels.yaml": sheet("letter") };
  await expect(planned({ ...OTHER, ...own, ...shared }, { sheet: "labels" })).rejects.toMatchObject({
    code: "bad-order",
    message: expect.stringContaining("each means its own"),
  });
  await expect(planned({ ...OTHER, ...own }, { sheet: "labels" })).rejects.toMatchObject({
    code: "bad-order",
    message: expect.stringContaining("other cannot use it"),
  });
});

test("a whole deck is named with a slash", async () => {
  const decks = async (...only: string[]) =>
    (await planned({}, { only })).prints.map(({ sheets }) => sheets.pieces?.count);
  const whole = await decks("crew/");
  expect(whole).toEqual([await countOfCrew()]);
  await expect(decks("crow/")).rejects.toMatchObject({
    message: expect.stringContaining('did you mean "crew/"?'),
  });
});

async function countOfCrew(): Promise<number> {
  const project = await openProject(createMemoryHost(SAMPLE_GAME));
  const [game] = await project.games();
  await project.close();
  const count = game?.decks.find(({ id }) => id === "crew")?.cards.length ?? 0;
  expect(count).toBeGreaterThan(0);
  return count;
}

const LABELS = "content/sheets/labels.yaml";

test("a faulty sheet that all games share is found, and fixed where one paper is meant", async () => {
  const project = await openProject(createMemoryHost({ ...SAMPLE_GAME, [LABELS]: sheet("lettre") }));
  const { findings } = await project.check();
  expect(
    findings.filter(({ severity }) => severity === "error").map(({ file, rule }) => [file, rule]),
  ).toEqual([[LABELS, "sheet/unknown-paper"]]);
  await project.apply(await project.fix([LABELS]));
  expect((await project.read(LABELS))?.text).toBe(sheet("letter"));
  expect((await project.check([LABELS])).findings).toEqual([]);
  await project.close();
});

test("a change of a sheet that all games share is a change of all games", async () => {
  const host = createMemoryHost({ ...SAMPLE_GAME, ...OTHER, [LABELS]: sheet("letter") });
  const project = await openProject(host);
  const changes = project.changes()[Symbol.asyncIterator]();
  const next = changes.next();
  host.writeFile(LABELS, new TextEncoder().encode(sheet("a4")));
  expect((await next).value).toEqual({ files: [LABELS], games: ["other", "sample"] });
  await changes.return?.();
  await project.close();
});
