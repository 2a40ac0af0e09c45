/** Edits of a template as a person sees them: frames and pictures of a drag, and the visible cards after a change. */
import { cards } from "../speed/cards.mjs";
import { GAME, removed, workplace } from "../speed/game.mjs";
import { inBrowser, openPage, untilChecked } from "./page.mjs";

const COUNT = 1_000;
/** The title, as a share of the height of the card. */
const TITLE_AT = 0.12;
const PAPER = ".paper img";
const DRAGS = 3;
/** Events of the pointer in a drag, and ms between them. */
const [MOVES, EVERY] = [120, 16];
const UNDOS = 12;

export const templateRows = [
  { name: "drag 1000", measure: () => dragging(true) },
  { name: "drag during the first check", measure: () => dragging(false) },
  { name: "template 1000", measure: visibleCards },
];

/** @param isChecked false = the first check of the game is still running */
async function* dragging(isChecked) {
  yield* onTemplate(async function* ({ page }) {
    if (isChecked) await untilChecked(page);
    const [rates, pictures] = [[], []];
    for (let time = 0; time < (isChecked ? DRAGS : 1); time++) {
      const { frames, shown } = await drag(page);
      // the clock of the screen is a few thousandths off 60
      rates.push(Math.round(frames));
      pictures.push(shown);
    }
    const when = isChecked ? "" : ", while the game is first checked";
    yield {
      what: `a drag in a template, ${COUNT} cards${when}: frames a second`,
      figures: rates,
      unit: "/s",
      ...(isChecked && { target: 60 }),
      isLeast: true,
    };
    yield {
      what: "the same: pictures a second that follow it",
      figures: pictures,
      unit: "/s",
      isLeast: true,
    };
  });
}

/** @returns `frames` and `shown` pictures, both a second */
async function drag(page) {
  const box = await page.locator(".paper").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height * TITLE_AT];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.evaluate((picture) => {
    const seen = { frames: 0, shown: 0, start: performance.now() };
    window.seen = seen;
    const image = document.querySelector(picture);
    seen.observer = new MutationObserver(() => seen.shown++);
    seen.observer.observe(image, { attributes: true, attributeFilter: ["src"] });
    const count = () => {
      seen.frames++;
      if (!seen.ended) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  }, PAPER);
  for (let move = 0; move < MOVES; move++) {
    await page.mouse.move(x + 10 + 60 * Math.sin(move / 10), y + 40 * Math.sin(move / 17));
    await page.waitForTimeout(EVERY);
  }
  const found = await page.evaluate(() => {
    const { seen } = window;
    seen.ended = true;
    seen.observer.disconnect();
    const seconds = (performance.now() - seen.start) / 1_000;
    return { frames: seen.frames / seconds, shown: seen.shown / seconds };
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return found;
}

/** A change of the template is undone and redone while its cards are on the screen. */
async function* visibleCards() {
  yield* onTemplate(async function* ({ page, origin }) {
    await untilChecked(page);
    const box = await page.locator(".paper").boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height * TITLE_AT);
    await page.keyboard.press("ArrowDown");
    await page.getByRole("button", { name: /^Undo: Move/ }).waitFor();
    await page.goto(`${origin}/#/decks`);
    const figures = [];
    for (let time = 0; time < UNDOS; time++) {
      await untilChecked(page);
      await page.waitForFunction(() => document.querySelector("main img")?.complete);
      figures.push(await msToAll(page, time % 2 === 0 ? "Undo: Move" : "Redo: Move"));
    }
    yield {
      what: `an edit of the template, ${COUNT} cards: the visible ones have changed`,
      figures,
      target: 150,
    };
  });
}

/** ms from a click on a button until all pictures that are on the screen are other ones. */
const msToAll = (page, button) =>
  page.evaluate(async (button) => {
    const isSeen = (image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const images = [...document.querySelectorAll("main img")].filter(isSeen);
    const before = new Map(images.map((image) => [image, image.src]));
    const start = performance.now();
    [...document.querySelectorAll("button")]
      .find((one) => (one.getAttribute("aria-label") ?? one.textContent).startsWith(button))
      .click();
    while (images.some((image) => image.src === before.get(image) || !image.complete)) {
      if (performance.now() - start > 30_000) throw new Error("the cards did not change");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  }, button);

async function* onTemplate(rows) {
  const folder = workplace(cards(COUNT));
  yield* inBrowser(async function* (browser) {
    const { page, url, origin, close } = await openPage(browser, folder);
    await page.goto(url);
    await page.getByRole("navigation", { name: "Views" }).waitFor();
    await page.goto(`${origin}/#/template/${GAME}/d0/c00000`);
    await page.locator(PAPER).waitFor();
    await page.getByRole("tab", { name: "Things" }).click();
    await page.getByRole("button", { name: /title/ }).first().waitFor();
    yield* rows({ page, origin });
    await close();
  });
  removed(folder);
}
