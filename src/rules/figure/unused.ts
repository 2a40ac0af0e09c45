/** Checks that the figures of a game are shown by its booklets. */
import { shownInTexts } from "../../game/booklets/shown-in-texts.ts";
import { below } from "../../game/fault.ts";
import { defineRule } from "../define-rule.ts";

export const unusedFigure = defineRule({
  id: "figure/unused",
  severity: "hint",
  summary: "No booklet shows a figure of the game.",
  why: "readers never see it, or a booklet uses another name for it",
  fix: "Show it in the text of a booklet, as in `![Ahead](figure:ahead)`, or remove its file.",
  bad: `
=== booklets/rules.md
![Ahead](figure:ahead)
=== figures/ahead.yaml
figure: ahead
squares: [[green, white]]
=== figures/aback.yaml
figure: aback
#       ^^^^^ no booklet shows the figure "aback"
squares: [[white, green]]
`,

  *check({ game, booklets }) {
    // A booklet that could not be read may show any figure.
    const read = new Set(booklets.map(({ file }) => file.path));
    if (
      game.booklets.some(({ file }) => !read.has(file)) ||
      game.unusable.some(({ kind }) => kind === "booklet")
    )
      return;
    const isShown = shownInTexts(
      "figure",
      booklets.map(({ file }) => file.text),
    );
    for (const { id, source } of game.figures)
      if (!isShown(id))
        yield {
          at: below(source, "figure"),
          message: `no booklet shows the figure "${id}"`,
          fix: `write ![what it shows](figure:${id}) in a booklet, or remove the file`,
        };
  },
});
