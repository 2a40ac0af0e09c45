/**
 * Text from files, names and arguments, made safe to print. A terminal interprets some characters instead of showing
 * them: they move the cursor, change colours or titles, or reverse the reading direction, so that a reader sees
 * something other than the text. Such characters are escaped as in JSON: `\u001b`. Limits: characters that are merely
 * invisible (zero-width spaces and joiners) stay, because scripts and emoji need them.
 */

/**
 * C0 and C1 controls and DEL (Cc) except the tab, lone surrogates, and the bidirectional formatting characters of
 * Unicode Standard Annex #9; also line and paragraph separators and the deprecated U+206A to U+206F and U+FFF9 to
 * U+FFFB.
 */
const UNSAFE = String.raw`[^\P{Cc}\t]|[\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFFF9-\uFFFB]`;

/** The colours and weights that reports use: SGR sequences with one number, without concealing or blinking. */
const OWN_COLOUR = String.raw`\u001b\[(?:[0127]|2[27]|[349]\d|10[0-7])m`;

const LINE_END = String.raw`\r?\n`;

const IN_A_LINE = new RegExp(UNSAFE, "gu");
const IN_LINES = new RegExp(`(${LINE_END})|${UNSAFE}`, "gu");
const IN_A_REPORT = new RegExp(`(${LINE_END}|${OWN_COLOUR})|${UNSAFE}`, "gu");

/** For a word or a line: line ends are escaped too. Tabs stay. */
export function visible(text: string): string {
  return text.replace(IN_A_LINE, escapeOf);
}

/** For a text of several lines. */
export function visibleLines(text: string): string {
  return text.replace(IN_LINES, (found, kept: string | undefined) => kept ?? escapeOf(found));
}

/** For a text that a report has coloured; those colours stay. Data must be made visible before colouring. */
export function visibleReport(text: string): string {
  return text.replace(IN_A_REPORT, (found, kept: string | undefined) => kept ?? escapeOf(found));
}

/** `\u202e`. None of these characters is beyond four digits. */
function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
