/** What changes in a project's files: told once, seen by the next check, and no longer watched after the end. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { openSample, sampleFolder } from "../support/api/sample-project.ts";
import { writeProject } from "../support/command/command.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

const DECK = "content/sample/decks/crew.yaml";

/** Watchers of files that keep this process alive: also those of tests before, until they are closed in a later turn. */
const watchers = (): number => process.getActiveResourcesInfo().filter((name) => /FSEvent/.test(name)).length;

test("a changed card alters the findings, and an ended iteration lets the watcher go", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  expect((await project.check()).counts.error).toBe(0);
  const before = watchers();
  const changes = project.changes()[Symbol.asyncIterator]();
  expect(watchers()).toBeGreaterThan(before);
  const next = changes.next();
  const text = readFileSync(join(folder, DECK), "utf8");
  writeProject(folder, { [DECK]: text.replace("rank: 1", "rank: one") });
  expect(text).toContain("rank: 1");
  expect((await next).value).toEqual({ files: [DECK], games: ["sample"] });
  expect((await project.check()).counts.error).toBeGreaterThan(0);
  await changes.return?.();
  await expect.poll(watchers).toBeLessThanOrEqual(before);
  await project.close();
});

test("whoever has seen a file that was as before in a moment is told of it, and reads what it says now", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  const end = new AbortController();
  const [before, between] = ["# before\n", "# between\n"];
  writeProject(folder, { [DECK]: before });
  let read = "";
  const look = async (): Promise<void> => {
    read = (await project.read(DECK))?.text ?? "";
  };
  const changes = project.changes({ signal: end.signal });
  const following = (async () => {
    for await (const _ of changes) await look();
  })();
  for (let time = 0; time < 5; time++) {
    writeProject(folder, { [DECK]: between });
    await look();
    writeProject(folder, { [DECK]: before });
    await expect.poll(() => read).toBe(before);
  }
  end.abort();
  await following;
  await project.close();
});

test("a signal ends the iteration", async () => {
  const project = openSample(sampleFolder());
  const end = new AbortController();
  setImmediate(() => end.abort());
  for await (const changed of project.changes({ signal: end.signal })) expect.fail(`${changed.files}`);
});

test("a project in memory reports what is written to its host, by whomever, and nothing of the disk", async () => {
  const die = "content/sample/dice/red.yaml";
  const text = "die: red\ntitel: Red\ncolour: '#ff0000'\nfaces: [[pip], [pip], [pip], [pip], [pip], []]\n";
  const host = createMemoryHost({ ...SAMPLE_GAME, [die]: text });
  const project = await openProject(host);
  const before = watchers();
  const changes = project.changes()[Symbol.asyncIterator]();
  const next = changes.next();
  host.writeFile("output/sample/x.pdf", new Uint8Array(1));
  expect((await project.apply(await project.fix())).files).toEqual([die]);
  expect((await next).value).toEqual({ files: [die], games: ["sample"] });
  const second = changes.next();
  host.createFile("templates/shared/new.svg.hbs", new TextEncoder().encode("<svg/>"));
  expect((await second).value).toEqual({ files: ["templates/shared/new.svg.hbs"], games: ["sample"] });
  // Those of other tests may have ended in the meantime.
  expect(watchers()).toBeLessThanOrEqual(before);
  await changes.return?.();
  await project.close();
});

test("changes before the iteration begins are reported, and an iteration that never began can be ended", async () => {
  const folder = sampleFolder();
  const project = openSample(folder);
  const before = watchers();
  const unused = project.changes()[Symbol.asyncIterator]();
  expect(watchers()).toBeGreaterThan(before);
  const changes = project.changes()[Symbol.asyncIterator]();
  writeProject(folder, { [DECK]: `${readFileSync(join(folder, DECK), "utf8")}# more\n` });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await changes.next()).value).toEqual({ files: [DECK], games: ["sample"] });
  expect(await unused.return?.()).toEqual({ done: true, value: undefined });
  expect(await unused.next()).toEqual({ done: true, value: undefined });
  await changes.return?.();
  await expect.poll(watchers).toBeLessThanOrEqual(before);
  await project.close();
});
