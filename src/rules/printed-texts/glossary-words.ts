/** The terms of the glossary as they are printed. */
import type { Related } from "../../diagnostics/diagnostic.ts";
import type { Game } from "../../game/game.ts";
import { placeOf } from "../../source/locate.ts";
import type { RuleContext } from "../define-rule.ts";
import { type Phrase, phraseWords } from "./phrases.ts";

/** A term's title or printed text: the words that the glossary writes for it. */
export interface TermForm {
  readonly id: string;
  readonly form: string;
}

/** The forms of all terms, without those that two terms share except for case. */
export function termPhrases({ glossary }: Game): readonly Phrase<TermForm>[] {
  const forms = Object.entries(glossary.terms).flatMap(([id, { title, text }]) =>
    [...new Set([title, text])].map((form) => ({ words: phraseWords(form), of: { id, form } })),
  );
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  for (const { words, of } of forms) {
    const key = words.join(" ");
    const other = seen.get(key);
    if (other !== undefined && other !== of.form) shared.add(key);
    seen.set(key, of.form);
  }
  return forms.filter(({ words }) => words.length > 0 && !shared.has(words.join(" ")));
}

/** The place where the term is defined, as a related place of a finding. */
export function termPlace({ game, sources }: RuleContext, { id, form }: TermForm): readonly Related[] {
  const { source, terms } = game.glossary;
  if (!source) return [];
  const field = terms[id]?.title === form ? "title" : "text";
  const place = placeOf(sources, { file: source.file, path: [...source.path, "terms", id, field] });
  return [{ ...place, message: "the term" }];
}
