/** The frame of the page in a browser. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR, SHIPS, type StudioProject } from "../../support/studio/projects.ts";
import { accessibleShots, shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";
import { temporaryFolder } from "../../support/temporary.ts";

test("is accessible in both schemes and at both sizes; everything in it is reached by the keyboard alone, and anything is found by its name", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR);
  await page.getByRole("heading", { name: "Harbour" }).waitFor();
  await page.getByText("No problems").waitFor();
  const looks = await accessibleShots(page, "frame");
  expect([...looks].sort()).toEqual(["1280-dark", "1280-light", "820-dark", "820-light"]);

  // Esc returns to where it was opened
  const focused = (): Promise<string> =>
    page.evaluate(
      "document.activeElement.getAttribute('aria-label') || document.activeElement.id || document.activeElement.textContent",
    );
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the view");
  await page.keyboard.press("Enter");
  expect(await focused()).toBe("main");
  await page.getByRole("button", { name: "Light or dark" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitemradio", { name: "As the system", checked: true }).waitFor();
  await expect.poll(focused).toBe("As the system");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("d");
  expect(await focused()).toBe("Dark");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(focused).toBe("Light or dark");
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBeUndefined();

  await page.keyboard.press("Control+k");
  const find = page.getByRole("combobox", { name: /^Find/ });
  await find.fill("galle");
  await page.getByRole("option", { name: /^Galleon Ships/ }).waitFor();
  await find.fill("everybody");
  const barge = page.getByRole("option", {
    name: /^Barge Ships, barge, text: Carries :coin: for everybody\./,
  });
  await shots(page, "palette-texts");
  expect(await barge.locator("mark").textContent()).toBe("everybody");
  await find.fill("ships.yaml");
  await page.getByRole("option", { name: /^ships\.yaml content\/harbour\/decks/ }).waitFor();
  await find.fill("game.yaml");
  await page.getByRole("option", { name: /^game\.yaml content\/harbour\/game\.yaml/ }).waitFor();
  await find.fill("yaml/unq");
  await page.getByRole("option", { name: /yaml\/unquoted-text/ }).waitFor();
  await find.fill("dark");
  await page.getByRole("option", { name: "Look: Dark" }).waitFor();
  await shots(page, "palette");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await find.waitFor({ state: "detached" });
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBe("dark");
  // the choice is kept
  await page.reload();
  await page.getByText("No problems").waitFor();
  expect(await page.evaluate("document.documentElement.dataset.scheme")).toBe("dark");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  // the view of problems has other content when there are none
  await page.goto(page.url().replace(/#.*|$/, "#/problems"));
  await page.getByRole("heading", { name: "No problems" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

/** Two games, of which the second by name was printed. */
function printedHarbour(): StudioProject {
  const printed = temporaryFolder();
  mkdirSync(join(printed, "harbour"));
  const prints = [{ version: "0.3.0", content: "earlier" }];
  writeFileSync(join(printed, "harbour", "journal.json"), JSON.stringify({ journal: 2, prints }));
  const [content] = HARBOUR.folders;
  return {
    folders: [
      ...HARBOUR.folders,
      { from: join(content?.from ?? "", "harbour"), to: "content/bay" },
      { from: printed, to: "output" },
    ],
    changes: [
      { path: "content/bay/game.yaml", from: "id: harbour", to: "id: bay" },
      { path: "content/bay/game.yaml", from: "title: Harbour", to: "title: Bay" },
    ],
  };
}

