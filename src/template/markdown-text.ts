/**
 * Escapes values of a game for Markdown: what cards read as marks (`**bold**`, `*italic*`, `:name:`, a backslash before a
 * character) has the same meaning here, everything else is literal, so that no card's text becomes a heading, a link or a
 * row by accident, and none extends beyond its end.
 */

/**
 * An escape of cards, which Markdown reads the same except "•"; a line break; white space; a literal backslash; characters
 * with a meaning in Markdown and none on a card.
 */
const PIECES = /\\([!-/:-@[-`{-~•])|\\n|[\s\u2028\u2029]+|[\\[\]<>|#~!_`&+=(){}-]/g;

/** A value on one line; line breaks become spaces. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(PIECES, (found, escaped?: string) => {
      if (escaped !== undefined) return escaped === "•" ? escaped : found;
      if (found === "\\n" || /^\s/.test(found)) return found === "\u00a0" ? found : " ";
      return `\\${found}`;
    })
    .replace(/(^|\s)(\d+)([.)])(?=\s|$)/g, "$1$2\\$3")
    .replace(
      /(^|\s)(\*+)(?=\s|$)/g,
      (_, before: string, stars: string) => before + stars.replaceAll("*", "\\*"),
    );
}
