/** Checks that a game's texts use either straight or curly quotes and apostrophes, not both. */
import { counted } from "../../diagnostics/words.ts";
import { defineRule, type Finding } from "../define-rule.ts";
import { QUOTES } from "../printed-texts/numbered/signs.ts";
import { textsWith } from "../printed-texts/numbered/texts-of-context.ts";
import type { WrittenText } from "../printed-texts/read-text.ts";
import { bareText } from "../printed-texts/words-in.ts";
import { wholeEdits } from "../printed-texts/written-texts.ts";

/**
 * After a digit these are inches, feet, seconds and minutes. Only signs inside words are apostrophes: at the end of a word
 * the same sign may close a quotation.
 */
const SIGNS = {
  quotes: { straight: /(?<!\d)"/gu, curly: /(?<!\d)[“”„]/gu },
  apostrophes: { straight: /(?<=\p{L})'(?=\p{L})/gu, curly: /(?<=\p{L})’(?=\p{L})/gu },
} as const;
/**
 * English quotation marks. Other languages write „so“, »so« or ”so”: double quotes are made curly automatically only in
 * a text that already has a pair of these.
 */
const ENGLISH = /“[^“”„‚«»]*”/;
const FOREIGN = /[„‚«»]/;

export const mixedQuotes = defineRule({
  id: "words/mixed-quotes",
  severity: "hint",
  summary: "The texts of a game mix straight and curly quotes or apostrophes.",
  why: "on cards side by side the mixture looks like a mistake",
  fix: "Write all quotes of the game in the same style.",
  good: `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: The “cook” }
  - { id: pilot, rank: 2, title: 'The “pilot”, 6'' 2" tall' }
  - { id: captain, rank: 3, title: "‚Halt‘, rief er. Wie geht's? 5’ tall" }
`,
  bad: [
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: The “cook” }
  - { id: pilot, rank: 2, title: The "pilot" }
#                                    ^ straight quotes, while 1 text has curly ones
`,
    `
=== decks/crew.yaml
cards:
  - { id: cook, rank: 1, title: The cook's }
  - { id: pilot, rank: 2, title: The pilot’s }
#                                         ^ curly apostrophes, while 2 texts have straight ones
  - { id: captain, rank: 3, title: The captain's }
`,
  ],

  *check(context) {
    const signed = textsWith(context, QUOTES);
    for (const name of ["quotes", "apostrophes"] as const) {
      const straight = withSigns(signed, SIGNS[name].straight);
      const curly = withSigns(signed, SIGNS[name].curly);
      if (straight.length === 0 || curly.length === 0) continue;
      // Curly ones are standard in print: they win a tie.
      if (curly.length < straight.length)
        for (const found of curly) yield findingOf(found, `curly ${name}`, straight.length, "straight");
      else for (const found of straight) yield findingOf(found, `straight ${name}`, curly.length, "curly");
    }
  },
});

interface Found {
  readonly written: WrittenText;
  /** Where the signs are. */
  readonly at: readonly number[];
}

function withSigns(texts: readonly WrittenText[], signs: RegExp): readonly Found[] {
  return texts.flatMap((written) => {
    const at = [...bareText(written).matchAll(signs)].map(({ index }) => index);
    return at.length === 0 ? [] : [{ written, at }];
  });
}

function findingOf(
  { written, at }: Found,
  what: string,
  others: number,
  wanted: "straight" | "curly",
): Finding {
  const [first = 0] = at;
  const edits = at.map((index) => {
    const sign = signFor(written.text, index, wanted);
    return sign === undefined ? undefined : written.edit(index, index + 1, sign);
  });
  return {
    at: written.place(first, first + 1),
    message: `${what}, while ${counted(others, "text")} ${others === 1 ? "has" : "have"} ${wanted} ones`,
    ...(at.length > 1 ? { label: `and ${at.length - 1} more in this text` } : {}),
    fix: `write them ${wanted}`,
    ...wholeEdits(edits),
  };
}

/** The other form of a sign; undefined if the text does not show which one its language uses. */
function signFor(text: string, index: number, wanted: "straight" | "curly"): string | undefined {
  const isDouble = /["“”„]/.test(text[index] as string);
  if (isDouble && FOREIGN.test(text)) return undefined;
  if (wanted === "straight") return isDouble ? '"' : "'";
  if (!isDouble) return "’";
  if (!ENGLISH.test(text)) return undefined;
  return /(^|[\s([{*—–-])$/.test(text.slice(Math.max(0, index - 1), index)) ? "“" : "”";
}
