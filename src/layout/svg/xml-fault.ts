/** Words for what is wrong with an XML text; the parser's own words name the symptom, often far from the cause. */

/** What to say about a parser's complaint at an offset; with its line only if the text is `asWritten`, for a rendered one has others. */
export function explainXmlFault(
  complaint: string,
  text: string,
  offset: number,
  asWritten: boolean,
): { message: string; fix: string } {
  const lineAt = (at: number): string => (asWritten ? ` on line ${lineOf(text, at)} of the drawing` : "");
  const stray = /&(?!#?\w+;)/.exec(text.slice(0, offset + 1))?.index;
  if (stray !== undefined) {
    const snippet = text
      .slice(stray, stray + 12)
      .replace(/\s+/g, " ")
      .trim();
    return {
      message: `a bare "&"${lineAt(stray)} at "${snippet}"`,
      fix: 'write "&amp;" for the character &',
    };
  }
  if (complaint.includes("undefined entity")) {
    return {
      message: `an unknown entity${lineAt(offset)}`,
      fix: "use the character itself, or a number such as &#160;",
    };
  }
  const words = complaint.replace(/^(.*:)?\d+:\d+: /, "").replace(/\.$/, "");
  return {
    message: `no well-formed XML${lineAt(offset)}: ${words}`,
    fix: "check quotes, < and > and closing tags near it",
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
