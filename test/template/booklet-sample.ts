/** A small resolved game for texts of booklets. */
import type { Game } from "../../src/game/game.ts";
import { openBundle } from "../../src/host/bundle.ts";
import { createMemoryHost } from "../../src/host/memory-host.ts";
import { readGame } from "../../src/pipeline/read/read-game.ts";

const FILES = {
  "content/sample/game.yaml": "broadside: 1\nid: sample\ntitle: Sample\nversion: 1.0.0\n",
  "content/sample/decks/crew.yaml": `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { title: { type: string } } }
cards:
  - { id: cook, title: Cook, copies: 2 }
  - { id: pilot, title: Pilot }
`,
  "content/sample/decks/coins.yaml": `deck: coins
title: Coins
shape: round
size: 20mm
front: coin
cards:
  - { id: coin, copies: 5 }
`,
  "content/sample/tables/ranks.yaml": `table: ranks
title: Ranks
row: { properties: { title: { type: string } } }
rows:
  - { id: one, title: First }
  - { id: two, title: Second }
`,
  "content/sample/kits/all.yaml":
    "kit: all\ntitle: All\ncontents: [{ deck: crew, times: 2 }, { deck: coins }]\n",
};

export function sampleGame(): Game {
  const { game } = readGame({ host: createMemoryHost(FILES), bundle: openBundle() }, "sample").value;
  if (!game) throw new Error("the sample cannot be used");
  return game;
}
