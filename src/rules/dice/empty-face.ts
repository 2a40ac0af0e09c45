/** Checks that every face of a die has a symbol, even if it is one for nothing. */
import { defineRule } from "../define-rule.ts";

export const emptyFace = defineRule({
  id: "dice/empty-face",
  severity: "warning",
  summary: "A face of a die has no symbol.",
  why: "no one can tell an empty face from a forgotten one",
  fix: "Put a symbol of the glossary on the face. For a face that counts nothing, add a symbol without points to the glossary.",
  bad: `
=== dice/coin.yaml
faces: [[], [pip], [pip], [pip], [pip], [pip, pip]]
#       ^^ face 1 of the die "coin" has no symbol
`,

  *check({ game }) {
    for (const { id, faces, source } of game.dice)
      for (const [index, symbols] of faces.entries())
        if (symbols.length === 0)
          yield {
            at: { file: source.file, path: ["faces", index] },
            message: `face ${index + 1} of the die "${id}" has no symbol`,
            fix: "write a symbol of the glossary, such as blank for a face that counts nothing",
          };
  },
});
