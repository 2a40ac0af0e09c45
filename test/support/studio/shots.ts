/**
 * A view as people see it: light and dark, on a laptop and on a tablet held upright. With STUDIO_SHOTS=<folder> a picture
 * of each is kept there, to be looked at; a picture that nobody looks at is not taken.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];

const SCHEMES = ["light", "dark"] as const;

/** Calls `look` for each of the four after it was laid out: to check it, for one. */
export async function shots(
  page: Page,
  name: string,
  look?: (shown: string) => Promise<void>,
): Promise<void> {
  const { STUDIO_SHOTS: folder } = process.env;
  if (folder === undefined && look === undefined) return;
  const before = page.viewportSize();
  for (const size of SIZES)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await laidOut(page);
      if (folder !== undefined) await keep(page, join(folder, `${name}-${size.width}-${colorScheme}.png`));
      await look?.(`${size.width} x ${size.height}, ${colorScheme}`);
    }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Until the page has noticed its new size and scheme, which it does with the next frame, and has drawn what follows. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function keep(page: Page, path: string): Promise<void> {
  mkdirSync(join(path, ".."), { recursive: true });
  await page.screenshot({ path });
}
