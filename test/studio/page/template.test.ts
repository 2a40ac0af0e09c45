/** Cards arranged by pointing at them: by mouse, by keys, by fields, with the numbers in the template as the result. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HARBOUR, SHIP_TEMPLATE } from "../../support/studio/projects.ts";
import { accessibleShots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

const AT = { at: "template/harbour/ships/dinghy" };

const stage = (page: Page) => page.getByRole("application", { name: /Picture of/ });
const selectedHead = (page: Page, name: string) =>
  page.getByRole("region", { name: "Selected thing" }).getByRole("heading", { name });

/** The source as the editor shows it. */
async function sourceOf(page: Page): Promise<string> {
  const lines = await page
    .getByRole("textbox", { name: "Source of ship" })
    .locator(".cm-line")
    .allTextContents();
  return lines.join("\n");
}

const source = (page: Page) => expect.poll(() => sourceOf(page));

/** Where a point of the card is on the screen. The picture shows 3 mm of bleed around 63.5 x 88.9 mm. */
async function pointsOf(page: Page): Promise<(x: number, y: number) => { x: number; y: number }> {
  await page.locator(".paper img").waitFor();
  await page.getByRole("textbox", { name: "Source of ship" }).waitFor();
  await page.getByRole("tab", { name: "Things" }).click();
  // The things are there: they can be hit.
  await page.getByRole("button", { name: /^title/ }).waitFor();
  await page.getByRole("tab", { name: "Source" }).click();
  await page.getByRole("textbox", { name: "Source of ship" }).waitFor();
  const box = await page.locator(".paper").boundingBox();
  if (!box) throw new Error("no picture");
  const px = box.width / 69.5;
  return (x, y) => ({ x: box.x + (x + 3) * px, y: box.y + (y + 3) * px });
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75, 1])
    await page.mouse.move(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y));
}

test("a text box is moved by mouse and by keys, each gesture a step, and Esc cancels a drag", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { ...AT, quickMs: 60_000 });
  const at = await pointsOf(page);
  const before = await sourceOf(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await page.keyboard.down("Alt");
  await drag(page, at(20, 9), at(23, 29));
  await page.keyboard.up("Alt");
  await page.mouse.up();
  await source(page).toMatch(/<b:text x="8" y="24" width="44"/);
  await selectedHead(page, "title").waitFor();
  await page.getByRole("button", { name: "Undo: Move title 3 mm right and 20 mm down" }).waitFor();
  // each picture has come with its edits
  expect(calls).toContain("/api/drawnEdits");
  expect(calls).not.toContain("/api/edits");
  expect(calls).not.toContain("/api/faces");

  // how many steps these keys are depends on how fast they come
  await stage(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+ArrowUp");
  await source(page).toMatch(/<b:text x="7" y="19" width="44"/);
  await page.keyboard.press("Control+ArrowRight");
  await source(page).toMatch(/<b:text x="7" y="19" width="44.5"/);
  await page.getByRole("button", { name: "Undo: Resize title to 44.5 × 10 mm" }).click();
  await source(page).toMatch(/<b:text x="7" y="19" width="44"/);

  // as if it had never begun
  const moved = await sourceOf(page);
  await drag(page, at(23, 23), at(40, 60));
  await page.locator(".was-here").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".was-here").waitFor({ state: "detached" });
  await page.mouse.up();
  await page.getByRole("button", { name: "Redo: Resize title to 44.5 × 10 mm" }).waitFor();
  expect(await sourceOf(page)).toBe(moved);
  const undone = async (): Promise<string> => {
    await page.keyboard.press("Control+z");
    return sourceOf(page);
  };
  await expect.poll(undone).toBe(before);
});

