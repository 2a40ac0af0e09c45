/** Pictures dropped into a game in a browser. */
import { existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { png } from "../support/png-bytes.ts";
import { HARBOUR, SHIPS } from "../support/studio/projects.ts";
import { accessibleShots, shots } from "../support/studio/shots.ts";
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
    "Dinghy",
    "Cutter",
    "Trawler",
    "Galleon",
    "Barge",
  ]);
  await row(page, "huge.png").getByText("too large (300 MiB, at most 64 MiB)").waitFor();
  await row(page, "broken.png").getByText("broken.png is a web page").waitFor();
  await row(page, "dinghy-back.png").getByText("the backs of Ships show no picture").waitFor();
  await row(page, "logo.png").getByText("no card has this id, title or number").waitFor();
  await accessibleShots(page, "pictures");

  // nothing was overwritten; the other picture comes beside it
  const lighthouse = join(folder, "content/harbour/art/lighthouse.png");
  const before = readFileSync(lighthouse);
  await row(page, "lighthouse.png").getByRole("button", { name: "Add as lighthouse-2.png" }).click();
  await row(page, "lighthouse-2.png").getByText("no card has this id").waitFor();
  expect(readFileSync(lighthouse)).toEqual(before);

  // by hand, by keys alone
  await row(page, "logo.png").getByRole("combobox", { name: "Card for art/logo.png" }).fill("Galleon");
  await row(page, "logo.png").getByRole("link", { name: "Galleon" }).waitFor();

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

const art = (folder: string, name: string): string => join(folder, "content/harbour/art", name);

const isSaved = (page: Page) => page.locator(".status-words", { hasText: "Everything is saved" }).waitFor();

test("a picture is renamed with the card that names it; each name is there for as long as a text has it", async ({
  openStudio,
}) => {
  // names that it cannot have are refused while they are typed
  const expects = [/status of 400 .*changePicture/];
  const { page, folder } = await openStudio(HARBOUR, { at: "pictures", expects });
  const [text, bytes] = [
    readFileSync(join(folder, SHIPS), "utf8"),
    readFileSync(art(folder, "lighthouse.png")),
  ];
  const there = () =>
    ["lighthouse.png", "beacon.png", "lamp.png"].filter((name) => existsSync(art(folder, name)));
  await page.getByRole("button", { name: "Rename lighthouse.png" }).click();
  const name = page.getByLabel("New name");
  await name.fill("a/b?");
  await page.getByText("is not a name that texts can have everywhere").waitFor();
  await name.fill("beacon");
  await page.getByText("Changed with it: Galleon.").waitFor();
  await accessibleShots(page, "picture-renamed");
  await name.press("Enter");
  await page.getByText("art/beacon.png", { exact: true }).waitFor();
  await page.getByText("Now beacon.png.").waitFor();
  await shots(page, "picture-replaced");
  expect(there()).toEqual(["lighthouse.png", "beacon.png"]);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(text);

  // again, before the first is saved
  await page.getByRole("button", { name: "Rename beacon.png" }).click();
  await name.fill("lamp");
  await page.getByText("Changed with it: Galleon.").waitFor();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByText("art/lamp.png", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save all" }).click();
  await isSaved(page);
  await expect.poll(there).toEqual(["lamp.png"]);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(text.replace("lighthouse", "lamp"));

  // both are undone after they were saved
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await page.getByText("art/lighthouse.png", { exact: true }).waitFor();
  await page.keyboard.press("Control+s");
  await isSaved(page);
  await expect.poll(there).toEqual(["lighthouse.png"]);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(text);
  expect(readFileSync(art(folder, "lighthouse.png"))).toEqual(bytes);
});

test("a picture is deleted with what names it, and is there until nobody can want it back", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, { at: "pictures" });
  const text = readFileSync(join(folder, SHIPS), "utf8");
  const bytes = readFileSync(art(folder, "lighthouse.png"));
  const isThere = () => existsSync(art(folder, "lighthouse.png"));
  const remove = async (): Promise<void> => {
    await page.getByRole("button", { name: "Delete lighthouse.png" }).click();
    await page.getByText("Galleon uses it, and will be without a picture.").waitFor();
  };
  await remove();
  await accessibleShots(page, "picture-deleted");
  await page.keyboard.press("Escape");
  await page.getByText("Galleon uses it").waitFor({ state: "detached" });
  await remove();
  await page.getByRole("button", { name: "Delete it and take it off 1 card" }).click();
  const notice = page.getByRole("log").getByText("Deleted lighthouse.png, and took it off its card.");
  await notice.waitFor();
  await page.getByRole("log").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Galleon" }).waitFor();
  await isSaved(page);
  expect(isThere()).toBe(true);

  await remove();
  await page.getByRole("button", { name: "Delete it and take it off 1 card" }).click();
  await notice.waitFor();
  await accessibleShots(page, "picture-leaving");
  await page.getByRole("button", { name: "Save all" }).click();
  await isSaved(page);
  expect(isThere(), "the notice with Undo is still shown").toBe(true);
  await page.getByRole("log").getByRole("button", { name: "Close" }).click();
  await page.getByText("Drop pictures here").waitFor();
  // it is hidden as soon as it is to go
  await expect.poll(isThere).toBe(false);
  expect(readFileSync(join(folder, SHIPS), "utf8")).toBe(
    text.replace("    picture: art/lighthouse.png\n", ""),
  );

  // undo brings back the file too, as it was
  await page.keyboard.press("Control+z");
  await page.getByRole("link", { name: "Galleon" }).waitFor();
  await expect.poll(isThere).toBe(true);
  expect(readFileSync(art(folder, "lighthouse.png"))).toEqual(bytes);
  await page.keyboard.press("Control+Shift+z");
  await page.getByRole("link", { name: "Galleon" }).waitFor({ state: "detached" });
  await isSaved(page);
  await expect.poll(isThere).toBe(false);
});

test("a folder dropped from the desktop is taken with its folders, without hidden files", async ({
  openStudio,
}) => {
  const { page, context } = await openStudio(HARBOUR, { at: "pictures" });
  const folder = join(temporaryFolder(), "my art");
  mkdirSync(join(folder, "more", ".git"), { recursive: true });
  const samples = () => [20, 90, 120];
  for (const name of ["dinghy.png", "more/Cutter.png", "more/.git/x.png", ".DS_Store", "more/notes.txt"])
    writeFileSync(join(folder, name), png({ width: 40, height: 40, depth: 8, colourType: 2, samples }));
  await page.getByText("art/lighthouse.png").waitFor();
  const box = await page.locator(".pictures").boundingBox();
  const browser = await context.newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  const at = { x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 40, data };
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...at });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...at });
  await page.locator(".pictures.is-over").waitFor();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...at });
  await page.getByText("2 pictures paired with cards, 1 to look at").waitFor();
  await row(page, "notes.txt").getByText("not a picture").waitFor();
  const paired = await page.locator(".incoming-rows.paired a").allTextContents();
  expect(paired.toSorted()).toEqual(["Cutter", "Dinghy"]);
});
