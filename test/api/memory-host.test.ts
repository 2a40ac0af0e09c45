/** Without a disk: a project in memory, printed into a host of the caller. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";
import { codeOf } from "../support/api/sample-project.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";

test("a project in memory is checked, and printed into a host in memory", async () => {
  const host = createMemoryHost(SAMPLE_GAME);
  const project = await openProject(host);
  expect((await project.check()).counts.error).toBe(0);
  expect(await codeOf(project.plan())).toBe("bad-output");
  const out = createMemoryHost({});
  const { status, files } = await project.print(await project.plan({ out }));
  expect(status).toBe(0);
  const pdf = out.files.get("sample/all-decks-a4.pdf");
  expect(new TextDecoder("latin1").decode(pdf?.subarray(0, 5))).toBe("%PDF-");
  expect(files.find(({ path }) => path.endsWith("all-decks-a4.pdf"))?.bytes).toBe(pdf?.length);
  expect([...host.files.keys()].sort()).toEqual(Object.keys(SAMPLE_GAME).sort());
  await project.close();
});

test("what a call writes to a project in memory stays in memory", async () => {
  const host = createMemoryHost(SAMPLE_GAME);
  const project = await openProject(host);
  const { files } = await project.writeSchemas();
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(host.files.has(`schemas/${file}`), file).toBe(true);
  expect(existsSync("memory")).toBe(false);
  host.createFile("content/new.yaml", new Uint8Array());
  expect(() => host.createFile("content/new.yaml", new Uint8Array())).toThrow("already exists");
  await project.close();
});
