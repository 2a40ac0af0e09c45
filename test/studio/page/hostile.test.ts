/** What other people wrote, shown in a browser: nothing of it runs. And what a killed reader of pictures leaves: a studio that goes on. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { childrenWith } from "../../support/command/process-use.ts";
import { png } from "../../support/png-bytes.ts";
import { HARBOUR, SHIPS } from "../../support/studio/projects.ts";
import { test } from "../../support/studio/studio-test.ts";

const RUNS = "window.hasRun=1";
const IMAGE = `<img src=x onerror=${RUNS}>`;
const SCRIPT = `</title><script>${RUNS}</script>`;

const HOSTILE = {
  ...HARBOUR,
  changes: [
    { path: SHIPS, from: "title: Dinghy", to: `title: "${IMAGE}"` },
    { path: SHIPS, from: "title: Ships", to: `title: "${SCRIPT}"` },
    { path: SHIPS, from: "icon: canoe", to: `icon: "${IMAGE}"` },
  ],
};

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${RUNS}"><script>${RUNS}</script></svg>`;

const art = (folder: string, name: string): string => join(folder, "content/harbour/art", name);

const hasRun = (page: Page): Promise<unknown> => page.evaluate("window.hasRun");

test("W10: hostile titles, values, file names and drawings are shown as texts and pictures", async ({
  openStudio,
}) => {
  // a policy that is broken would be an error of the page, which fails the test
  const { page, folder } = await openStudio(HOSTILE);
  const own = page.getByText(IMAGE, { exact: false });
  const visit = async (view: string): Promise<void> => {
    await page.goto(page.url().replace(/#.*|$/, `#/${view}`));
  };
  await page.getByText(SCRIPT, { exact: false }).first().waitFor();
  await visit("card/harbour/ships/dinghy");
  await page.getByRole("heading", { name: IMAGE }).waitFor();
  await visit("table/harbour/ships");
  await own.first().waitFor();
  await visit("problems");
  await own.first().waitFor();
  writeFileSync(art(folder, `${IMAGE.replaceAll("/", "")}.svg`), DRAWING);
  writeFileSync(art(folder, "evil.svg"), DRAWING);
  await visit("pictures");
  await page.getByText("evil.svg").first().waitFor();
  await own.first().waitFor();
  await visit(`source/${encodeURIComponent(SHIPS)}`);
  await page.getByText(IMAGE, { exact: false }).first().waitFor();
  expect(await hasRun(page)).toBeUndefined();
});

test("W10: a table that is pasted from a web page gives its texts and runs nothing", async ({
  openStudio,
}) => {
  // the browser says what it has not run
  const expects = [/Executing inline event handler violates/];
  const { page } = await openStudio(HARBOUR, { at: "table/harbour/ships", expects });
  await page.getByText("Dinghy").first().waitFor();
  const html = `<table><tr><td>title</td><td>kind</td></tr><tr><td>Raft${IMAGE}<script>${RUNS}</script></td><td>war</td></tr></table>`;
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", ${JSON.stringify(html)});
    dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  }`);
  await page.getByText("Raft").first().waitFor();
  await page.getByText("1 unsaved file").first().waitFor();
  expect(await hasRun(page)).toBeUndefined();
});

test("W13: a reader of pictures that is killed is replaced, and the page goes on", async ({ openStudio }) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "pictures" });
  const add = async (name: string, value: number): Promise<void> => {
    const samples = () => [value, 90, 120];
    writeFileSync(art(folder, name), png({ width: 60, height: 40, depth: 8, colourType: 2, samples }));
    const tile = page.locator(".picture-tile").filter({ hasText: name });
    await tile.getByText("60 × 40 px").waitFor();
    await tile.locator("img").waitFor();
  };
  await add("first.png", 10);
  const readers = childrenWith("inspecting");
  expect(readers.length).toBeGreaterThan(0);
  for (const pid of readers) process.kill(pid, "SIGKILL");
  await add("second.png", 20);
});
