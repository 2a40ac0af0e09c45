/** Checks that every symbol of the glossary is on some die, if the game has dice. */
import { defineRule } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

export const unusedSymbol = defineRule({
  id: "glossary/unused-symbol",
  severity: "hint",
  summary: "A symbol of the glossary is on no die of the game.",
  why: "no one ever rolls it; a face may be missing or misspelled",
  fix: "Put the symbol on a face of a die, or remove it from the glossary.",
  bad: `
=== glossary.yaml
symbols:
  pip:   { title: pip, meaning: One point., points: 1 }
  skull: { title: skull, meaning: No point. }
# ^^^^^ no die shows the symbol "skull"
=== dice/red.yaml
die: red
title: Red die
colour: "#c23a32"
faces: [[pip], [pip], [pip], [pip], [pip], [pip]]
`,

  *check(context) {
    const { dice, glossary } = context.game;
    const usage = usageOf(context);
    // Without dice, the symbols are those of dice that the players own.
    if (!glossary.source || !usage || dice.length === 0) return;
    const rolled = new Set(dice.flatMap(({ faces }) => faces.flat()));
    for (const name of Object.keys(glossary.symbols))
      if (!rolled.has(name) && !usage.shown.has(name) && !usage.isValue(name))
        yield {
          at: { file: glossary.source.file, path: [...glossary.source.path, "symbols", name], of: "key" },
          message: `no die shows the symbol "${name}"`,
          fix: "put it on a face, or remove it",
        };
  },
});
