/** Checks that some font has every character of every text. */
import { listed } from "../../diagnostics/words.ts";
import { defineRule, type RuleContext } from "../define-rule.ts";
import { oddTextsIn } from "../on-faces/odd-texts.ts";
import { wordPlace } from "../printed-texts/word-places.ts";

/** How many characters a message names: enough to recognise the script. */
const NAMED = 8;

export const missingGlyph = defineRule({
  id: "text/missing-glyph",
  severity: "error",
  eachFace: true,
  summary: "A text has characters that no font has.",
  why: "each of them is printed as an empty box",
  fix: "Add a font that has the characters to the fonts folder and name its family under `fallback-fonts:` of game.yaml, or write other characters.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: Żółw à 5 £ … }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Beware of 𓀀 on board" }
#                                          ^^ no font has the character 𓀀 (U+13000)
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: "Beware of 𓀀𓀁" }
#                                          ^^ no font has the characters 𓀀 (U+13000) and 𓀁 (U+13001)
`,
  ],

  *check(context) {
    for (const { face, fact } of oddTextsIn(context)) {
      const [first] = fact.missing;
      if (first === undefined) continue;
      yield {
        ...wordPlace(context, face, fact.origin, first),
        message: `no font has the ${fact.missing.length === 1 ? "character" : "characters"} ${words(fact.missing)}`,
        fix: fixOf(context, fact.missing),
      };
    }
  },
});

/** The first characters with their code points, and how many more there are. */
function words(characters: readonly string[]): string {
  const named = characters.slice(0, NAMED).map((character) => `${character} (${codesOf(character)})`);
  const more = characters.length - NAMED;
  return listed(more > 0 ? [...named, `${more} more`] : named);
}

/** "U+2620", or several for a sequence. */
function codesOf(character: string): string {
  return [...character]
    .map((one) => `U+${(one.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
}

function fixOf({ game }: RuleContext, characters: readonly string[]): string {
  const font = `add a font that has ${characters.length === 1 ? "it" : "them"} to templates/${game.id}/fonts/ and its family to fallback-fonts of game.yaml`;
  const isSign = (character: string): boolean => /\p{So}|\p{Emoji_Presentation}/u.test(character);
  return characters.every(isSign) ? `use an icon such as :anchor:, or ${font}` : font;
}
