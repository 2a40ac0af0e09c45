/** What a project keeps for other processes: written after its first call, then when it is closed or idle. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectOf } from "../../src/api/project-at.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { openCacheFolder } from "../../src/host/disk/cache-folder.ts";
import { createNodeHost } from "../../src/host/node-host.ts";
import { openProject, type Progress, type Project } from "../../src/index.ts";
import { diskMemory } from "../../src/remember/disk-memory.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { writingLater } from "../../src/remember/write-later.ts";
import { sampleFolder } from "../support/api/sample-project.ts";

const CREW = "content/sample/decks/crew.yaml";

function opened(folder: string): Project {
  const disk = writingLater(diskMemory(openCacheFolder(join(folder, "output", ".cache")), "product"));
  return projectOf({
    host: createNodeHost(folder),
    bundle: openBundle(),
    output: { host: createNodeHost(join(folder, "output")), shown: "output" },
    memory: createMemory(disk),
  });
}

const verdictsIn = (folder: string): number =>
  readdirSync(join(folder, "output", ".cache")).filter((name) => name.startsWith("verdict-")).length;

test("the results of edits are written once, when the project is closed", async () => {
  const folder = sampleFolder();
  const project = opened(folder);
  await project.check(["sample"]);
  const first = verdictsIn(folder);
  expect(first).toBeGreaterThan(0);
  const text = readFileSync(join(folder, CREW), "utf8");
  for (const name of ["Cock", "Cooks"]) {
    writeFileSync(join(folder, CREW), text.replace("Cook", name));
    await project.check(["sample"]);
  }
  expect(verdictsIn(folder)).toBe(first);
  await project.close();
  const last = verdictsIn(folder);
  expect(last).toBeGreaterThan(first);
  const next = opened(folder);
  await next.check(["sample"]);
  await next.close();
  expect(verdictsIn(folder)).toBe(last);
});

test("without a memory, as in a command, everything is written when its call ends", async () => {
  const folder = sampleFolder();
  const once = () => openProject(folder, { memory: false });
  const project = await once();
  await project.check(["sample"]);
  await project.print({ games: ["sample"] });
  const { files } = await (await once()).print({ games: ["sample"] });
  expect(files.length).toBeGreaterThan(0);
  expect(files.every(({ unchanged }) => unchanged)).toBe(true);
});

test("a project that is not closed has written what its first call found", async () => {
  const folder = sampleFolder();
  await opened(folder).check(["sample"]);
  expect(verdictsIn(folder)).toBeGreaterThan(0);
});

test("faces that were looked at in one process are not laid out in the next, even for pictures", async () => {
  const folder = sampleFolder();
  const first = opened(folder);
  await first.check(["sample"]);
  await first.close();
  const steps: string[] = [];
  const next = opened(folder);
  const { faces } = await next.faces(
    { game: "sample", faces: [{ deck: "crew", card: "cook" }] },
    { progress: { step: (what) => void steps.push(what) } },
  );
  await next.close();
  expect(faces[0]?.svg).toMatch(/^<svg/);
  expect(steps).toEqual([]);
});

test("fixes start from the verdict of a check, and the check after them from theirs", async () => {
  const folder = sampleFolder();
  writeFileSync(
    join(folder, CREW),
    readFileSync(join(folder, CREW), "utf8").replace("Cook", '"The the cook"'),
  );
  const stepsOf = async (work: (project: Project, progress: Progress) => Promise<unknown>) => {
    const steps: string[] = [];
    const project = opened(folder);
    await work(project, { step: (what) => void steps.push(what) });
    await project.close();
    return steps;
  };
  expect(await stepsOf((project, progress) => project.check(["sample"], { progress }))).not.toEqual([]);
  const untouched = await stepsOf((project, progress) => project.fix(["sample"], { progress }));
  const fixed = await stepsOf(async (project, progress) => {
    await project.apply(await project.fix(["sample"]));
    return project.check(["sample"], { progress });
  });
  expect(fixed).toEqual([]);
  // Of a game without fixes nothing is checked again.
  expect(await stepsOf((project, progress) => project.fix(["sample"], { progress }))).toEqual([]);
  expect(untouched).not.toEqual([]);
});
