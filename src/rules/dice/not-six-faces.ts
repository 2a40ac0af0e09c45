/** Checks that dice can be made as cubes. */
import { counted } from "../../diagnostics/words.ts";
import { defineRule } from "../define-rule.ts";

const FACES = 6;

export const notSixFaces = defineRule({
  id: "dice/not-six-faces",
  severity: "warning",
  summary: "A die has more or fewer than six faces.",
  why: "a die is a cube unless a game brings other ones; a face was likely forgotten or written twice",
  mend: "Add the faces that are missing, or take away those that are too many.",
  good: [
    `
=== dice/coin.yaml
die: coin
title: Coin
colour: "#888888"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
`,
  ],
  bad: [
    `
=== dice/coin.yaml
{ die: coin, title: Coin, colour: "#888888", faces: [[pip], [pip], [pip], [pip], [pip, pip]] }
#                                            ^^^^^ the die "coin" has 5 faces, expected 6
`,
  ],

  *check({ game }) {
    for (const { id, faces, source } of game.dice)
      if (faces.length !== FACES)
        yield {
          at: { file: source.file, path: ["faces"], of: "key" },
          message: `the die "${id}" has ${counted(faces.length, "face")}, expected ${FACES}`,
          fix: faces.length < FACES ? "add what is missing" : "take away what is too much",
        };
  },
});
