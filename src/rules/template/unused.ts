/** Checks that the game's own templates and partials are used. */
import { startOf } from "../../diagnostics/diagnostic.ts";
import { KIT_DRAWINGS, templatesOfDeck } from "../../game/decks/card-templates.ts";
import { SCENARIO_DRAWINGS } from "../../game/scenarios/scenario-decks.ts";
import { nodeAt } from "../../source/locate.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

export const unusedTemplate = defineRule({
  id: "template/unused",
  severity: "hint",
  summary: "A template of the game draws no card and no booklet page, or no template calls a partial.",
  why: "changes to it never appear on paper",
  fix: "Name the template in a deck, card or booklet, or remove the file.",
  good: [
    `
=== templates/card.svg.hbs
  {{> frame}}
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
=== templates/partials/frame.svg.hbs
<rect x="3" y="3" width="57.5" height="82.9" fill="none" stroke="#20303c"/>
`,
    `
=== templates/card.svg.hbs
  <!-- as Inkscape saves it -->
  {{&gt; frame}}
  <b:text x="5" y="5" width="50" height="10" size="12pt" font="Alegreya">{{rank}} {{title}}</b:text>
=== templates/partials/frame.svg.hbs
<rect x="3" y="3" width="57.5" height="82.9" fill="none" stroke="#20303c"/>
`,
  ],
  bad: `
=== templates/old-card.svg.hbs
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"/>
<!-- whole file: no card of the game is drawn with the template "old-card" -->
=== templates/partials/old-frame.svg.hbs
<rect x="3" y="3" width="57.5" height="82.9" fill="none" stroke="#20303c"/>
<!-- whole file: no template calls the partial "old-frame" -->
`,

  *check(context) {
    const usage = usageOf(context);
    if (!usage) return;
    const { game, templateFiles } = context;
    const own = `templates/${game.id}/`;
    const fix = "use it, or remove the file";
    const drawing = namedTemplates(context);
    for (const { name, file } of templateFiles.templates.values())
      if (file.startsWith(own) && !drawing.has(name))
        yield { at: startOf(file), message: `no card of the game is drawn with the template "${name}"`, fix };
    for (const { name, file } of templateFiles.partials.values())
      if (file.startsWith(own) && !usage.partials.has(name))
        yield { at: startOf(file), message: `no template calls the partial "${name}"`, fix };
  },
});

/** Templates of cards, scenario and kit drawings, booklet pages and figures, and those that decks name although each of their cards names another. */
function namedTemplates({ game, sources }: RuleContext): ReadonlySet<string | undefined> {
  const named = game.decks.flatMap(({ source: { file, path } }) => {
    const root = sources.get(file)?.root;
    return ["front", "back"].map((side) => {
      const node = root && nodeAt(root, [...path, side]);
      return node?.kind === "scalar" ? node.text : undefined;
    });
  });
  const drawings = game.scenarios.length > 0 ? SCENARIO_DRAWINGS : [];
  return new Set([
    ...named,
    ...drawings,
    ...KIT_DRAWINGS,
    ...game.booklets.map(({ page }) => page),
    ...game.figures.map(({ template }) => template),
    ...game.decks.flatMap((deck) => [...templatesOfDeck(deck)]),
  ]);
}
