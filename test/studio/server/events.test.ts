/** What the studio's server tells its pages. Names of rows: docs/security.md. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openProject } from "../../../src/index.ts";
import { sampleFolder } from "../../support/api/sample-project.ts";
import { eventsOf } from "../../support/studio/event-lines.ts";
import { testStudio } from "../../support/studio/served-studio.ts";
import { temporaryFolder } from "../../support/temporary.ts";

const GAME = "content/sample/game.yaml";

test("a change by anybody reaches every page, and the end of the server too", async () => {
  const studio = await testStudio();
  const pages = await Promise.all([eventsOf(studio), eventsOf(studio)]);
  // both are listening when the second call is answered
  const { text, hash } = (await studio.call("text", { path: GAME })).body;
  await studio.call("open", {});
  const edits = [{ file: GAME, start: placeAt(text.length), end: placeAt(text.length), text: "# saved\n" }];
  expect((await studio.call("apply", { files: [{ path: GAME, hash, edits }] })).status).toBe(200);
  for (const page of pages)
    expect(await page.next()).toEqual({ kind: "changed", files: [GAME], games: ["sample"] });
  await studio.close();
  for (const page of pages) {
    expect(await page.next()).toEqual({ kind: "closing" });
    expect(await page.next()).toBeUndefined();
  }
});

const placeAt = (offset: number) => ({ offset, line: 1, column: 1 });

const FILES = 10_000;

test(`C8: ${FILES} files that change at once are one event`, async () => {
  const studio = await testStudio();
  const folder = join(studio.folder, "content/sample/art/many");
  mkdirSync(folder, { recursive: true });
  const page = await eventsOf(studio);
  await studio.call("open", {});
  for (let number = 0; number < FILES; number++) writeFileSync(join(folder, `${number}.txt`), String(number));
  const event = await page.next();
  expect(event).toMatchObject({ kind: "changed", games: ["sample"] });
  await studio.close();
  expect(await page.next(), "nothing else").toEqual({ kind: "closing" });
});

test("W13: pages are told of changes after a bug too, of the project that was opened anew", async () => {
  const folder = sampleFolder();
  let opened = 0;
  const open = async () => {
    const project = await openProject(folder, { cache: false });
    opened += 1;
    return { ...project, dice: () => Promise.reject(new TypeError("x is undefined")) };
  };
  const studio = await testStudio({ folder, open });
  const page = await eventsOf(studio);
  await studio.call("open", {});
  expect((await studio.call("dice", { game: "sample" })).body.code).toBe("bug");
  await studio.call("text", { path: GAME });
  expect(opened).toBe(2);
  writeFileSync(join(folder, GAME), `${readFileSync(join(folder, GAME), "utf8")}# by an editor\n`);
  expect(await page.next()).toEqual({ kind: "changed", files: [GAME], games: ["sample"] });
});

test("pages that wait in a folder without a project are told of the first game", async () => {
  const folder = temporaryFolder();
  const studio = await testStudio({ folder });
  const page = await eventsOf(studio);
  mkdirSync(join(folder, "content/mine"), { recursive: true });
  expect((await studio.call("open", {})).body.hasProject).toBe(true);
  writeFileSync(
    join(folder, "content/mine/game.yaml"),
    "broadside: 1\nid: mine\ntitle: Mine\nversion: 1.0.0\n",
  );
  expect(await page.next()).toMatchObject({ kind: "changed", games: ["mine"] });
});
