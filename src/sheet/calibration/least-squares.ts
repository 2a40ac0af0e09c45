/** The best solution of more linear equations than unknowns: the one with the smallest sum of squared differences. */

export interface Equation {
  /** One for each unknown. */
  readonly factors: readonly number[];
  readonly result: number;
}

/** By the normal equations and Gauss's elimination; the equations must determine every unknown. */
export function leastSquares(equations: readonly Equation[]): readonly number[] {
  const count = equations[0]?.factors.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) => [
    ...Array.from({ length: count }, (_, column) =>
      sum(equations, ({ factors }) => (factors[row] as number) * (factors[column] as number)),
    ),
    sum(equations, ({ factors, result }) => (factors[row] as number) * result),
  ]);
  for (let pivot = 0; pivot < count; pivot++) eliminate(rows, pivot);
  return rows.map((row) => row[count] as number);
}

/** What the solution gives for an equation. */
export const valueAt = ({ factors }: Equation, solution: readonly number[]): number =>
  factors.reduce((total, factor, index) => total + factor * (solution[index] as number), 0);

function eliminate(rows: number[][], pivot: number): void {
  const size = (row: number): number => Math.abs(rows[row]?.[pivot] as number);
  const below = Array.from({ length: rows.length - pivot }, (_, index) => pivot + index);
  const best = below.reduce((one, other) => (size(other) > size(one) ? other : one), pivot);
  [rows[pivot], rows[best]] = [rows[best] as number[], rows[pivot] as number[]];
  const top = rows[pivot] as number[];
  const divisor = top[pivot] as number;
  for (const [column, value] of top.entries()) top[column] = value / divisor;
  for (const [index, row] of rows.entries()) {
    const factor = row[pivot] as number;
    if (index !== pivot)
      for (const [column, value] of row.entries()) row[column] = value - factor * (top[column] as number);
  }
}

const sum = (equations: readonly Equation[], of: (equation: Equation) => number): number =>
  equations.reduce((total, equation) => total + of(equation), 0);
