/** The page of a studio in headless Chromium, and what is measured in it: from an event to what it changes on the screen. */
import { chromium } from "playwright-core";
import { startStudio } from "./server.mjs";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** ms until a page that does not change as expected is given up. */
const GIVEN_UP = 30_000;

/** Runs rows with a browser, which is closed afterwards. */
export async function* inBrowser(rows) {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    yield* rows(browser);
  } finally {
    await browser.close();
  }
}

/** The page of a new studio on a folder, in a browser that knows nothing of it. @returns `page`, `origin`, `close` */
export async function openPage(browser, folder) {
  const studio = await startStudio(folder);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(GIVEN_UP);
  const page = await context.newPage();
  const close = async () => {
    await context.close();
    await studio.close();
  };
  return { page, url: studio.url, origin: new URL(studio.url).origin, close };
}

/**
 * Types into a field and waits until a picture shows something else, all within the page.
 * @returns ms
 */
export function msToPicture(page, field, picture, text) {
  return page.evaluate(
    async ([field, picture, text, most]) => {
      const input = document.querySelector(field);
      const before = document.querySelector(picture).src;
      const isShown = () => {
        const image = document.querySelector(picture);
        return image !== null && image.src !== before && image.complete && image.naturalWidth > 0;
      };
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
      const start = performance.now();
      set.call(input, text);
      input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
      while (!isShown()) {
        if (performance.now() - start > most) throw new Error(`the picture did not change for ${text}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return performance.now() - start;
    },
    [field, picture, text, GIVEN_UP],
  );
}

/** The line at the bottom says that the game has been checked. */
export const untilChecked = (page) =>
  page
    .locator("footer.status")
    .getByText(/^(?:Checked|No problems) /)
    .waitFor();
