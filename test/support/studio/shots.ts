/**
 * A view as people see it: light and dark, on a laptop and on a tablet held upright. With STUDIO_SHOTS=<folder> a picture
 * of each of the four is kept there, to be looked at; a picture that nobody looks at is not taken.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";

interface Look {
  readonly size: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
  readonly check: "everything" | "look";
}

const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };

/** Both schemes at both sizes. All rules are checked once at each size, those of the look in all four. */
const LOOKS: readonly Look[] = [
  { size: LAPTOP, colorScheme: "light", check: "everything" },
  { size: LAPTOP, colorScheme: "dark", check: "look" },
  { size: TABLET, colorScheme: "dark", check: "everything" },
  { size: TABLET, colorScheme: "light", check: "look" },
];

const { STUDIO_SHOTS: folder } = process.env;

/**
 * Checks that a view is accessible in both schemes at both sizes, and keeps its pictures.
 * @returns the width and the scheme of each look, as the page had them: "820-dark"
 */
export async function accessibleShots(page: Page, name: string): Promise<readonly string[]> {
  const looks: string[] = [];
  await inLooks(page, async (shown, check) => {
    looks.push(shown);
    if (folder !== undefined) await keep(page, folder, `${name}-${shown}`);
    expect(await accessibilityFaults(page, check), shown).toEqual([]);
  });
  return looks;
}

/** Keeps the pictures of a view. */
export async function shots(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await inLooks(page, (shown) => keep(page, folder, `${name}-${shown}`));
}

/** @param look is given the width and the scheme that the page has: "820-dark" */
async function inLooks(
  page: Page,
  look: (shown: string, check: Look["check"]) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme, check } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await laidOut(page);
    await look(await shownLook(page), check);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

const shownLook = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${innerWidth}-${matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"}`,
  );

/** Until the page has noticed its new size and scheme, which it does with the next frame, and has drawn what follows. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function keep(page: Page, where: string, name: string): Promise<void> {
  mkdirSync(where, { recursive: true });
  await page.screenshot({ path: join(where, `${name}.png`) });
}
