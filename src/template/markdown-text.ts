/**
 * Values of a game as Markdown may hold them: what cards read as marks (`**bold**`, `*italic*`, `:name:`, a backslash)
 * reads the same here, everything else is a sign, so that no card's text becomes a heading, a link or a row by accident.
 */

/** Signs that mean something in Markdown and nothing on a card. */
const SIGNS = /[[\]<>|#~!_`&+=(){}-]/g;

/** A value on one line; line breaks become spaces. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\\n|[\s\u2028\u2029]+/g, (found) => (found === "\u00a0" ? found : " "))
    .replace(SIGNS, "\\$&")
    .replace(/(^|\s)(\d+)([.)])(?=\s|$)/g, "$1$2\\$3")
    .replace(
      /(^|\s)(\*+)(?=\s|$)/g,
      (_, before: string, stars: string) => before + stars.replaceAll("*", "\\*"),
    );
}
