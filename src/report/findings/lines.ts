/** The lines of files that findings point to; each file is read and split once. */

/** Text of a file; undefined if there is none to show. */
export type TextOf = (file: string) => string | undefined;

/** All lines of a file, without "\n"; none for a picture or a font, whose bytes are not readable. */
export function lineReader(textOf: TextOf): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? linesIn(file, textOf(file));
    known.set(file, lines);
    return lines;
  };
}

/** Files that are text by their extension, whatever they contain. */
const TEXT_FILE = /\.(ya?ml|csv|tsv|hbs|svg|json|md|txt)$/i;

function linesIn(file: string, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return TEXT_FILE.test(file) || !/[\0\uFFFD]/.test(text) ? text.split("\n") : [];
}
