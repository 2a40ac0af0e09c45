/**
 * Text of a cell in several runs, some of them bold or italic: those become the marks `**bold**` and `*italic*`. A text that
 * is bold from end to end stays plain, because that is the look of the cell and not of words in it.
 */

export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** A text, and the same with marks if some of its words stand out. */
export interface CellText {
  readonly plain: string;
  readonly marked: string;
}

export function textOfRuns(runs: readonly Run[]): CellText {
  const plain = runs.map(({ text }) => text).join("");
  const visible = runs.filter(({ text }) => text.trim() !== "");
  const [first] = visible;
  const isAlike = visible.every(({ bold, italic }) => bold === first?.bold && italic === first?.italic);
  if (isAlike) return { plain, marked: plain };
  return { plain, marked: joined(runs).map(markedRun).join("") };
}

/** Neighbours of one look as one run. */
function joined(runs: readonly Run[]): readonly Run[] {
  const found: Run[] = [];
  for (const run of runs) {
    const last = found.at(-1);
    const isAlike = last !== undefined && last.bold === run.bold && last.italic === run.italic;
    if (isAlike) found[found.length - 1] = { ...last, text: last.text + run.text };
    else found.push(run);
  }
  return found;
}

/** Marks enclose words: spaces stay outside, and each line has its own. */
function markedRun({ text, bold, italic }: Run): string {
  const mark = `${bold ? "**" : ""}${italic ? "*" : ""}`;
  if (mark === "" || text.includes("*")) return text;
  return text.replaceAll(/[^\s](?:[^\r\n]*[^\s])?/g, (words) => `${mark}${words}${mark}`);
}
