/** Checks that every term of the glossary is used in the game. */
import { addTo } from "../../diagnostics/grouped.ts";
import { defineRule } from "../define-rule.ts";
import { rootOf } from "../printed-texts/word-forms.ts";
import { type Usage, usageOf } from "../usage/usage.ts";

export const unusedTerm = defineRule({
  id: "glossary/unused-term",
  severity: "hint",
  summary: "No text of the game uses a term of the glossary.",
  why: "the glossary explains a word that is never used, or the texts call the thing something else",
  fix: "Use the word in a text, or remove it from the glossary.",
  good: `
=== glossary.yaml
terms:
  watch: { title: night watch, meaning: Four hours of work. }
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} stands two night watches.</b:text>
`,
  bad: `
=== glossary.yaml
terms:
  watch: { title: watch, meaning: Four hours of work. }
  keel:  { title: keel, meaning: The lowest beam of a ship. }
# ^^^^ no text of the game uses "keel"
=== templates/card.svg.hbs
  <b:text x="5" y="5" width="50" height="20" size="12pt" font="Alegreya">{{rank}} {{title}} stands :watch:</b:text>
`,

  *check(context) {
    const { source, terms } = context.game.glossary;
    const usage = usageOf(context);
    if (!source || !usage) return;
    const asked = usage.terms;
    if (asked === "all") return;
    const isNamed = (id: string): boolean => usage.shown.has(id) || usage.isValue(id) || asked.has(id);
    const left = Object.entries(terms).filter(([id]) => !isNamed(id));
    if (left.length === 0) return;
    const spoken = spokenTerms(
      left.map(([id, { title, text }]) => ({ id, words: [title, text] })),
      usage.textsWith,
    );
    for (const [id, { title }] of left)
      if (!spoken.has(id))
        yield {
          at: { file: source.file, path: [...source.path, "terms", id], of: "key" },
          message: `no text of the game uses "${title}"`,
          fix: `use the word, or :${id}:, in a text, or remove the term`,
        };
  },
});

interface Spoken {
  readonly id: string;
  readonly words: readonly string[];
}

/** Ids of the terms that some text uses, in any case, including plurals and other forms; texts are read until all are found. */
function spokenTerms(terms: readonly Spoken[], textsWith: Usage["textsWith"]): ReadonlySet<string> {
  const byFirst = new Map<string, Spoken[]>();
  for (const { id, words } of terms)
    for (const phrase of words.map(wordsIn)) {
      const [first] = phrase;
      if (first !== undefined) addTo(byFirst, rootOf(first), { id, words: phrase });
    }
  const found = new Set<string>();
  const mayBegin = (piece: string): boolean => wordsIn(piece).some((word) => byFirst.has(rootOf(word)));
  for (const text of textsWith(mayBegin)) {
    const words = wordsIn(text);
    for (const [index, word] of words.entries())
      for (const { id, words: phrase } of byFirst.get(rootOf(word)) ?? [])
        if (phrase.every((part, offset) => rootOf(words[index + offset] ?? "") === rootOf(part)))
          found.add(id);
    if (found.size === terms.length) break;
  }
  return found;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
