/**
 * Where words may be divided at the ends of lines, by the TeX patterns of a language. The patterns of the languages listed
 * here come with the package `hyphen` and are loaded when the first word is divided.
 * Limits: the exceptions are those of the patterns; a language that is not listed divides no word.
 */
import type { Patterns } from "hyphen";
import { lazyPackage } from "../../diagnostics/lazy-package.ts";
import { boundedMap } from "../../units/bounded-map.ts";

/** A word with soft hyphens where it may be divided. */
export type Hyphenate = (word: string) => string;

/** The patterns of a language, loaded on the first call. */
type Language = () => Patterns;

const library = lazyPackage<typeof import("hyphen")>("hyphen");

/** By tag; a tag with a region that is not listed takes the language without it. The bundle finds packages by name. */
const LANGUAGES: Readonly<Record<string, Language>> = {
  cs: lazyPackage<typeof import("hyphen/patterns/cs")>("hyphen/patterns/cs"),
  da: lazyPackage<typeof import("hyphen/patterns/da")>("hyphen/patterns/da"),
  de: lazyPackage<typeof import("hyphen/patterns/de-1996")>("hyphen/patterns/de-1996"),
  en: lazyPackage<typeof import("hyphen/patterns/en-us")>("hyphen/patterns/en-us"),
  "en-GB": lazyPackage<typeof import("hyphen/patterns/en-gb")>("hyphen/patterns/en-gb"),
  es: lazyPackage<typeof import("hyphen/patterns/es")>("hyphen/patterns/es"),
  fi: lazyPackage<typeof import("hyphen/patterns/fi")>("hyphen/patterns/fi"),
  fr: lazyPackage<typeof import("hyphen/patterns/fr")>("hyphen/patterns/fr"),
  it: lazyPackage<typeof import("hyphen/patterns/it")>("hyphen/patterns/it"),
  nb: lazyPackage<typeof import("hyphen/patterns/nb")>("hyphen/patterns/nb"),
  nl: lazyPackage<typeof import("hyphen/patterns/nl")>("hyphen/patterns/nl"),
  pl: lazyPackage<typeof import("hyphen/patterns/pl")>("hyphen/patterns/pl"),
  pt: lazyPackage<typeof import("hyphen/patterns/pt")>("hyphen/patterns/pt"),
  sv: lazyPackage<typeof import("hyphen/patterns/sv")>("hyphen/patterns/sv"),
};

/** Shorter words are never divided. */
const LEAST_LETTERS = 5;
/** Letters before and after a division. TeX allows two after it in many languages; on a card that looks like a mistake. */
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;

const SOFT_HYPHEN = "\u00AD";
/** Divided words that are kept for each language. */
const MOST_WORDS = 20_000;

/** The languages whose words can be divided. */
export const HYPHENATED_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

const made = new Map<Language, Hyphenate>();

/** Undefined for a language whose words are not divided. @param tag BCP 47 */
export function hyphenatorFor(tag: string): Hyphenate | undefined {
  const language = LANGUAGES[tag] ?? LANGUAGES[tag.split("-")[0] ?? ""];
  if (!language) return undefined;
  const known = made.get(language) ?? hyphenatorOf(language);
  made.set(language, known);
  return known;
}

function hyphenatorOf(patterns: Language): Hyphenate {
  const words = boundedMap<string>(MOST_WORDS);
  let divide: ((text: string) => string) | undefined;
  return (word) =>
    words.getOrMake(word, () => {
      divide ??= library()(patterns(), { hyphenChar: SOFT_HYPHEN, minWordLength: LEAST_LETTERS });
      return withinLimits(divide(word));
    });
}

/** Without divisions too near to the ends of the word. */
function withinLimits(divided: string): string {
  const parts = divided.split(SOFT_HYPHEN);
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  return parts
    .map((part) => {
      const isAllowed = done >= LEAST_BEFORE && total - done >= LEAST_AFTER;
      done += part.length;
      return done === part.length || !isAllowed ? part : SOFT_HYPHEN + part;
    })
    .join("");
}
