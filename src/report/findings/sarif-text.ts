/** Messages in the words of SARIF: sentences of plain text in which nothing is a link. */

export interface SarifText {
  readonly text: string;
}

/** Each part as a sentence on a line of its own. */
export function sarifText(...parts: readonly (string | undefined)[]): SarifText {
  const sentences = parts.filter((words) => words !== undefined && words !== "");
  return { text: sentences.map((words) => sentence(words as string)).join("\n") };
}

/** Ends with a stop. `[words](address)` of other people's text would be a link, and is no more with a blank in it. */
function sentence(words: string): string {
  const plain = words.replaceAll("](", "] (");
  return /[.?!]$/.test(plain) ? plain : `${plain}.`;
}
