/** What the templates of a game name, whether or not some card takes the branch: in quotes, as terms, as partials. */
import { notesAbout } from "../../remember/derived.ts";
import type { CompiledTemplates } from "../../template/template.ts";
import type { RuleContext } from "../define-rule.ts";

export interface TemplateWords {
  /** Names in quotes. */
  readonly quoted: ReadonlySet<string>;
  /** Terms read by `@terms.name`; undefined for the list itself. */
  readonly terms: ReadonlySet<string | undefined>;
  /** Names of the partials that they call. */
  readonly partials: ReadonlySet<string>;
}

/** Of all templates and partials available to the game. Compiled templates are the same object until one of their files changes. */
export function templateWords({ templates, templateFiles, textOf }: RuleContext): TemplateWords {
  const known = knownWords(templates);
  known.words ??= wordsOf(
    [...templateFiles.templates.values(), ...templateFiles.partials.values()].map((template) =>
      textOf(template),
    ),
  );
  return known.words;
}

const knownWords = notesAbout<CompiledTemplates, { words?: TemplateWords }>(() => ({}));

const wordsOf = (texts: readonly string[]): TemplateWords => ({
  quoted: new Set(texts.flatMap(quotedIn)),
  terms: new Set(texts.flatMap(termsIn)),
  partials: new Set(texts.flatMap(partialsIn)),
});

/** Names in single or double quotes, in order: letters, digits, "-" and "_". A name may occur more than once. */
export const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["']([A-Za-z0-9][A-Za-z0-9_-]*)["']/g)].map(([, name = ""]) => name);

/** Terms read by `@terms.name` or `@terms.[name]`, in order; undefined for each use of the list itself. */
export const termsIn = (text: string): readonly (string | undefined)[] =>
  [...text.matchAll(/@terms\b(?:\.\[?([A-Za-z0-9_-]+))?/g)].map(([, name]) => name);

const partialsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{~?#?>\s*["'[]?([^\s"'\]}~]+)/g)].map(([, name = ""]) => name);
