/** Checks the names between colons in texts. */
import { isOddName, meantName } from "../../diagnostics/colon-names.ts";
import { type LikelyNames, likelySearch } from "../../diagnostics/name-search.ts";
import { onlyNearest, suggestions } from "../../diagnostics/nearest.ts";
import { moreIcons } from "../../diagnostics/text/fix-ends.ts";
import { listed } from "../../diagnostics/words.ts";
import { defineRule } from "../define-rule.ts";
import { fixAt } from "../fix-at.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { wordPlace } from "../printed-texts/word-places.ts";

export const unknownName = defineRule({
  id: "text/unknown-name",
  severity: "error",
  otherSeverity: "warning",
  summary: "A name between colons is neither an icon, a symbol nor a term.",
  why: "the name and its colons are printed literally",
  fix: "Correct the name, or add it to glossary.yaml.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Take :anchor: and wait" }
  - { id: pilot, rank: 2, title: "He says :this is it: and :the crossed swords: too" }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Take :achor: and wait" }
#                                      ^^^^^ ":achor:" is neither an icon, a symbol nor a term
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Fight :crossed swords: and :Plain circle:" }
#                                       ^^^^^^^^^^^^^^ ":crossed swords:" is neither an icon, a symbol nor a term
#                                                            ^^^^^^^^^^^^ ":Plain circle:" is neither an icon, a symbol nor a term
`,
    `
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} :achor:</b:text>
  <!--                                                                                       ^^^^^ ":achor:" is neither an icon, a symbol nor a term (cards cook, pilot, captain) -->
`,
  ],

  *check(context) {
    const { glossary } = context.game;
    const suggest = suggestions();
    const search = likelySearch();
    for (const { face, fact } of oddTextsIn(context))
      for (const name of fact.unknown) {
        const [own = [], others = []] = context.iconNames();
        const names = [...Object.keys(glossary.terms), ...own];
        const isOdd = isOddName(name);
        const likely = isOdd
          ? onlyName(
              meantName(
                name,
                () => names,
                () => others,
                suggest,
              ),
            )
          : search(name, () => [names, others]);
        if (isOdd && likely.names.length === 0) continue;
        const place = wordPlace(context, face, fact.origin, name, ":");
        const sure = onlyNearest(name, [...Object.keys(glossary.terms), ...Object.keys(glossary.symbols)]);
        const isSure = sure !== undefined && likely.names.length === 1 && likely.names[0] === sure;
        yield {
          ...place,
          message: `":${name}:" is neither an icon, a symbol nor a term`,
          fix: fixOf(likely),
          ...(isOdd && { severity: "warning" }),
          edits: fixAt(context, place.at, name, isSure ? sure : undefined),
          unknown: name,
        };
      }
  },
});

const onlyName = (name: string | undefined): LikelyNames => ({ names: name === undefined ? [] : [name] });

function fixOf(likely: LikelyNames): string {
  const names = likely.names.map((name) => `:${name}:`);
  return names.length > 0
    ? `write ${listed(names, "or")}${moreIcons(likely.word)}`
    : "add it to glossary.yaml; to print a colon, write \\: (in double quotes \\\\:)";
}
