/**
 * The page of `broadside share` in a real browser, opened as a file: what testers do with it, and that it is alone. Titles
 * and texts of games are hostile here.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { openProject, type Shared, type ShareOrder } from "../../src/index.ts";
import { accessibilityFaults } from "../support/studio/accessibility.ts";
import { copyOf, HARBOUR, SHIPS, type StudioProject } from "../support/studio/projects.ts";
import { accessibleShots } from "../support/studio/shots.ts";
import { test } from "../support/studio/studio-test.ts";
import { WAIT_MS } from "../support/time-limits.ts";

const EVIL = '</script><img src=x onerror="document.title=1"><b>Boat';

const HOSTILE: StudioProject = {
  ...HARBOUR,
  changes: [
    { path: SHIPS, from: "title: Cutter", to: `title: '${EVIL}'` },
    { path: SHIPS, from: "title: Ships", to: "title: '<i>Ships</i>'" },
    { path: "content/harbour/game.yaml", from: "title: Harbour", to: "title: 'Har</title>bour'" },
  ],
};

const FILE = "output/harbour/harbour-share.html";

let folder: string;
let shared: Shared;
/** Of the hostile game, whose text is too long for its card: a draft. */
let draft: Shared;
let address: string;

const shareOf = async (where: string, order: ShareOrder = {}): Promise<Shared> => {
  const project = await openProject(where);
  return project.share(order).finally(() => project.close());
};

beforeAll(async () => {
  folder = copyOf(HARBOUR);
  shared = await shareOf(folder);
  const hostile = copyOf(HOSTILE);
  draft = await shareOf(hostile, { draft: true });
  address = pathToFileURL(join(hostile, FILE.replace(".html", "-draft.html"))).href;
});

/** The page as a file, where every request and every error is noted. */
const shareTest = test.extend<{ opened: { readonly page: Page; readonly noted: readonly string[] } }>({
  opened: async ({ browser, skip }, use) => {
    if (!browser) return skip("chromium is not installed");
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    const noted: string[] = [];
    page.on("console", (message) => noted.push(message.text()));
    page.on("pageerror", (error) => noted.push(error.message));
    page.on("request", (request) => {
      if (!/^(?:blob|data):/.test(request.url())) noted.push(request.url());
    });
    await page.goto(address);
    await page.locator(".card img[src]").first().waitFor();
    await use({ page, noted });
    await context.close();
    expect(noted).toEqual([address]);
  },
});

test("a page is one file in the output folder of its game, the same each time", async () => {
  expect(shared).toMatchObject({ status: 0, isRefused: false, findings: [] });
  const text = readFileSync(join(folder, FILE));
  expect(shared.files).toEqual([
    {
      game: "harbour",
      path: join(folder, FILE),
      file: "harbour-share.html",
      bytes: text.length,
      cards: expect.any(Number),
    },
  ]);
  expect((await shareOf(folder)).files).toEqual(shared.files);
  expect(readFileSync(join(folder, FILE)).equals(text)).toBe(true);
});

test("a proof has a name of its own; what cannot be shared is refused", async () => {
  const proof = await shareOf(folder, { only: ["dinghy", "galleon"] });
  expect(proof.files.map(({ path, cards }) => [path.split("/").at(-1), cards])).toEqual([
    ["harbour-proof-share.html", 2],
  ]);
  await expect(shareOf(folder, { only: ["dingy"] })).rejects.toThrow('did you mean "dinghy"?');
  await expect(shareOf(folder, { dpi: 10 })).rejects.toThrow("dpi");
  await expect(shareOf(folder, { out: join(folder, "content") })).rejects.toThrow("choose another folder");
});

test("a game with errors is shared only as a draft", async () => {
  expect(draft.status).toBe(1);
  expect(draft.files.map(({ path }) => path.split("/").at(-1))).toEqual(["harbour-share-draft.html"]);
  const refused = await shareOf(copyOf(HOSTILE));
  expect(refused).toMatchObject({ status: 1, files: [], isRefused: true });
  expect(refused.findings.some(({ severity }) => severity === "error")).toBe(true);
});

