/** A game with tracks of hexagons is checked and drawn like any other. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../../src/index.ts";
import { HEX_GAME } from "../../support/game/hex-game.ts";

const SCENARIOS = ["trail", "ladder", "moor"];

const open = () => openProject(createMemoryHost(HEX_GAME));

const said = (
  findings: readonly { readonly rule: string; readonly file: string; readonly message: string }[],
) => findings.map(({ rule, file, message }) => `${rule} ${file}: ${message}`);

test("pointy-top and flat-top tiles, patches of seven, and their set-up sheets have no findings", async () => {
  const { findings } = await (await open()).check();
  expect(said(findings)).toEqual([]);
});

test.each(SCENARIOS)("the plan of %s shows its shortest way", async (scenario) => {
  const drawn = await (await open()).scenarios.draw(`hexes/${scenario}`, { route: "diagonal" });
  expect([drawn.hasRoute, said(drawn.findings)]).toEqual([true, []]);
  expect(Buffer.from(drawn.picture ?? []).toString()).toContain("<svg");
});
