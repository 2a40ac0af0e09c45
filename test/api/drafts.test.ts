/** Unsaved texts: every call sees them in place of the files, and no file and no later run notices. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { createMemoryHost, type Draft, openProject, type Project, type Work } from "../../src/index.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { writingLater } from "../../src/remember/write-later.ts";
import { codeOf, openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";

const CREW = "content/sample/decks/crew.yaml";

const crewOf = (folder: string): string => readFileSync(join(folder, CREW), "utf8");

/** The deck with a name that is a finding: a word is repeated. */
const repeated = (folder: string): Draft => ({
  path: CREW,
  text: crewOf(folder).replace("Cook", '"The the cook"'),
});

test("a call answers about drafts as if they were saved, and the next one without them about the files", async () => {
  const folder = sampleFolder();
  const before = crewOf(folder);
  const draft = repeated(folder);
  const saved = sampleFolder();
  writeProject(saved, { [CREW]: draft.text });
  const project = openSample(folder);
  const clean = await project.check();
  const seen = await project.check([], { drafts: [draft] });
  expect(seen.findings.map(({ rule }) => rule)).toContain("words/doubled-word");
  expect(seen).toEqual(await openSample(saved).check());
  expect(await project.textOf(CREW, { drafts: [draft] })).toBe(draft.text);
  expect(await project.check()).toEqual(clean);
  expect(crewOf(folder)).toBe(before);
});

test("a draft may be a file that does not exist yet", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  const path = "content/sample/decks/ghosts.yaml";
  const text = crewOf(folder).replace("deck: crew", "deck: ghosts");
  const idsOf = async (work?: Work) => (await project.games(work))[0]?.decks.map(({ id }) => id);
  expect(await idsOf()).not.toContain("ghosts");
  expect(await idsOf({ drafts: [{ path, text }] })).toContain("ghosts");
});

test("edits in an answer are for the draft, and its file keeps its byte order mark", async () => {
  const folder = sampleFolder();
  const draft = repeated(folder);
  writeFileSync(join(folder, CREW), `\uFEFF${crewOf(folder)}`);
  const project = openSample(folder);
  const { files } = await project.fix([], { drafts: [draft] });
  expect(files.map(({ path, before }) => [path, before])).toEqual([[CREW, draft.text]]);
  expect(await codeOf(project.apply({ files }))).toBe("stale");
  // Once the draft is saved, byte order mark included, they fit.
  writeFileSync(join(folder, CREW), `\uFEFF${draft.text}`);
  expect(await codeOf(project.apply({ files }))).toBe("no error");
  expect(readFileSync(join(folder, CREW))).toEqual(Buffer.from(`\uFEFF${files[0]?.after}`));
});

test("drafts have the paths that edits may have, and one text each", async () => {
  const project = openSample(sampleFolder());
  const refusal = (...drafts: Draft[]) => codeOf(project.games({ drafts }));
  for (const path of [
    "package.json",
    "content/../x.yaml",
    "content/.hidden/x.yaml",
    "/content/x",
    "content//x",
  ])
    expect([path, await refusal({ path, text: "" })]).toEqual([path, "bad-order"]);
  expect(await refusal({ path: CREW, text: "a" }, { path: CREW, text: "b" })).toBe("bad-order");
  expect(await refusal({ path: CREW } as Draft)).toBe("bad-order");
});

test("calls that read and write the files themselves refuse drafts, and say what to do", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  const work = { drafts: [repeated(folder)] } as object;
  for (const call of [
    project.print({}, work),
    project.apply({ files: [] }, work),
    project.writeSchemas({}, work),
  ])
    await expect(call).rejects.toThrow(/save the drafts first/);
});

test("drafts of the games that come with Broadside are seen too", async () => {
  const bundle = openBundle();
  const project = projectOf({ host: bundle.host, bundle });
  const path = "content/pirate-tricks/game.yaml";
  const text = ((await project.textOf(path)) ?? "").replace(/^title:.*$/m, "title: Good evening");
  const titles = async (work: Work) => (await project.games(work)).map(({ title }) => title);
  expect(await titles({ drafts: [{ path, text }] })).toContain("Good evening");
  expect(await titles({})).not.toContain("Good evening");
});

/** The project with a cache on disk, and the names and bytes of its entries. */
function withCache(folder: string): { project: Project; entries: () => readonly unknown[] } {
  const cache = join(folder, "output", ".cache");
  const disk = writingLater(diskMemory(openCacheFolder(cache), "product"));
  const project = projectOf({
    host: createNodeHost(folder),
    bundle: openBundle(),
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
    memory: createMemory(disk),
  });
  const entries = () =>
    readdirSync(cache)
      .sort()
      .map((name) => [name, readFileSync(join(cache, name), "base64")]);
  return { project, entries };
}

test("what is found about drafts is not written for later runs, and remembered by this one", async () => {
  const folder = sampleFolder();
  const first = withCache(folder);
  await first.project.check();
  await first.project.close();
  const before = first.entries();
  expect(before.length).toBeGreaterThan(0);
  const second = withCache(folder);
  const drafts = [repeated(folder)];
  const seen = await second.project.check([], { drafts });
  const steps: string[] = [];
  const again = await second.project.check([], {
    drafts,
    progress: { step: (work) => void steps.push(work) },
  });
  expect(again).toEqual(seen);
  expect(steps).toEqual([]);
  await second.project.close();
  expect(second.entries()).toEqual(before);
});

test("a project in memory sees drafts", async () => {
  const host = createMemoryHost({
    "content/duel/game.yaml": "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n",
  });
  const project = await openProject(host);
  const drafts = [
    { path: "content/duel/game.yaml", text: "broadside: 1\nid: duel\ntitle: War\nversion: 1.0.0\n" },
  ];
  expect((await project.games({ drafts })).map(({ title }) => title)).toEqual(["War"]);
  expect((await project.games()).map(({ title }) => title)).toEqual(["Duel"]);
});
