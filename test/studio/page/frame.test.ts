/** The frame of the page in a browser. */
import { expect } from "vitest";
import { accessibilityFaults } from "../../support/studio/accessibility.ts";
import { HARBOUR } from "../../support/studio/projects.ts";
import { shots } from "../../support/studio/shots.ts";
import { test } from "../../support/studio/studio-test.ts";

test("opens the game, is accessible in both schemes and at both sizes", async ({ openStudio }) => {
  const { page } = await openStudio(HARBOUR);
  await page.getByRole("heading", { name: "Harbour" }).waitFor();
  const shown = await shots(page, "frame", async (at) => {
    expect(await accessibilityFaults(page), at).toEqual([]);
  });
  expect(shown).toHaveLength(4);
});
