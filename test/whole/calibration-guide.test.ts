/**
 * docs/calibration.md, followed step by step, with settings in a folder of the test. With MANUAL=1 it writes the guide's
 * picture of the sheet again; otherwise it is compared roughly, because poppler's versions draw letters differently.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectLinks, walkThrough } from "../support/command/guide.ts";
import sharp from "../support/paper/sharp.ts";
import { temporaryFolder } from "../support/temporary.ts";
import { toolOrSkip } from "../support/tools.ts";

const GUIDE = "docs/calibration.md";
const PICTURE = "docs/calibration/sheet.png";

let before: string | undefined;
beforeEach(() => {
  before = process.env.XDG_CONFIG_HOME;
  process.env.XDG_CONFIG_HOME = temporaryFolder();
});
afterEach(() => {
  if (before === undefined) delete process.env.XDG_CONFIG_HOME;
  else process.env.XDG_CONFIG_HOME = before;
});

test("every step of the guide works, and its picture is the sheet", async ({ skip }) => {
  const pdftoppm = toolOrSkip("pdftoppm", skip);
  const { folder, steps } = await walkThrough(GUIDE, temporaryFolder());
  expect(steps).toBeGreaterThan(5);
  const pdf = join(folder, "calibration-a4.pdf");
  const { stdout } = pdftoppm(["-r", "90", "-gray", "-f", "1", "-l", "1", "-png", pdf]);
  const now = await sharp(stdout).png({ palette: true, colours: 16 }).toBuffer();
  if (process.env.MANUAL === "1") writeFileSync(PICTURE, now);
  // blurred, letters that are drawn a little differently are the same
  const grey = (input: Buffer) => sharp(input).greyscale().blur(4).raw().toBuffer();
  const [shown, drawn] = await Promise.all([grey(readFileSync(PICTURE)), grey(now)]);
  expect(shown).toHaveLength(drawn.length);
  let farthest = 0;
  for (const [index, value] of drawn.entries())
    farthest = Math.max(farthest, Math.abs(value - (shown[index] as number)));
  expect(farthest).toBeLessThan(40);
});

test("the links of the guide lead to files", () => expectLinks(GUIDE));
