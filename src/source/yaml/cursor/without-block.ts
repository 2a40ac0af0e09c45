/** A YAML file without one of its top fields, for what can be read of a file that has a fault there. */

/** The text with the lines of a field at the margin removed; unchanged if it has none. */
export function withoutBlock(text: string, key: string): string {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (first === -1) return text;
  const length = lines.slice(first + 1).findIndex((line) => /^[^\s#-]/.test(line));
  const rest = length === -1 ? [] : lines.slice(first + 1 + length);
  return [...lines.slice(0, first), ...rest].join("\n");
}
