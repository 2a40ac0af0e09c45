/** What a person sees of it: the page in headless Chromium, with a studio of its own for each group of rows. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { BROADSIDE } from "../measure.mjs";
import { cards } from "../speed/cards.mjs";
import { GAME, removed, workplace } from "../speed/game.mjs";
import { inBrowser, msToPicture, openPage } from "./page.mjs";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const FIRST_VIEWS = 7;
const WARM = 5;
const KEYS = 30;

/** The first card of the made-up game, in the view of cards. */
const CARD = `card/${GAME}/d0/c00000`;
const TITLE = "[data-field=title] input, [data-field=title] textarea";
const PICTURE = "section[aria-label=Picture] img";

export const pageRows = [
  { name: "first view", measure: firstView },
  { name: "page 81", measure: () => fieldEdit(81, 50) },
  { name: "page 1000", measure: () => fieldEdit(1_000, 100) },
];

/** Each time a new studio, and a browser that knows nothing of it; the files have been checked before, as on any other day. */
async function* firstView() {
  const folder = starterPack();
  spawnSync(process.execPath, [BROADSIDE, "check", "--project", folder]);
  const times = [];
  let loaded = [];
  yield* inBrowser(async function* (browser) {
    for (let time = 0; time <= FIRST_VIEWS; time++) {
      const { page, url, close } = await openPage(browser, folder);
      const texts = [];
      page.on("response", (response) => {
        if (/\.(?:js|css|html)$|\/$/.test(new URL(response.url()).pathname)) texts.push(response.body());
      });
      const start = performance.now();
      await page.goto(url);
      await page.waitForFunction(() =>
        [...document.querySelectorAll("main img")].some(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      );
      const ms = performance.now() - start;
      // The first one keeps the drawings.
      if (time > 0) times.push(ms);
      loaded = await Promise.all(texts);
      await close();
    }
    yield { what: "first view of the Starter Pack: a card is there", figures: times, target: 1_000 };
    const size = loaded.reduce((sum, body) => sum + gzipSync(body).length, 0);
    yield { what: "what it loads, gzip", figures: [size / 1_000], unit: "kB", target: 120 };
  });
  removed(folder);
}

function starterPack() {
  const folder = mkdtempSync(join(tmpdir(), "broadside-starter-"));
  cpSync(join(ROOT, "content/pirate-quest"), join(folder, "content/pirate-quest"), { recursive: true });
  cpSync(join(ROOT, "templates"), join(folder, "templates"), { recursive: true });
  return folder;
}

/** Pauses between keys, so that each is a step of its own and the check of the one before is over. */
async function* fieldEdit(count, target) {
  const folder = workplace(cards(count));
  yield* inBrowser(async function* (browser) {
    const { page, url, origin, close } = await openPage(browser, folder);
    await page.goto(url);
    await page.getByRole("navigation", { name: "Views" }).waitFor();
    await page.goto(`${origin}/#/${CARD}`);
    await page.locator(PICTURE).first().waitFor();
    const figures = [];
    for (let time = 0; time < WARM + KEYS; time++) {
      const ms = await msToPicture(page, TITLE, PICTURE, `Title ${time}`);
      if (time >= WARM) figures.push(ms);
      await page.waitForTimeout(600);
    }
    yield { what: `a key in a form, ${count} cards: the picture has changed`, figures, target };
    await close();
  });
  removed(folder);
}
