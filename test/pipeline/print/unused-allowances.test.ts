/** Allowances for what a build does not draw: only a check, which draws everything, can call them unused. */
import { expect, test } from "vitest";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { checkTargets } from "../../../src/pipeline/judge/check-targets.ts";
import { fullOrder } from "../../../src/pipeline/order/order.ts";
import { preparePrints } from "../../../src/pipeline/print/prepare-prints.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";

const LIST = "templates/sample/kit-list.svg.hbs";

/** A pull list with two headings for rules to look at: one black on black or not, one in a box that is too low or not. */
const projectOf = (colour: string, height: number) => ({
  host: createMemoryHost({
    ...SAMPLE_GAME,
    "content/sample/kits/box.yaml": "kit: box\ntitle: The Box\ncontents: [{ deck: crew }]\n",
    [LIST]: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 190 257">
  <rect x="0" y="0" width="190" height="257" fill="#000000"/>
  <!-- broadside-allow text/low-contrast: a watermark -->
  <b:text x="5" y="5" width="60" height="20" size="12pt" font="Alegreya" fill="${colour}">Everything</b:text>
  <!-- broadside-allow text/overflow: cut off on purpose -->
  <b:text x="5" y="40" width="60" height="${height}" size="12pt" font="Alegreya" fill="#ffffff">Everything</b:text>
</svg>
`,
  }),
  bundle: openBundle(),
});

const allowances = (findings: readonly { readonly rule: string; readonly message: string }[]) =>
  findings.filter(({ rule }) => rule.startsWith("allowance/")).map(({ message }) => message);

async function checked(colour: string, height: number): Promise<readonly string[]> {
  const { findings } = await checkTargets(projectOf(colour, height), [{ game: "sample", files: [] }], SILENT);
  return allowances(findings);
}

async function built(colour: string, height: number, lists: boolean): Promise<readonly string[]> {
  const output = { host: createMemoryHost({}), shown: "output" };
  const order = fullOrder({ lists });
  const { findings, ready } = await preparePrints(
    projectOf(colour, height),
    output,
    ["sample"],
    order,
    SILENT,
  );
  return allowances([...findings, ...[...ready.values()].flatMap(({ diagnostics }) => diagnostics)]);
}

test.each([false, true])("a build with lists: %s calls no allowance on a list unused", async (lists) => {
  expect(await checked("#000000", 1)).toEqual([]);
  expect(await built("#000000", 1, lists)).toEqual([]);
  expect(await built("#ffffff", 20, lists)).toEqual([]);
});

test("a check does, where the rules find nothing", async () => {
  expect(await checked("#ffffff", 20)).toEqual([
    "text/low-contrast finds nothing on line 4",
    "text/overflow finds nothing on line 6",
  ]);
});
