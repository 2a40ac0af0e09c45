/** Several things of a card arranged together: selected by Shift, by a frame and by boxes, moved, aligned, written again, deleted. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HARBOUR } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

/** The numbers of a thing's tag, as the editor shows them. */
async function placeIn(page: Page, tag: string): Promise<string | undefined> {
  const lines = await page
    .getByRole("textbox", { name: "Source of ship" })
    .locator(".cm-line")
    .allTextContents();
  const line = lines.find((one) => one.includes(`>{{${tag}}}<`)) ?? "";
  return /x="[^"]*" y="[^"]*" width="[^"]*"/.exec(line)?.[0];
}

test("several things are moved and aligned as one", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: "template/harbour/ships/dinghy" });
  const place = (tag: string) => expect.poll(() => placeIn(page, tag));
  const panel = page.getByRole("region", { name: "Selected things" });
  const heading = (count: number) => panel.getByRole("heading", { name: `${count} things selected` });
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: /^title/ }).waitFor();
  await page.getByRole("tab", { name: "Source" }).click();
  await page.getByRole("textbox", { name: "Source of ship" }).waitFor();
  const paper = await page.locator(".paper").boundingBox();
  if (!paper) throw new Error("no picture");
  const px = paper.width / 69.5;
  const at = (x: number, y: number) => [paper.x + (x + 3) * px, paper.y + (y + 3) * px] as const;

  // by Shift
  await page.mouse.click(...at(20, 66));
  await page.keyboard.down("Shift");
  await page.mouse.click(...at(20, 78));
  await page.keyboard.up("Shift");
  await heading(2).waitFor();
  await page.keyboard.down("Alt");
  await page.mouse.move(...at(20, 66));
  await page.mouse.down();
  await page.mouse.move(...at(22, 62));
  await page.mouse.move(...at(23, 61));
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await place("text").toBe('x="11" y="51" width="47.5"');
  await place("kind").toBe('x="11" y="71" width="47.5"');
  await page.getByRole("button", { name: "Undo: Move 2 things 3 mm right and 5 mm up" }).click();
  await place("text").toBe('x="8" y="56" width="47.5"');
  await place("kind").toBe('x="8" y="76" width="47.5"');

  // by a frame around title and cost, which begins on the background below them
  await page.mouse.move(...at(1, 17));
  await page.mouse.down();
  await page.mouse.move(...at(30, 10));
  await page.mouse.move(...at(61, 1));
  await page.locator(".frame-drawn").waitFor();
  await page.mouse.up();
  await heading(4).waitFor();
  await accessibleShots(page, "several");
  await panel.getByRole("button", { name: "Align at the bottom" }).click();
  // the band behind them ends at 16
  await place("title").toBe('x="5" y="6" width="44"');
  await place("cost").toBe('x="49" y="8" width="10"');

  // by boxes, without Shift or dragging
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: /^kind/ }).click();
  await page.getByRole("checkbox", { name: /^Select text, line/ }).check();
  await heading(2).waitFor();
  await panel.getByText("On the card").click();
  await panel.getByRole("button", { name: "Align at the left of the card" }).click();
  await page.getByRole("tab", { name: "Source" }).click();
  await place("kind").toBe('x="0" y="76" width="47.5"');
  await place("text").toBe('x="0" y="56" width="47.5"');
  await panel.getByRole("button", { name: "Delete" }).click();
  await panel.waitFor({ state: "detached" });
  await place("kind").toBe(undefined);
  await place("text").toBe(undefined);
  await page.getByRole("button", { name: "Undo: Delete 2 things" }).click();
  await place("kind").toBe('x="0" y="76" width="47.5"');
});
