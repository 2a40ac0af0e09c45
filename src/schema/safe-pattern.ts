/**
 * Which regular expressions a pack may write. JavaScript's engine tries every way to match, so that a few signs can keep
 * it busy for years: `(a+)+$`. What is let through has no repeated groups, no references, and few parts whose length is
 * open; with texts held short (validator.ts) it is done at once.
 */

/** Parts of open length (`*`, `+`, `{2,}`) that a pattern may have: one more when it can begin at one place only. */
const MOST_OPEN = 1;
/** Parts that may be there or not (`?`, `|`, `{1,3}`). */
const MOST_CHOICES = 8;

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
  const open = plain.match(/[*+]|\{\d+,\}/g)?.length ?? 0;
  const choices = plain.match(/(?<![*+?}(])\?|\||\{\d+,\d+\}/g)?.length ?? 0;
  if (open > MOST_OPEN + (plain.startsWith("^") ? 1 : 0))
    return "has too many parts of open length (* and +)";
  return choices > MOST_CHOICES ? "has too many choices (? and |); use enum" : undefined;
}
