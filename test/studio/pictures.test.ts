/** Pictures dropped into a game in a browser. */
import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { png } from "../support/png-bytes.ts";
import { accessibilityFaults } from "../support/studio/accessibility.ts";
import { HARBOUR, SHIPS } from "../support/studio/projects.ts";
import { shots } from "../support/studio/shots.ts";
import { test } from "../support/studio/studio-test.ts";
import { temporaryFolder } from "../support/temporary.ts";

const NAMES = [
  "dinghy.png",
  "Cutter.png",
  "trawler-front.png",
  "ships_04.png",
  "BARGE.PNG",
  "logo.png",
  "dinghy-back.png",
  "lighthouse.png",
  "broken.png",
  "huge.png",
];

/** The files of the names above: the last but one is no picture, the last has 300 MB. */
function dropped(): readonly string[] {
  const folder = temporaryFolder();
  return NAMES.map((name, index) => {
    const path = join(folder, name);
    const samples = () => [20 * index, 90, 120];
    writeFileSync(
      path,
      name === "broken.png" ? "<html>" : png({ width: 720, height: 420, depth: 8, colourType: 2, samples }),
    );
    if (name === "huge.png") truncateSync(path, 300 * 2 ** 20);
    return path;
  });
}

const row = (page: Page, name: string) => page.locator(".incoming-row").filter({ hasText: name });

test("ten pictures: those that fit are on their cards, the rest is listed and given by hand", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "pictures" });
  await page.getByText("art/lighthouse.png").waitFor();
  await page.getByText("1 picture", { exact: true }).waitFor();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/addPicture")) sent.push(request.headers()["x-studio-ask"] ?? "");
  });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Add pictures" }).click(),
  ]);
  await chooser.setFiles(dropped());
  await page.getByText("5 pictures paired with cards, 5 to look at").waitFor();
  expect(sent).toHaveLength(9);
  expect(await page.locator(".incoming-rows.paired a").allTextContents()).toEqual([
    "ships/dinghy",
    "ships/cutter",
    "ships/trawler",
    "ships/galleon",
    "ships/barge",
  ]);
  await row(page, "huge.png").getByText("too large (300 MiB, at most 64 MiB)").waitFor();
  await row(page, "broken.png").getByText("broken.png is a web page").waitFor();
  await row(page, "dinghy-back.png").getByText("the backs of Ships show no picture").waitFor();
  await row(page, "logo.png").getByText("no card has this id, title or number").waitFor();
  await shots(page, "pictures", async (at) => expect(await accessibilityFaults(page), at).toEqual([]));

  // nothing was overwritten; the other picture comes beside it
  const lighthouse = join(folder, "content/harbour/art/lighthouse.png");
  const before = readFileSync(lighthouse);
  await row(page, "lighthouse.png").getByRole("button", { name: "Add as lighthouse-2.png" }).click();
  await row(page, "lighthouse-2.png").getByText("no card has this id").waitFor();
  expect(readFileSync(lighthouse)).toEqual(before);

  // by hand, by keys alone
  await row(page, "logo.png")
    .getByRole("combobox", { name: "Card for art/logo.png" })
    .fill("Galleon (ships/galleon)");
  await row(page, "logo.png").getByRole("link", { name: "ships/galleon" }).waitFor();

  await page.getByRole("button", { name: "Save all" }).click();
  await page.locator(".status-words", { hasText: "Everything is saved" }).waitFor();
  const text = readFileSync(join(folder, SHIPS), "utf8");
  expect(text).toContain("    cost: 3 # was 4 until version 0.2\n");
  expect(text.match(/picture: art.*/g)).toEqual([
    "picture: art/dinghy.png",
    "picture: art/Cutter.png",
    "picture: art/trawler-front.png",
    "picture: art/logo.png",
    "picture: art/BARGE.png }",
  ]);
});

test("a game without pictures says what to do; one that is only shown takes none", async ({ openStudio }) => {
  const { page } = await openStudio(
    { ...HARBOUR, changes: [{ path: SHIPS, from: "    picture: art/lighthouse.png\n", to: "" }] },
    { at: "pictures", isReadOnly: true },
  );
  await page.getByText("on no card").waitFor();
  const add = page.getByRole("button", { name: "Add pictures" });
  expect(await add.getAttribute("aria-disabled")).toBe("true");
});
