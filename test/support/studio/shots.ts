/**
 * Pictures of a view as people see it: light and dark, on a laptop and on a tablet held upright. With STUDIO_SHOTS=<folder>
 * they are kept there, to be looked at; otherwise they are removed with the test's other files.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { temporaryFolder } from "../temporary.ts";

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
];

const SCHEMES = ["light", "dark"] as const;

/** Calls `look` for each of the four after it was drawn: to check it, for one. @returns paths of the pictures */
export async function shots(
  page: Page,
  name: string,
  look: (shown: string) => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const folder = process.env.STUDIO_SHOTS ?? temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  const paths: string[] = [];
  for (const size of SIZES)
    for (const colorScheme of SCHEMES) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`);
      await page.screenshot({ path });
      paths.push(path);
      await look(`${size.width} x ${size.height}, ${colorScheme}`);
    }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return paths;
}
