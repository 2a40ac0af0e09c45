/** The view of tracks as a person sees it: how soon it opens, and the frames of a drag over thirty cards. */
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { removed } from "../speed/game.mjs";
import { inBrowser, openPage, untilChecked } from "./page.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const GAME = "pirate-quest";
const OPENINGS = 7;
const LAID = 30;
const DRAGS = 3;
/** Events of the pointer in a drag, and ms between them. */
const [MOVES, EVERY] = [120, 16];
const CARD = "[data-key]";

export const trackRows = [
  { name: "tracks opening", measure: opening },
  { name: "tracks drag", measure: dragging },
];

/** From the click on the rail until a card lies on the map; each time on a new page, once the game has been checked. */
async function* opening() {
  const folder = project();
  const figures = [];
  yield* inBrowser(async function* (browser) {
    for (let time = 0; time < OPENINGS; time++) {
      const { page, close } = await openChecked(browser, folder);
      figures.push(await page.evaluate(msToCard, CARD));
      await close();
    }
    yield { what: "the view of tracks opens: a card is there", figures, target: 300 };
  });
  removed(folder);
}

/** ms from one frame to the next while the middle card is dragged about. */
async function* dragging() {
  const folder = project();
  writeFileSync(join(folder, "content", GAME, "scenarios", "a-thirty.yaml"), thirtyCards());
  yield* inBrowser(async function* (browser) {
    const { page, origin, close } = await openChecked(browser, folder);
    await page.goto(`${origin}/#/tracks/a-thirty`);
    await page.waitForFunction((card) => document.querySelectorAll(card).length >= 30, CARD);
    const medians = [];
    for (let time = 0; time < DRAGS; time++) medians.push(medianOf(await framesOfDrag(page)));
    yield {
      what: `a drag on a track of ${LAID} cards: median ms from frame to frame`,
      figures: medians,
      target: 17,
    };
    await close();
  });
  removed(folder);
}

async function openChecked(browser, folder) {
  const { page, url, origin, close } = await openPage(browser, folder);
  await page.goto(url);
  await page.getByRole("navigation", { name: "Views" }).waitFor();
  await untilChecked(page);
  return { page, origin, close };
}

async function msToCard(card) {
  const link = [...document.querySelectorAll("nav a")].find((one) => one.textContent.includes("Tracks"));
  const start = performance.now();
  link.click();
  while (document.querySelector(card) === null) {
    if (performance.now() - start > 30_000) throw new Error("no card is there");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return performance.now() - start;
}

async function framesOfDrag(page) {
  const box = await page
    .locator(CARD)
    .nth(Math.floor(LAID / 2))
    .boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.evaluate(() => {
    window.frames60 = [];
    let last = performance.now();
    const count = (now) => {
      window.frames60.push(now - last);
      last = now;
      if (!window.isOver) requestAnimationFrame(count);
    };
    window.isOver = false;
    requestAnimationFrame(count);
  });
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(x + 60 * Math.sin(move / 10), y + 40 * Math.sin(move / 17));
    await page.waitForTimeout(EVERY);
  }
  const frames = await page.evaluate(() => {
    window.isOver = true;
    return window.frames60.slice(1);
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

const medianOf = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** A row of cards, each beside the one before. */
function thirtyCards() {
  const entries = Array.from({ length: LAID }, (_, index) => {
    const id = `m${String((index % 16) + 1).padStart(2, "0")}`;
    return `  - { card: ${id}, at: [${2 * index}, 0] }`;
  });
  const head = ["scenario: a-thirty", "title: Thirty Cards", "players: { min: 1, max: 2 }", "length: long"];
  return `${[...head, "track:", ...entries].join("\n")}\n`;
}

function project() {
  const folder = mkdtempSync(join(tmpdir(), "broadside-tracks-"));
  for (const part of [`content/${GAME}`, "templates"])
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  return folder;
}