test("opens with the game that was printed, then with the one that was open last", async ({ openStudio }) => {
  const { page } = await openStudio(printedHarbour());
  await page.getByRole("button", { name: "Game: Harbour" }).click();
  await page.getByRole("menuitemradio", { name: "Bay" }).click();
  await page.getByRole("button", { name: "Game: Bay" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Game: Bay" }).waitFor();
});

test("what went wrong is said until something else succeeds", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: "table/harbour/ships" });
  const cost = (value: string) => page.getByRole("gridcell", { name: value, exact: true });
  const type = async (value: string, text: string): Promise<void> => {
    await cost(value).dblclick();
    await page.getByRole("textbox", { name: "cost of" }).fill(text);
    await page.keyboard.press("Enter");
  };
  await cost("9").waitFor();
  await page.clock.install();
  await type("9", "many");
  const notice = page.getByRole("log").getByText("It is kept as it was typed.");
  await notice.waitFor();
  await shots(page, "notice");
  await page.clock.fastForward("01:00");
  expect(await notice.isVisible(), "nothing has succeeded since").toBe(true);
  await type("1", "5");
  await cost("5").waitFor();
  await notice.waitFor({ state: "detached" });
});

test("a notice does not go from under the focus, which may walk through it", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: "table/harbour/crew" });
  await page.getByRole("gridcell", { name: "Ada", exact: true }).click();
  await page.clock.install();
  await page.keyboard.press("Control+Delete");
  const notices = page.getByRole("log");
  const notice = notices.getByText("Ada is deleted");
  await notice.waitFor();
  await notices.getByRole("button", { name: "Undo" }).focus();
  await page.clock.fastForward("01:00");
  await page.keyboard.press("Tab");
  const label = (): Promise<string> =>
    page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName");
  expect(await label()).toBe("Close");
  await notice.hover();
  await page.mouse.move(5, 5);
  expect(await notice.isVisible()).toBe(true);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await notice.waitFor({ state: "detached" });
});

test("a notice is not on the caret of an editor, and otherwise stays in its corner", async ({
  openStudio,
}) => {
  const { page } = await openStudio(HARBOUR, { at: "pictures" });
  await page.getByRole("button", { name: "Delete lighthouse.png" }).click();
  await page.getByRole("button", { name: "Delete it and take it off 1 card" }).click();
  const notice = page.locator(".notice");
  await notice.waitFor();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#/source/${encodeURIComponent(SHIPS)}`);
  await page.getByRole("textbox", { name: "Source of content/harbour/decks/ships.yaml" }).focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("# a caret at the left");
  const left = async (): Promise<number> => (await notice.boundingBox())?.x ?? 0;
  const caret = async (): Promise<{ x: number; y: number }> =>
    (await page.locator(".cm-cursor-primary").boundingBox()) ?? { x: 0, y: 0 };
  await expect.poll(left, { message: "in its corner" }).toBeGreaterThan(600);
  const { y = 0 } = (await notice.boundingBox()) ?? {};
  expect((await caret()).y, "beside the notice").toBeGreaterThan(y);
  await page.keyboard.type(" and then on and on to the right".repeat(3));
  await expect.poll(left, { message: "in the other corner" }).toBeLessThan(600);
  expect((await caret()).x, "below the usual corner").toBeGreaterThan(864);
});

test("notices are not on what somebody works on", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR, { at: "pictures" });
  await page.getByRole("button", { name: "Delete lighthouse.png" }).click();
  await page.getByRole("button", { name: "Delete it and take it off 1 card" }).click();
  const notice = page.locator(".notice");
  await notice.waitFor();
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#/card/harbour/ships/cutter`);
  const field = page.getByRole("textbox", { name: "Title", exact: true });
  await field.waitFor();
  const place = await field.boundingBox();
  // so low that the field is in the corner of the notices
  await page.setViewportSize({ width: 1280, height: Math.ceil((place?.y ?? 0) + (place?.height ?? 0)) + 70 });
  const covers = async (): Promise<boolean> => {
    const [a, b] = [await notice.boundingBox(), await field.boundingBox()];
    if (!a || !b) throw new Error("one of them is not shown");
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };
  await expect.poll(covers, { message: "while nobody works there" }).toBe(true);
  await field.focus();
  await expect.poll(covers).toBe(false);
});
