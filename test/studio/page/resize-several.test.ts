/** Several things of a card resized together: by the frame around them, by keys, by fields, each a step, written as numbers. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HARBOUR, SHIP_TEMPLATE } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { HANG_MS } from "../../support/time-limits.ts";

const AT = { at: "template/harbour/ships/dinghy" };

const panel = (page: Page) => page.getByRole("region", { name: "Selected things" });

/** The attributes of the tag with this in it, as the editor shows them. */
async function numbersOf(page: Page, written: string): Promise<string | undefined> {
  const source = page.getByRole("textbox", { name: "Source of ship" });
  const lines = await source.locator(".cm-line").allTextContents();
  const line = lines.find((one) => one.includes(written)) ?? "";
  return /x="[^"]*" y="[^"]*"(?: (?:width|height)="[^"]*")*/.exec(line)?.[0];
}

const numbers = (page: Page, written: string) =>
  expect.poll(() => numbersOf(page, written), { timeout: HANG_MS });

/** Selects things by their names in the list, without keys or dragging. */
async function selectThings(page: Page, first: RegExp, other: RegExp): Promise<void> {
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: first }).click();
  await page.getByRole("checkbox", { name: other }).check();
  await panel(page).getByRole("heading", { name: "2 things selected" }).waitFor();
  await page.getByRole("tab", { name: "Source" }).click();
  await page.getByRole("textbox", { name: "Source of ship" }).waitFor();
}

/** Drags a handle of the frame by mm of the card, and does not let go. */
async function dragHandle(page: Page, handle: string, x: number, y: number): Promise<void> {
  const paper = await page.locator(".paper").boundingBox();
  const box = await page.locator(`.selection-frame [data-handle="${handle}"]`).boundingBox();
  if (!paper || !box) throw new Error("no frame");
  const px = paper.width / 69.5;
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1])
    await page.mouse.move(left + share * x * px, top + share * y * px);
}

test("several things are resized by the frame around them, by keys and by fields, each in proportion", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, AT);
  await selectThings(page, /^kind/, /^Select text, line/);
  const areAt = async (text: string, kind: string): Promise<void> => {
    await numbers(page, "{{text}}").toBe(text);
    await numbers(page, "{{kind}}").toBe(kind);
  };
  const before = ['x="8" y="56" width="47.5" height="20"', 'x="8" y="76" width="47.5" height="5"'] as const;
  await areAt(...before);

  // 47.5 x 25 mm become 38 x 20
  await page.keyboard.down("Alt");
  await dragHandle(page, "bottom right", -9.5, -5);
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await areAt('x="8" y="56" width="38" height="16"', 'x="8" y="72" width="38" height="4"');
  await accessibleShots(page, "resized-several");
  await page.getByRole("button", { name: "Undo: Resize 2 things to 38 × 20 mm" }).click();
  await areAt(...before);

  // the right side is drawn to the middle of the card, at 31.75
  await dragHandle(page, "right", -23.5, 0);
  await page.locator(".guide.centre").waitFor({ state: "attached" });
  await page.mouse.up();
  await areAt('x="8" y="56" width="23.75" height="20"', 'x="8" y="76" width="23.75" height="5"');
  await page.getByRole("button", { name: /^Undo: Resize 2 things/ }).click();
  await areAt(...before);

  // as if it had never begun
  await dragHandle(page, "top left", 20, 10);
  await page.locator(".was-here").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".was-here").first().waitFor({ state: "detached" });
  await page.mouse.up();
  await page.getByRole("button", { name: "Redo: Resize 2 things to 23.75 × 25 mm" }).waitFor();
  await areAt(...before);

  // 5 mm higher: a fifth more
  await page.getByRole("application", { name: /Picture of/ }).focus();
  await page.keyboard.press("Control+Shift+ArrowDown");
  await areAt('x="8" y="56" width="47.5" height="24"', 'x="8" y="80" width="47.5" height="6"');

  await panel(page).getByRole("textbox", { name: "Width mm" }).fill("95");
  await page.keyboard.press("Enter");
  await areAt('x="8" y="56" width="95" height="24"', 'x="8" y="80" width="95" height="6"');
  await panel(page).getByRole("textbox", { name: "X mm" }).fill("2");
  await page.keyboard.press("Enter");
  await areAt('x="2" y="56" width="95" height="24"', 'x="2" y="80" width="95" height="6"');
});

test("what has no size goes along in proportion, and the reason is said", async ({ openStudio }) => {
  const from = `<b:text x="8" y="76" width="47.5" height="5" size="8pt" font="Alegreya" style="italic" align="center" fill="#51585c">{{kind}}</b:text>`;
  const to = `<line x1="8" y1="84" x2="48" y2="84" stroke="#51585c" stroke-width="0.5"/>`;
  const { page } = await openStudio({ ...HARBOUR, changes: [{ path: SHIP_TEMPLATE, from, to }] }, AT);
  await selectThings(page, /^line/, /^Select text, line/);
  const why = "line keeps its size: it has no width and height of its own";
  await panel(page).getByText(why).waitFor();
  await panel(page).getByRole("textbox", { name: "Width mm" }).hover();
  await page.locator(".tip", { hasText: why }).waitFor();
  // from 56 to 84 mm, twice as high
  await page.keyboard.down("Alt");
  await dragHandle(page, "bottom", 0, 28);
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await numbers(page, "{{text}}").toBe('x="8" y="56" width="47.5" height="40"');
  const lines = page.getByRole("textbox", { name: "Source of ship" }).locator(".cm-line");
  await lines.filter({ hasText: '<line x1="8" y1="112" x2="48" y2="112"' }).waitFor();
});