test("a box is drawn to the middle of the card, resized by a handle, and placed by a click instead of a drag", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, AT);
  const at = await pointsOf(page);
  // The middle of the box, at 27, comes within a few px of the middle of the card, at 31.75.
  await drag(page, at(20, 9), at(24.6, 9));
  await page.locator(".guide.centre").waitFor({ state: "attached" });
  await page.mouse.up();
  await source(page).toMatch(/<b:text x="9.75" y="4" width="44"/);

  await page.keyboard.down("Alt");
  await drag(page, at(53.75, 14), at(48.75, 20));
  await page.keyboard.up("Alt");
  await page.mouse.up();
  await source(page).toMatch(/<b:text x="9.75" y="4" width="39" height="16"/);

  await page.getByRole("button", { name: "Place" }).click();
  const { x, y } = at(31.75, 60);
  await page.mouse.click(x, y);
  await source(page).toMatch(/<b:text x="12.25" y="52" width="39" height="16"/);

  await page.getByRole("textbox", { name: "X mm" }).fill("5,5");
  await page.keyboard.press("Enter");
  await source(page).toMatch(/<b:text x="5.5" y="52" width="39" height="16"/);

  // in the file only these numbers have changed
  const file = join(folder, SHIP_TEMPLATE);
  const before = readFileSync(file, "utf8");
  await page.getByRole("button", { name: "Save all" }).click();
  await expect
    .poll(() => readFileSync(file, "utf8"))
    .toBe(before.replace('x="5" y="4" width="44" height="10"', 'x="5.5" y="52" width="39" height="16"'));
});

test("a text box for a field and an icon found by a word are added, selected, and can be deleted; all is accessible", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, AT);
  const at = await pointsOf(page);
  await page.mouse.click(at(30, 65).x, at(30, 65).y);
  await selectedHead(page, "text").waitFor();
  await accessibleShots(page, "template");
  const before = await sourceOf(page);
  await page.getByRole("button", { name: "Add text box" }).click();
  await accessibleShots(page, "template-adding");
  await page
    .getByRole("region", { name: "New text box" })
    .getByRole("button", { name: "kind fishing" })
    .click();
  await selectedHead(page, "kind").waitFor();
  await source(page).toMatch(
    /\n<b:text x="[\d.]+" y="[\d.]+" width="[\d.]+" height="[\d.]+" size="10pt" .*>\{\{kind\}\}<\/b:text>\n<\/svg>/,
  );

  await page.getByRole("button", { name: "Add icon" }).click();
  await page.getByRole("searchbox", { name: "Or the same icon on all cards" }).fill("anchor");
  await page.getByRole("button", { name: "anchor", exact: true }).click();
  await selectedHead(page, "anchor").waitFor();
  await source(page).toMatch(/\n<b:icon name="anchor" .*\/>\n<\/svg>/);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Undo: Delete anchor" }).waitFor();
  await page.getByRole("button", { name: /^Undo: Delete/ }).click();
  await page.getByRole("button", { name: "Undo: Add icon anchor" }).click();
  await page.getByRole("button", { name: "Undo: Add text box for kind" }).click();
  await source(page).toBe(before);

  // a template that breaks while it is typed keeps the last good picture, and says what is wrong
  const { x, y } = at(20, 9);
  await page.mouse.click(x, y);
  await selectedHead(page, "title").waitFor();
  await page.mouse.dblclick(x, y);
  await page.keyboard.press("Home");
  await page.keyboard.type("{{#if title}}");
  await page.getByText("This is the last good picture").waitFor();
  await page.locator(".paper.is-old img").waitFor();
  await page.getByRole("tab", { name: /Problems/ }).click();
  await page.getByText('block "if" is never closed', { exact: true }).waitFor();
});

/** Presses keys and then does something else at once: no time passes in which keys become a step by themselves. */
const keysThen = (page: Page, keys: readonly string[], then: { hash?: string; isSaved?: true }) =>
  page.evaluate(
    ({ keys, hash, isSaved }) => {
      const stage = document.querySelector(".stage");
      const press = (target: EventTarget | null, key: string, ctrlKey = false) =>
        target?.dispatchEvent(
          new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }),
        );
      for (const key of keys) press(stage, key);
      if (hash !== undefined) location.hash = hash;
      if (isSaved) press(stage, "s", true);
    },
    { keys, ...then },
  );

