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
}

const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };

/** Both schemes and both sizes: what a view contains does not depend on its colours, nor its colours on its size. */
const LOOKS: readonly Look[] = [
  { size: LAPTOP, colorScheme: "light" },
  { size: TABLET, colorScheme: "dark" },
];

const FURTHER_LOOKS: readonly Look[] = [
  { size: LAPTOP, colorScheme: "dark" },
  { size: TABLET, colorScheme: "light" },
];

const { STUDIO_SHOTS: folder } = process.env;

/** Checks that a view is accessible, and keeps its pictures. */
export async function accessibleShots(page: Page, name: string): Promise<void> {
  await inLooks(page, folder === undefined ? LOOKS : [...LOOKS, ...FURTHER_LOOKS], async (shown) => {
    if (folder !== undefined) await keep(page, folder, `${name}-${shown}`);
    expect(await accessibilityFaults(page), shown).toEqual([]);
  });
}

/** Keeps the pictures of a view. */
export async function shots(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  await inLooks(page, [...LOOKS, ...FURTHER_LOOKS], (shown) => keep(page, folder, `${name}-${shown}`));
}

/** @param look is given the width and the scheme: "820-dark" */
async function inLooks(
  page: Page,
  looks: readonly Look[],
  look: (shown: string) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await laidOut(page);
    await look(`${size.width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** Until the page has noticed its new size and scheme, which it does with the next frame, and has drawn what follows. */
const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

async function keep(page: Page, where: string, name: string): Promise<void> {
  mkdirSync(where, { recursive: true });
  await page.screenshot({ path: join(where, `${name}.png`) });
}
