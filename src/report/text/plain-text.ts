/** Text for ASCII-only terminals. Limits: other letters, except accented ones, become question marks. */

/** "90 degrees" for 90°, "Cafe" for "Café". */
export function asciiOf(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return letters
    .replaceAll("°", " degrees")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^ -~]/gu, "?");
}
