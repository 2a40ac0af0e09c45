/** The widths of a table's columns: what their words need; if that is too much, the widths with the fewest lines. */

/** Of the words of a cell or a column, in mm: the widest word, and all on one line. */
export interface Want {
  readonly least: number;
  readonly most: number;
}

/** A table that needs less than this fraction of its room gets a little more than it needs, others all of it. */
const NARROW = 0.6;
const LOOSE = 1.3;

/** Steps between the two ways to divide too little width. */
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** @param rows the needs of the cells of each row, all of the same length. Widths are too small for some word only if all are. */
export function columnWidths(rows: readonly (readonly Want[])[], width: number): readonly number[] {
  const wants = (rows[0] ?? []).map((_, column) => ({
    least: Math.max(...rows.map((row) => row[column]?.least ?? 0)),
    most: Math.max(...rows.map((row) => row[column]?.most ?? 0)),
  }));
  const [least, most] = [sumOf(wants.map((want) => want.least)), sumOf(wants.map((want) => want.most))];
  if (least >= width) return wants.map((want) => (want.least * width) / least);
  if (most <= width) {
    const room = most < NARROW * width ? most * LOOSE : width;
    return wants.map((want) => (want.most * room) / most);
  }
  const share = (width - least) / (most - least);
  const proportional = wants.map((want) => want.least + share * (want.most - want.least));
  const capped = cappedWidths(wants, width);
  const choices = STEPS.map((step) =>
    capped.map((one, column) => one + step * ((proportional[column] as number) - one)),
  );
  return choices.reduce((best, other) => (linesOf(rows, other) < linesOf(rows, best) ? other : best));
}

/** Columns that need little get it; the others share the rest equally. */
function cappedWidths(wants: readonly Want[], width: number): readonly number[] {
  const widthsFor = (cap: number): readonly number[] =>
    wants.map(({ least, most }) => Math.max(least, Math.min(most, cap)));
  let [low, high] = [0, width];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sumOf(widthsFor(middle)) <= width) low = middle;
    else high = middle;
  }
  return widthsFor(low);
}

/** The approximate number of lines of the table: words do not fill lines to the end. */
function linesOf(rows: readonly (readonly Want[])[], widths: readonly number[]): number {
  const linesIn = ({ most }: Want, column: number): number => {
    const ratio = most / (widths[column] as number);
    return ratio <= 1 + 1e-6 ? 1 : Math.ceil(ratio * 1.08);
  };
  return sumOf(rows.map((row) => Math.max(...row.map(linesIn))));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
