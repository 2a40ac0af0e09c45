/** Patterns of schemas: they match no text that is very long, because patterns of a pack may be quadratic in time. */

const LONGEST_PATTERN_TEXT = 400;

export function boundedRegExp(
  pattern: string,
  flags: string,
): { test(text: string): boolean; toString(): string } {
  const expression = new RegExp(pattern, flags);
  return {
    test: (text: string) => text.length <= LONGEST_PATTERN_TEXT && expression.test(text),
    // ajv tells patterns apart by this.
    toString: () => String(expression),
  };
}
