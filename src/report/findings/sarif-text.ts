/** Messages in SARIF: sentences of plain text without links. */

export interface SarifText {
  readonly text: string;
}

/** Each part as a sentence on its own line. */
export function sarifText(...parts: readonly (string | undefined)[]): SarifText {
  const sentences = parts.filter((words) => words !== undefined && words !== "");
  return { text: sentences.map((words) => sentence(words as string)).join("\n") };
}

/** Ends with a full stop. `[words](address)` in content would become a link; a space in it prevents that. */
function sentence(words: string): string {
  const plain = words.replaceAll("](", "] (");
  return /[.?!]$/.test(plain) ? plain : `${plain}.`;
}
