/** Runs that are replayed instead of repeated: the same words, status and files, as long as nothing has changed. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import type { BuildFlags } from "../../src/cli/build/build-flags.ts";
import { orderOf } from "../../src/cli/build/build-order.ts";
import { runBuild } from "../../src/cli/build/run-build.ts";
import { runCheck } from "../../src/cli/check/run-check.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import type { Host } from "../../src/host/host.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { type ProjectContext, remembering } from "../../src/pipeline/project.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { temporaryFolder } from "../support/temporary.ts";

const bundle = openBundle();
const CREW = "content/sample/decks/crew.yaml";
const PDF = "output/sample/all-decks-a4.pdf";
const CREDITS = "output/sample/CREDITS.txt";
const usual: BuildFlags = {
  kit: [],
  scenario: [],
  paper: ["a4"],
  backs: "duplex",
  only: [],
  dpi: 300,
  marks: true,
};

let folder: string;
const output = { stdout: "", stderr: "" };

beforeEach(() => {
  folder = temporaryFolder();
  for (const [path, content] of Object.entries(SAMPLE_GAME))
    if (typeof content === "string") writeProject(folder, { [path]: content });
  for (const stream of ["stdout", "stderr"] as const)
    vi.spyOn(process[stream], "write").mockImplementation((text) => {
      output[stream] += text;
      return true;
    });
});

afterEach(() => vi.restoreAllMocks());

/** How often a game was made: it looks for the game's fonts, which a replayed run does not. */
let made = 0;

function watched(host: Host): Host {
  const listFiles = (below: string): readonly string[] => {
    if (below !== "templates/sample/fonts") return host.listFiles(below);
    made += 1;
    return host.listFiles(below);
  };
  return { ...host, listFiles };
}

/** A project as a new process opens it. */
function project(product = "product"): ProjectContext {
  return {
    host: watched(createNodeHost(folder)),
    bundle,
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
    memory: diskMemory(openCacheFolder(join(folder, "output/.cache")), product),
  };
}

async function heard(work: () => Promise<number>) {
  const before = made;
  Object.assign(output, { stdout: "", stderr: "" });
  const status = await work();
  return { status, isMade: made > before, ...output };
}

const check = (flags = {}, one = project()) =>
  heard(() => runCheck(projectOf(one), ["sample"], { format: "short", failOn: "error", ...flags }));
const build = (flags: Partial<BuildFlags> = {}, one = project()) =>
  heard(async () => {
    const all = { ...usual, ...flags };
    return runBuild(projectOf(one), orderOf(["sample"], all), all);
  });
const change = (path: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
};

test("check replays the same findings and status without looking", async () => {
  change(CREW, "rank: 3", "rank: three");
  const first = await check();
  expect(first).toMatchObject({ isMade: true, status: 1 });
  expect(first.stdout).toContain(`${CREW}:9:26: error[schema/wrong-type]`);
  expect(await check()).toEqual({ ...first, isMade: false });
});

test.each([
  ["a card", () => change(CREW, "Cook", "Cock")],
  ["a template", () => change("templates/sample/card.svg.hbs", "14pt", "13pt")],
  ["a new file", () => writeProject(folder, { "content/sample/rules.yaml": "rules: []\n" })],
  ["a file less", () => rmSync(join(folder, "templates/sample/back.svg.hbs"))],
  ["a shared template", () => writeProject(folder, { "templates/shared/x.svg.hbs": "<svg/>" })],
  ["the journal", () => writeProject(folder, { "output/sample/journal.json": "[]" })],
])("check looks again after %s has changed", async (_what, alter) => {
  await check();
  alter();
  expect(await check()).toMatchObject({ isMade: true });
  expect(await check()).toMatchObject({ isMade: false });
});

test("check looks again for another version, or when asked to, but not for another format", async () => {
  const { memory: _none, ...anew } = project();
  await check();
  const json = await check({ format: "json" });
  expect(json).toEqual({ ...(await check({ format: "json" }, anew)), isMade: false });
  expect(await check({ failOn: "hint" })).toMatchObject({ isMade: false, status: 1 });
  expect(await check({}, project("another product"))).toMatchObject({ isMade: true });
  const { memory: _memory, ...without } = project();
  expect(await check({}, without)).toMatchObject({ isMade: true });
  expect(await check()).toMatchObject({ isMade: false });
});

test.each([
  ["a deck", CREW, "Cook", "Cock"],
  ["a template", "templates/sample/card.svg.hbs", "14pt", "13pt"],
])("a build is made of %s as it was when the build began", async (_, changing, from, to) => {
  const one = project();
  let asked = 0;
  const readBytes = (path: string): Uint8Array => {
    const bytes = one.host.readBytes(path);
    // The key of the build is made from it.
    if (path !== changing || ++asked === 1) return bytes;
    return new TextEncoder().encode(new TextDecoder().decode(bytes).replace(from, to));
  };
  expect(await build({}, { ...one, host: { ...one.host, readBytes } })).toMatchObject({ isMade: true });
  expect(asked).toBe(1);
  expect(await build()).toMatchObject({ isMade: false });
});