shareTest(
  "every card has a picture; words, decks and sides choose among them",
  async ({ opened: { page } }) => {
    const cards = page.locator(".card:visible");
    const status = page.locator("#status");
    expect(await cards.count()).toBe(draft.files[0]?.cards);
    await page.getByLabel("Search").fill("TWICE");
    expect(await cards.count()).toBe(1);
    expect(await status.textContent()).toMatch(/^1 of \d+ cards$/);
    await page.getByLabel("Search").fill("zebra");
    await page.getByRole("button", { name: "Show all cards" }).click();
    expect(await cards.count()).toBe(draft.files[0]?.cards);
    await page.getByLabel("Deck").selectOption("ships");
    const front = await cards.first().locator("img").getAttribute("src");
    await page.getByLabel("Show backs").check();
    expect(await cards.first().locator("img").getAttribute("src")).not.toBe(front);
    for (const image of await cards.locator("img").all())
      expect(await image.evaluate(widthOf)).toBeGreaterThan(0);
  },
);

shareTest("a card is opened, zoomed, turned over and left by keys", async ({ opened: { page } }) => {
  await page.keyboard.press("/");
  await page.keyboard.type("dinghy");
  await page.keyboard.press("Tab");
  await page.locator(".card:visible").first().focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog");
  expect(await viewer.getByRole("heading").textContent()).toBe("Dinghy");
  expect(await viewer.locator("#viewer-texts").textContent()).toContain("Dinghy");
  expect(new URL(page.url()).hash).toBe("#ships/dinghy");
  const picture = viewer.getByRole("img");
  const [width, source] = [(await picture.boundingBox())?.width ?? 0, await picture.getAttribute("src")];
  await page.keyboard.press("+");
  expect((await picture.boundingBox())?.width).toBeCloseTo(1.5 * width, 0);
  await page.keyboard.press("f");
  expect(await picture.getAttribute("src")).not.toBe(source);
  expect(await viewer.locator("#viewer-place").textContent()).toContain("back");
  await page.keyboard.press("Escape");
  expect(await viewer.count()).toBe(0);
  expect(await page.evaluate("document.activeElement.getAttribute('aria-label')")).toContain("Dinghy");
});

shareTest(
  "arrows walk over the cards, and from card to card in the large view",
  async ({ opened: { page } }) => {
    await page.locator(".card").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const heading = page.getByRole("dialog").getByRole("heading");
    const second = await heading.textContent();
    await page.keyboard.press("ArrowLeft");
    expect(await heading.textContent()).not.toBe(second);
    await page.keyboard.press("ArrowRight");
    expect(await heading.textContent()).toBe(second);
  },
);

shareTest("titles of a game are text, whatever they say", async ({ opened: { page } }) => {
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Har</title>bour");
  expect(await page.title()).toBe("Har</title>bour: cards");
  await page.getByLabel("Search").fill("boat");
  expect(await page.locator(".card:visible").getAttribute("aria-label")).toContain(EVIL);
  await page.locator(".card:visible").click();
  expect(await page.getByRole("dialog").getByRole("heading").textContent()).toBe(EVIL);
  expect(await page.locator("img[onerror], body b, body i").count()).toBe(0);
});

shareTest("axe finds nothing, in any size and colour, and with a card open", async ({ opened: { page } }) => {
  await accessibleShots(page, "share");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  await page.locator(".card").first().click();
  expect(await accessibilityFaults(page)).toEqual([]);
});

shareTest("on paper, all cards are there", async ({ opened: { page } }) => {
  const cards = await page.locator(".card").count();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.length).toBeGreaterThan(0);
  expect(await page.locator(".card img[src]").count()).toBe(cards);
});

/** In the page: px of a picture, once it is decoded. @throws for one that cannot be shown */
const widthOf = async (image: unknown): Promise<number> => {
  const { decode, naturalWidth } = image as { decode(): Promise<void>; readonly naturalWidth: number };
  await decode.call(image);
  return naturalWidth;
};
