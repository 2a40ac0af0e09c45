/** What the pages of a test that failed show, in words: the reader of a log has no screen to look at. */
import type { Browser, Page } from "playwright-core";

/** A page that is busy without end cannot say what it shows. */
const ANSWER_MS = 10_000;

/** One text for each open page: its address, where the focus is, and its accessibility tree. */
export async function shownIn(browser: Browser): Promise<readonly string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return Promise.all(pages.map(async (page) => `--- ${page.url()}\n${await shown(page)}`));
}

async function shown(page: Page): Promise<string> {
  try {
    const body = page.locator("body");
    const focus = await body.evaluate(focused, undefined, { timeout: ANSWER_MS });
    return `focus: ${focus}\n${await body.ariaSnapshot({ timeout: ANSWER_MS })}`;
  } catch (error) {
    return `it does not say what it shows: ${(error as Error).message}`;
  }
}

/** In the page: the tag of the element with the focus, without what is in it. */
const focused = (): string =>
  (document.activeElement?.cloneNode() as Element | undefined)?.outerHTML ?? "none";