test("build leaves unchanged files that it wrote, and says so", async () => {
  const first = await build();
  expect(first).toMatchObject({ isMade: true, status: 0 });
  const pdf = readFileSync(join(folder, PDF));
  const second = await build();
  expect(second).toEqual({
    ...{ status: 0, isMade: false, stdout: first.stdout.replaceAll("\n", ", unchanged\n") },
    stderr: "no new findings; 2 reported before; --all-findings reports them again\n",
  });
  expect(readFileSync(join(folder, PDF))).toEqual(pdf);
});

test.each([
  ["changed", () => writeFileSync(join(folder, CREDITS), "mine")],
  ["gone", () => rmSync(join(folder, PDF))],
])("build makes everything again if one of its files is %s", async (_what, alter) => {
  await build();
  const [pdf, credits] = [PDF, CREDITS].map((file) => readFileSync(join(folder, file)));
  alter();
  expect(await build()).toMatchObject({ isMade: true, status: 0 });
  expect([PDF, CREDITS].map((file) => readFileSync(join(folder, file)))).toEqual([pdf, credits]);
});

test("an edit of a card leaves credits alone that stay the same, and replaces what is not as it would be", async () => {
  await build();
  const credits = join(folder, CREDITS);
  const text = readFileSync(credits, "utf8");
  const inodes = () => [CREDITS, PDF].map((path) => statSync(join(folder, path)).ino);
  const [before, printed] = inodes();
  const edit = (from: string, to: string): void =>
    writeFileSync(join(folder, CREW), readFileSync(join(folder, CREW), "utf8").replace(from, to));
  edit("title: Cook", "title: Chef");
  expect((await build()).isMade).toBe(true);
  const [after, again] = inodes();
  expect(after).toBe(before);
  expect(again).not.toBe(printed);
  writeFileSync(credits, `${text.slice(0, -2)}?\n`);
  edit("title: Captain", "title: Commodore");
  await build();
  expect(readFileSync(credits, "utf8")).toBe(text);
});

test("what another process writes during a build is not taken for the build's own", async () => {
  const [one, path] = [project(), join(folder, PDF)];
  const made: Buffer[] = [];
  await projectOf(one).print(orderOf(["sample"], usual), {
    onEvent: (event) => {
      if (event.kind !== "file" || event.file.path !== path) return;
      made.push(readFileSync(path));
      writeFileSync(path, "another print");
    },
  });
  expect(made).toHaveLength(1);
  expect(await build()).toMatchObject({ isMade: true, status: 0 });
  expect([readFileSync(path)]).toEqual(made);
});

test("a build is not replayed if a draft has been left beside its files since; once that is deleted, it is", async () => {
  const first = await build();
  expect(await build()).toMatchObject({ isMade: false });
  const draft = join(folder, "output/sample/all-decks-a4-draft.pdf");
  writeFileSync(draft, "a draft");
  const words = `${draft} is an earlier draft, replaced by all-decks-a4.pdf; delete it if you do not need it\n`;
  for (const _again of [1, 2]) {
    const beside = await build();
    expect(beside).toMatchObject({ isMade: true, status: 0 });
    expect(beside.stdout).toContain(words);
  }
  rmSync(draft);
  expect(await build()).toMatchObject({
    isMade: false,
    stdout: first.stdout.replaceAll("\n", ", unchanged\n"),
  });
});

test("build reports what the last one did not, in another process and in a replayed run; everything on demand", async () => {
  const first = await build();
  expect(first.stderr).toMatch(/\n2 hints in 2 files\n$/);
  change(CREW, "Cook", "Co\u200Bok");
  const second = await build();
  expect(second.stderr).toContain("warning[words/hidden-character]");
  expect(second.stderr).toContain("; 2 more reported before; --all-findings reports them again\n");
  const all = await build({ allFindings: true });
  expect(all.stderr).toMatch(/\n1 warning, 2 hints in 3 files.*fix 1 of them\n$/);
  expect(await build({ allFindings: true })).toMatchObject({ isMade: false, stderr: all.stderr });
  expect((await build({ quiet: true })).stderr).toBe("");
  change(CREW, "Co\u200Bok", "Cook");
  await build();
  change(CREW, "Cook", "Co\u200Bok");
  expect((await build()).stderr).toContain("warning[words/hidden-character]");
});

