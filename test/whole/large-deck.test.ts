/** A deck of many rich cards is printed within little memory, for what is drawn is not all kept (C081). */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broadside, writeProject } from "../support/command.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** All their texts and drawings together take about 62 KB a card, on top of 40 MB for everything else. */
const CARDS = 1_600;
const HEAP_MB = 124;

const game = {
  "content/fleet/game.yaml": "broadside: 1\nid: fleet\ntitle: Fleet\nversion: 1.0.0\n",
  "content/fleet/decks/battle.yaml": `deck: battle
title: Battle cards
size: poker-us
bleed: 3mm
safe: 1mm
front: battle-card
back: battle-back
card:
  type: object
  properties:
    suit: { type: string }
    value: { type: integer }
    special: { type: object, additionalProperties: true }
  required: [suit, value, special]
cards:
${Array.from({ length: CARDS }, (_, index) => card(index)).join("\n")}
`,
};

test(`${CARDS} different battle cards are printed with a heap of ${HEAP_MB} MB`, () => {
  const folder = temporaryFolder();
  writeProject(folder, game);
  for (const part of ["tables", "glossary.yaml"])
    cpSync(join("content/pirate-quest", part), join(folder, "content/fleet", part), { recursive: true });
  cpSync("templates/pirate-quest", join(folder, "templates/fleet"), { recursive: true });
  const run = broadside(["build", "fleet"], folder, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` });
  expect(run.stderr).toBe("");
  expect(run.stdout).toContain(`${Math.ceil(CARDS / 9)} sheets`);
  expect(run.status).toBe(0);
}, 240_000);

/** Different from all others by suit, value and what its special gives. */
function card(index: number): string {
  const suit = ["sword", "axe", "bow", "shield", "skull"][index % 5];
  const value = 10 + (Math.floor(index / 5) % 80);
  const gives = 1 + Math.floor(index / 400);
  const special = `{ feature: fog, cost: 1, gives: { suit: universal, value: ${gives} } }`;
  return `  - { id: card-${index}, suit: ${suit}, value: ${value}, special: ${special} }`;
}
