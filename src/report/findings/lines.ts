/** The lines of files that findings point into, each file read and split once. */

/** Text of a file; undefined when there is none to show. */
export type TextOf = (file: string) => string | undefined;

/** All lines of a file, without line ends of "\n"; none of a picture or a font: its bytes tell a reader nothing. */
export function lineReader(textOf: TextOf): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const lines = known.get(file) ?? linesIn(file, textOf(file));
    known.set(file, lines);
    return lines;
  };
}

/** Files that are meant as text, whatever they hold. */
const TEXT_FILE = /\.(ya?ml|csv|hbs|svg|json|md|txt)$/i;

function linesIn(file: string, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  return TEXT_FILE.test(file) || !/[\0\uFFFD]/.test(text) ? text.split("\n") : [];
}
