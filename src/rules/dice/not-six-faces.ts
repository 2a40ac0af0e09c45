/** Checks that a die can be made: as a cube or another solid whose faces are all alike. */
import { counted, listed } from "../../diagnostics/words.ts";
import { NET_FACES } from "../../game/die.ts";
import { defineRule } from "../define-rule.ts";

export const notSixFaces = defineRule({
  id: "dice/not-six-faces",
  severity: "warning",
  summary: "A die has a number of faces that no solid has which can be made.",
  why: "dice are made with 4, 6, 8, 10, 12 or 20 faces; a face was probably forgotten or written twice",
  fix: "Add the missing faces, or remove the surplus ones.",
  good: `
=== dice/coin.yaml
faces: [[pip], [pip], [pip], [pip, pip]]
`,
  bad: `
=== dice/coin.yaml
{ die: coin, title: Coin, colour: "#888888", faces: [[pip], [pip], [pip], [pip], [pip, pip]] }
#                                            ^^^^^ the die "coin" has 5 faces, expected 4, 6, 8, 10, 12 or 20
`,

  *check({ game }) {
    for (const { id, faces, source } of game.dice)
      if (!NET_FACES.includes(faces.length))
        yield {
          at: { file: source.file, path: ["faces"], of: "key" },
          message: `the die "${id}" has ${counted(faces.length, "face")}, expected ${listed(NET_FACES, "or")}`,
          fix: "add the missing faces, or remove the surplus ones",
        };
  },
});
