/**
 * Which regular expressions a pack may write. JavaScript's engine tries every way to match, so that a few signs can keep
 * it busy for years: `(a+)+$`. What is let through has no repeated groups, no references, and few parts whose length is
 * open; with texts held short (validator.ts) it is done at once.
 */

/**
 * Parts of open length (`*`, `+`, `{2,}`) that a pattern may have; not beginning with `^` counts as one, because then the
 * engine tries every place.
 */
const MOST_OPEN = 2;
/** Parts that may be there or not (`?`, `|`, `{1,3}`): each doubles the ways to try. */
const MOST_CHOICES = { alone: 8, besidesOpen: 2 };

/** Why a pattern is refused, in words for people; undefined when it may be used. */
export function patternFault(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, "") : "";
    return `is no regular expression: ${reason}`;
  }
  // Escaped signs and sets of characters stand for one character each.
  const plain = pattern.replaceAll(/\\p\{[^}]*\}|\\[^\d]/gi, "x").replaceAll(/\[[^\]]*\]/g, "x");
  if (/\\\d|\(\?[^:]/.test(plain)) return "looks back or ahead, which can take very long";
  if (/\)[*+?{]/.test(plain)) return "repeats a group, which can take very long";
  const open = (plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0) + (plain.startsWith("^") ? 0 : 1);
  const choices = plain.match(/(?<![*+?}(])\?|\||\{\d+,\d+\}/g)?.length ?? 0;
  if (open > MOST_OPEN) return "has too many parts of open length (* and +)";
  const most = open === MOST_OPEN ? MOST_CHOICES.besidesOpen : MOST_CHOICES.alone;
  return choices > most ? "has too many choices (? and |); use enum" : undefined;
}
