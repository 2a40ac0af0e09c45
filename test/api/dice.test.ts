/** `project.dice`: outcomes counted by hand. */
import { expect, test } from "vitest";
import { createMemoryHost, openProject } from "../../src/index.ts";

const FILES = {
  "content/duel/game.yaml": "broadside: 1\nid: duel\ntitle: Duel\nversion: 1.0.0\n",
  "content/duel/glossary.yaml": `symbols:
  blank: { title: Blank, meaning: Nothing. }
  pip: { title: Pip, meaning: A point., points: 1 }
  bolt: { title: Bolt, meaning: Roll again., again: true }
`,
  "content/duel/dice/coin.yaml":
    "die: coin\ntitle: Coin\ncolour: '#ff0000'\nfaces: [[pip, pip], [pip, bolt]]\n",
  "content/duel/dice/plain.yaml":
    "die: plain\ntitle: Plain\ncolour: '#00ff00'\nfaces: [[blank], [pip], [blank]]\n",
};

test("outcomes are counted over pairs of rolls, of which the second counts after a face that rolls again", async () => {
  const { dice, symbols } = await (await openProject(createMemoryHost(FILES))).dice({ game: "duel" });
  expect(dice.map(({ id, points }) => [id, points])).toEqual([
    // 2 whatever follows (two pairs); 1 and then 2 or 1
    ["coin", [0, 0, 3, 1]],
    // of nine pairs, three begin with the pip
    ["plain", [6, 3]],
  ]);
  expect(Object.keys(symbols)).toEqual(["blank", "pip", "bolt"]);
  expect(dice[0]).toMatchObject({
    title: "Coin",
    colour: "#ff0000",
    faces: [
      ["pip", "pip"],
      ["pip", "bolt"],
    ],
  });
});
