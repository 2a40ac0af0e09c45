/** Words for what is wrong with an XML text; the parser's own words name the symptom, often far from the cause. */

/** What to say about a parser's complaint at an offset. */
export function explainXmlFault(
  complaint: string,
  text: string,
  offset: number,
): { message: string; fix: string } {
  const stray = /&(?!#?\w+;)/.exec(text.slice(0, offset + 1))?.index;
  if (stray !== undefined) {
    const snippet = text
      .slice(stray, stray + 12)
      .replace(/\s+/g, " ")
      .trim();
    return {
      message: `a bare "&" on line ${lineOf(text, stray)} of the drawing, at "${snippet}"`,
      fix: 'write "&amp;" for the character &',
    };
  }
  const where = `line ${lineOf(text, offset)} of the drawing`;
  if (complaint.includes("undefined entity")) {
    return {
      message: `an unknown entity on ${where}`,
      fix: "use the character itself, or a number such as &#160;",
    };
  }
  const words = complaint.replace(/^(.*:)?\d+:\d+: /, "").replace(/\.$/, "");
  return {
    message: `no well-formed XML: ${words} (${where})`,
    fix: "check quotes, < and > and closing tags near it",
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