test("keys that move a thing count when another face or view is opened, and when it is saved at once", async ({
  openStudio,
}) => {
  const { page, folder } = await openStudio(HARBOUR, AT);
  const at = await pointsOf(page);
  const { x, y } = at(20, 9);
  await page.mouse.click(x, y);
  await selectedHead(page, "title").waitFor();
  const file = join(folder, SHIP_TEMPLATE);
  const before = readFileSync(file, "utf8");
  const titleAt = (left: string) => before.replace('<b:text x="5" y="4"', `<b:text x="${left}" y="4"`);
  const saved = expect.poll(() => readFileSync(file, "utf8"));

  await keysThen(page, ["ArrowRight", "ArrowRight"], { isSaved: true });
  await saved.toBe(titleAt("6"));

  // a face of another deck, with a template of its own
  await keysThen(page, ["ArrowRight", "ArrowRight"], { hash: "/template/harbour/crew" });
  await page.getByRole("textbox", { name: "Source of crew" }).waitFor();
  await page.keyboard.press("Control+Shift+s");
  await saved.toBe(titleAt("7"));

  await page.goto(`${new URL(page.url()).origin}/#/${AT.at}`);
  await pointsOf(page);
  await page.mouse.click(at(21, 9).x, at(21, 9).y);
  await selectedHead(page, "title").waitFor();
  await keysThen(page, ["ArrowRight", "ArrowRight"], { hash: "/decks" });
  await page.getByRole("heading", { name: "Ships" }).waitFor();
  await page.keyboard.press("Control+Shift+s");
  await saved.toBe(titleAt("8"));
});

test("a text of a drawing program gets another look, in the style that it has", async ({ openStudio }) => {
  const from = `<b:text x="8" y="76" width="47.5" height="5" size="8pt" font="Alegreya" style="italic" align="center" fill="#51585c">{{kind}}</b:text>`;
  const written = (style: string): string => `<text x="8" y="80" style="${style}">{{kind}}</text>`;
  const { page } = await openStudio(
    { ...HARBOUR, changes: [{ path: SHIP_TEMPLATE, from, to: written("font-size:3px;fill:#51585c") }] },
    AT,
  );
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: /^kind/ }).click();
  await page.getByRole("button", { name: "Bold" }).click();
  await page.getByRole("button", { name: "Bold", pressed: true }).waitFor();
  const size = page.getByRole("textbox", { name: "Size", exact: true });
  await size.fill("9");
  await size.press("Enter");
  await page.getByRole("tab", { name: "Source" }).click();
  await source(page).toContain(written("font-size:3.175px;fill:#51585c;font-weight:bold"));
});

test("on a picture that is turned, things go where the pointer and the arrows go", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, AT);
  await page.getByRole("tab", { name: "Things" }).click();
  await page.getByRole("button", { name: /^title/ }).click();
  await page.getByRole("tab", { name: "Source" }).click();
  const before = await page.locator(".paper").boundingBox();
  await page.getByRole("button", { name: "Turn the picture" }).click();
  const isOnSide = async (): Promise<boolean> => {
    const box = await page.locator(".paper").boundingBox();
    return box !== null && before !== null && box.width > box.height;
  };
  await expect.poll(isOnSide).toBe(true);
  // words beside the selection stay upright, above what is its upper left corner now; cursors point as the handles lie
  const selected = await page.locator(".selection").boundingBox();
  const tag = await page.locator(".selection .thing-tag").boundingBox();
  expect(tag && selected && tag.width > tag.height && tag.y + tag.height <= selected.y).toBe(true);
  expect(Math.abs((tag?.x ?? 0) - (selected?.x ?? 0))).toBeLessThan(4);
  const cursorOf = (handle: string) =>
    page.locator(`[data-handle="${handle}"]`).evaluate((one) => getComputedStyle(one).cursor);
  expect([await cursorOf("left"), await cursorOf("top left")]).toEqual(["ns-resize", "nesw-resize"]);
  // the card's top is at the right
  await stage(page).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await source(page).toMatch(/<b:text x="5" y="9" width="44"/);
  const box = await page.locator(".paper").boundingBox();
  if (!box) throw new Error("no picture");
  const px = box.width / 94.9;
  const at = (x: number, y: number) => ({ x: box.x + box.width - (y + 3) * px, y: box.y + (x + 3) * px });
  await page.keyboard.down("Alt");
  await drag(page, at(20, 14), at(22, 34));
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await source(page).toMatch(/<b:text x="7" y="29" width="44"/);
});
