/** Checks that the glossary's names for icons are asked for. */
import { nodeAt } from "../../source/locate.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

export const unusedIcon = defineRule({
  id: "glossary/unused-icon",
  severity: "hint",
  summary: "Nothing asks for a name that the glossary gives to an icon.",
  why: "the drawing was meant for some card and is on none, or is asked for by another name",
  mend: "Use the name in a text or a template, or take it out of the glossary.",
  good: [
    `
=== glossary.yaml
icons: { port: anchor }
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} :port:</b:text>
`,
  ],
  bad: [
    `
=== glossary.yaml
icons:
  port: anchor
  helm: ship-wheel
# ^^^^ no card, text or template asks for the icon "helm"
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} :port:</b:text>
`,
  ],

  *check(context) {
    const { source, icons, symbols } = context.game.glossary;
    const usage = usageOf(context);
    if (!source || !usage) return;
    const ofSymbols = Object.values(symbols).map(({ icon }) => icon);
    const used = new Set([...usage.shown, ...usage.quoted, ...ofSymbols, ...targetsOf(context)]);
    for (const name of Object.keys(icons))
      if (!used.has(name) && !usage.values.has(name))
        yield {
          at: { file: source.file, path: [...source.path, "icons", name], of: "key" },
          message: `no card, text or template asks for the icon "${name}"`,
          fix: "use it, or take it out",
        };
  },
});

/** What other names of the glossary stand for, as written: these may be names of the glossary again. */
function targetsOf({ game, sources }: RuleContext): readonly string[] {
  const { source } = game.glossary;
  const root = source && sources.get(source.file)?.root;
  const icons = root && nodeAt(root, ["icons"]);
  if (icons?.kind !== "map") return [];
  return icons.entries.flatMap(({ key, value }) =>
    value.kind === "scalar" && value.text !== key ? [value.text] : [],
  );
}
