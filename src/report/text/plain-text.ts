/** Text for terminals that know nothing but ASCII. Limits: letters beyond it without an accent are question marks. */

/** "90 degrees" for 90°, "Cafe" for "Café". */
export function asciiOf(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{Mn}/gu, "");
  return letters
    .replaceAll("°", " degrees")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[^ -~]/gu, "?");
}