test("findings of a quiet build are new to the next one", async () => {
  expect((await build({ quiet: true })).stderr).toBe("");
  expect((await build()).stderr).toMatch(/\n2 hints in 2 files\n$/);
});

test("pictures of removed cards are deleted by the next whole build, unless someone has changed them", async () => {
  const pngs = { png: true, dpi: 36 };
  const png = (name: string): string => join(folder, "output/sample/png/crew", `${name}.png`);
  const crew = readFileSync(join(folder, CREW), "utf8");
  const without = (id: string): void =>
    writeFileSync(join(folder, CREW), crew.replace(new RegExp(`^ *- \\{ id: ${id},.*\\n`, "m"), ""));
  await build(pngs);
  writeFileSync(png("mine"), "mine");
  without("cook");
  await build({ ...pngs, only: ["pilot"] });
  expect(existsSync(png("cook"))).toBe(true);
  const whole = await build(pngs);
  expect(whole.stdout).toContain(`removed 1 picture of cards that are no longer printed: ${png("cook")}\n`);
  expect(["cook", "pilot", "mine"].map((name) => existsSync(png(name)))).toEqual([false, true, true]);
  expect((await build(pngs)).stdout).not.toContain("removed");
  writeFileSync(join(folder, CREW), crew);
  await build(pngs);
  writeFileSync(png("cook"), "painted over");
  without("cook");
  expect((await build(pngs)).stdout).not.toContain("removed");
  expect(readFileSync(png("cook"), "utf8")).toBe("painted over");
});

test("build looks again with other flags, another date and other content; errors are replayed too", async () => {
  await build();
  expect(await build({ marks: false })).toMatchObject({ isMade: true });
  vi.stubEnv("SOURCE_DATE_EPOCH", "1");
  expect(await build()).toMatchObject({ isMade: true });
  vi.unstubAllEnvs();
  change(CREW, "rank: 3", "rank: three");
  const refused = await build();
  expect(refused).toMatchObject({ isMade: true, status: 1, stdout: "" });
  expect(refused.stderr).toContain("Nothing was printed because of these errors");
  const again = refused.stderr.replace(/hint\[.*?\n\n/s, "").replace(
    // the hint has a fix
    "1 error, 1 hint in 2 files; broadside check --fix may fix 1 of them",
    "1 error in 1 file; 1 more reported before; --all-findings reports them again",
  );
  expect(await build()).toEqual({ ...refused, isMade: false, stderr: again });
});

test("a build whose journal had something to report is replayed without that: its print is in the journal now", async () => {
  await build();
  change(CREW, "Cook", "Cock");
  const other = await build();
  expect(other.stderr).toContain("game/version-not-raised");
  const again = await build({ allFindings: true });
  expect(again).toMatchObject({ isMade: false });
  const { memory: _memory, ...anew } = project();
  const fresh = await build({ allFindings: true }, anew);
  expect(again).toEqual({ ...fresh, isMade: false, stdout: fresh.stdout.replaceAll("\n", ", unchanged\n") });
  expect(again.stderr).not.toContain("game/version-not-raised");
});

test("a build is not replayed if the next would be refused: what allowed the journal's finding is unused now", async () => {
  const strict = "severity: [{ rule: allowance/unused, is: error }]\n";
  const game = "content/sample/game.yaml";
  const text = readFileSync(join(folder, game), "utf8");
  writeFileSync(
    join(folder, game),
    `${text.replace(/^(version: .*)$/m, "$1 # broadside-allow game/version-not-raised: a draft")}${strict}`,
  );
  writeProject(folder, {
    "output/sample/journal.json": '{ "journal": 2, "prints": [{ "version": "1.0.0", "content": "other" }] }',
  });
  expect(await build()).toMatchObject({ isMade: true, status: 0 });
  const refused = await build();
  expect(refused).toMatchObject({ isMade: true, status: 1 });
  expect(refused.stderr).toContain("error[allowance/unused]");
});

test("a print has the same bytes with no cache, with a cache, and with the memory of a watch", async () => {
  const { memory: _memory, ...without } = project();
  const watching = remembering(project());
  const changes = [
    () => {},
    () => change(CREW, "title: Cook", "title: Cook of the good ship Hope"),
    () => change("templates/sample/card.svg.hbs", "14pt", "13pt"),
    () => change(CREW, "title: Pilot", "title: Cook"),
  ];
  for (const alter of changes) {
    alter();
    const prints: Buffer[] = [];
    for (const one of [without, project(), watching]) {
      const opened = projectOf(one);
      await opened.print(await opened.plan({ games: ["sample"] }));
      prints.push(readFileSync(join(folder, PDF)));
    }
    const [fresh] = prints;
    expect(prints.map((print) => print.equals(fresh as Buffer))).toEqual([true, true, true]);
  }
});
