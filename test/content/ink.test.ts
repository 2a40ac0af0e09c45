/**
 * The low-ink look of the shipped games: it has no findings, like the other look (`pack.test.ts`), and backs leave at
 * least three quarters of the paper white. `INK=table` prints what each face takes in both looks.
 */
import { expect, test } from "vitest";
import { wholePrints } from "../../src/game/kits/prints.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { faceKey } from "../../src/pipeline/draw/lay-out-game.ts";
import { checkOrder } from "../../src/pipeline/judge/check-order.ts";
import { wholeOrder } from "../../src/pipeline/judge/whole-order.ts";
import type { MadeGame } from "../../src/pipeline/made-game.ts";
import { SILENT } from "../../src/pipeline/progress.ts";
import { createMemory } from "../../src/remember/memory.ts";
import { SAMPLE_GAME } from "../support/game/sample-game.ts";
import { SHIPPED_PROJECT } from "../support/game/shipped-project.ts";
import { type UsableGame, usableGame } from "../support/game/usable-game.ts";
import { inkOfFaces } from "../support/paper/ink.ts";
import { type Tool, toolOrSkip } from "../support/tools.ts";

/** Percent of a back that may take ink. */
const MOST = 25;

const GAMES = ["pirate-quest", "pirate-tricks", "pirates-flag", "pirate-attack"];

/** With a memory of its own: what both looks draw is more than one memory keeps. */
const LOW = { ...SHIPPED_PROJECT, ink: "low", memory: createMemory() } as const;

/** The back's rectangle is 57.5 x 82.9 mm, the card 63.5 x 88.9 mm. */
test("coverage is the share of a face that is drawn on", async ({ skip }) => {
  const files = {
    ...SAMPLE_GAME,
    "content/sample/decks/crew.yaml": `${SAMPLE_GAME["content/sample/decks/crew.yaml"]}`.replace(
      "front: card",
      "front: card\nback: back",
    ),
  };
  const { made } = await usableGame({ ...SHIPPED_PROJECT, host: createMemoryHost(files) });
  const faces = await inkOfFaces(toolOrSkip("gs", skip), made, ["back"]);
  const [back] = faces;
  expect(back?.face).toBe("crew/cook/back");
  expect(back?.coverage).toBeCloseTo((100 * 57.5 * 82.9) / (63.5 * 88.9), 0);
});

const games = new Map<string, Promise<UsableGame>>();

/** Checked once for all tests. */
function inLow(id: string): Promise<UsableGame> {
  const game = games.get(id) ?? usableGame(LOW, id);
  games.set(id, game);
  return game;
}

test.each(GAMES)("%s has no findings", { timeout: 300_000 }, async (id) => {
  const game = await inLow(id);
  const { drawn, imposed } = await checkOrder(LOW, game, wholeOrder(game.made), SILENT);
  const { findings } = game.judge([...game.found, ...drawn, ...imposed], "all");
  expect(findings).toEqual([]);
});

test.for(GAMES)(
  "%s: backs take ink on less than a quarter of their area",
  { timeout: 300_000 },
  async (id, { skip }) => {
    const gs = toolOrSkip("gs", skip);
    const { made } = await inLow(id);
    const backs = await inkOfFaces(gs, made, ["back"]);
    expect(backs.length).toBeGreaterThan(0);
    if (process.env.INK === "table") process.stdout.write(await tableOf(gs, id));
    expect(backs.filter(({ coverage }) => coverage >= MOST)).toEqual([]);
  },
);

/** Issue 21: under 35 % by `inkcov`. Coarse dots count lines as wider than they are, in the low-ink look most of all. */
test("the low-ink Starter Pack takes less than 35 percent of the usual ink", async ({ skip }) => {
  const gs = toolOrSkip("gs", skip);
  const full = (await usableGame(SHIPPED_PROJECT, "pirate-quest")).made;
  const { made: low } = await inLow("pirate-quest");
  expect(await inkOfPack(gs, low)).toBeLessThan(0.35 * (await inkOfPack(gs, full)));
});

async function inkOfPack(gs: Tool, made: MadeGame): Promise<number> {
  const faces = await inkOfFaces(gs, made, ["front", "back"], false, 72);
  const areas = new Map(faces.map((one) => [made.laid.keys.get(one.face), one.areas]));
  const [pack] = wholePrints(made.game, { kits: ["starter-pack"] });
  let sum = 0;
  for (const { card, copies } of pack?.cards ?? [])
    for (const side of ["front", "back"] as const)
      sum += copies * (areas.get(made.laid.keys.get(faceKey(card, side))) ?? 0);
  expect(sum).toBeGreaterThan(0);
  return sum;
}

async function tableOf(gs: Tool, id: string): Promise<string> {
  const sides = ["front", "back"] as const;
  const full = await inkOfFaces(gs, (await usableGame(SHIPPED_PROJECT, id)).made, sides, true);
  const low = await inkOfFaces(gs, (await inLow(id)).made, sides, true);
  const lines = low.map(({ face, coverage, ink }) => {
    const before = full.find((one) => one.face === face);
    const numbers = [before?.coverage, coverage, before?.ink, ink];
    return `${numbers.map((value) => (value ?? Number.NaN).toFixed(1).padStart(7)).join("")}  ${face}`;
  });
  return [`${id}: coverage full, low, ink full, low (%)`, ...lines, ""].join("\n");
}
