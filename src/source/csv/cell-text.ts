/** How a text is written in a cell of a CSV file. */

/** @param isQuoted in quotes, even if it needs none; an empty cell never is */
export function cellText(text: string, separator: string, isQuoted = false): string {
  const inQuotes = needsQuotes(text, separator) || (isQuoted && text !== "");
  return inQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** True for a text that would read as another one without quotes. */
export const needsQuotes = (text: string, separator: string): boolean =>
  text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
