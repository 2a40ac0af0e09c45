/** Checks that every icon name of the glossary is used. */
import { nameOfWord } from "../../diagnostics/name-of-word.ts";
import { nodeAt } from "../../source/locate.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { usageOf } from "../usage/usage.ts";

export const unusedIcon = defineRule({
  id: "glossary/unused-icon",
  severity: "hint",
  summary: "Nothing uses a name that the glossary gives to an icon.",
  why: "the icon was meant for some card but is on none, or is used by another name",
  fix: "Use the name in a text or a template, or remove it from the glossary.",
  good: `
=== glossary.yaml
icons: { port: anchor }
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} :port:</b:text>
`,
  bad: `
=== glossary.yaml
icons:
  port: anchor
  helm: ship-wheel
# ^^^^ no card, text or template uses the icon "helm"
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} :port:</b:text>
`,

  *check(context) {
    const { source, icons, symbols } = context.game.glossary;
    const usage = usageOf(context);
    if (!source || !usage) return;
    const ofSymbols = Object.values(symbols).map(({ icon }) => icon);
    const shown = [...usage.shown].flatMap((name) => [name, nameOfWord(name) ?? []].flat());
    const used = new Set([...shown, ...usage.quoted, ...ofSymbols, ...targetsOf(context)]);
    for (const name of Object.keys(icons))
      if (!used.has(name) && !usage.isValue(name))
        yield {
          at: { file: source.file, path: [...source.path, "icons", name], of: "key" },
          message: `no card, text or template uses the icon "${name}"`,
          fix: "use it, or remove it",
        };
  },
});

/** What other names of the glossary mean, as written: these may again be names of the glossary. */
function targetsOf({ game, sources }: RuleContext): readonly string[] {
  const { source } = game.glossary;
  const root = source && sources.get(source.file)?.root;
  const icons = root && nodeAt(root, ["icons"]);
  if (icons?.kind !== "map") return [];
  return icons.entries.flatMap(({ key, value }) =>
    value.kind === "scalar" && value.text !== key ? [value.text] : [],
  );
}
