/** A studio that only reads, in a browser: each view says so, and changes nothing. */
import { expect } from "vitest";
import { HARBOUR, SHIPS, type StudioProject } from "../../support/studio/projects.ts";
import { test } from "../../support/studio/studio-test.ts";

const UNUSED_PICTURE: StudioProject = {
  ...HARBOUR,
  changes: [{ path: SHIPS, from: "    picture: art/lighthouse.png\n", to: "" }],
};

test("table, new game and pictures of a studio that only reads say so, and change nothing", async ({
  openStudio,
}) => {
  const { page } = await openStudio(UNUSED_PICTURE, { at: "table/harbour/ships", isReadOnly: true });
  const goTo = (view: string) => page.goto(page.url().replace(/#.*$/, `#/${view}`));
  await page.getByRole("gridcell", { name: "Cutter", exact: true }).click();
  expect(await page.getByRole("button", { name: "Add card" }).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.type("x");
  await page.getByText("This studio only reads: nothing was changed.").waitFor();
  expect(await page.getByRole("gridcell").getByRole("textbox").count()).toBe(0);

  await goTo("new-game");
  await page.getByText("Start it without --read-only").waitFor();

  await goTo("pictures");
  await page.getByText("on no card").waitFor();
  const add = page.getByRole("button", { name: "Add pictures" });
  expect(await add.getAttribute("aria-disabled")).toBe("true");
});
