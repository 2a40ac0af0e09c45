/** The same on a lattice of hexagons: tiles snap to it, turn by sixths, and are moved by arrow keys. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { middleOfBox, outlineBox } from "../../support/studio/laid-cards.ts";
import { POLAR } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const RIDGE = "content/polar/scenarios/ridge.yaml";

test("tiles of hexagons are dragged, turned by sixths, moved by keys and laid from the tray", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(POLAR, { at: "tracks/ridge" });
  const file = join(folder, RIDGE);
  const before = readFileSync(file, "utf8");
  const card = (name: RegExp) => page.getByRole("button", { name });
  await card(/^Card 3: t3, column -2, row 6, turned 60°/).waitFor();
  await page.locator(".mark-way").first().waitFor();
  await accessibleShots(page, "tracks-hexes");

  // a tile of radius 1 is three cells wide, so a third of its width is the distance of two neighbours
  const box = await outlineBox(card(/^Card 3: t3/));
  const step = box.width / 3;
  const middle = middleOfBox(box);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + step, middle.y, { steps: 3 });
  await page.mouse.move(middle.x + 1.9 * step, middle.y + 0.2 * step, { steps: 3 });
  await page.locator(".ghost-edge").waitFor();
  await page.mouse.up();
  await card(/^Card 3: t3, column 0, row 6, turned 60°/).waitFor();
  await page.getByRole("button", { name: "Undo: Move card 3 (t3)" }).waitFor();

  // two steps up lead straight up, and two steps down lead back
  await card(/^Card 3: t3/).focus();
  await page.keyboard.press("r");
  await card(/^Card 3: t3, column 0, row 6, turned 120°/).waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await card(/^Card 3: t3, column -1, row 8/).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await card(/^Card 3: t3, column 0, row 6/).waitFor();

  await page.getByRole("button", { name: "t1 1 of 2 left" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".ghost-edge").waitFor();
  await page.keyboard.press("Enter");
  // it touches the last one, above it: of two such places it takes the left one
  await card(/^Card 4: t1, column -2, row 9$/).waitFor();

  await page.getByRole("button", { name: "Save all" }).click();
  await expect
    .poll(() => readFileSync(file, "utf8"))
    .toBe(
      before.replace("at: [-2, 6], turn: 60 }\n", "at: [0, 6], turn: 120 }\n  - { card: t1, at: [-2, 9] }\n"),
    );
});
