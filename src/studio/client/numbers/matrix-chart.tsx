/** Two fields against each other: a table whose cells are the darker the more cards they count. */
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Matrix } from "./distribution.ts";

interface MatrixChartProps {
  readonly title: string;
  readonly rowName: string;
  readonly columnName: string;
  readonly matrix: Matrix;
  onPick(row: string, column: string): void;
}

export function MatrixChart({ title, rowName, columnName, matrix, onPick }: MatrixChartProps): VNode {
  const id = useId();
  const { columns, rows } = matrix;
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
  return (
    <figure class="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section class="matrix-place" tabIndex={0} aria-labelledby={id}>
        <table class="matrix">
          <thead>
            <tr>
              <th scope="col">{`${rowName} \\ ${columnName}`}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">all</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ value, counts }) => (
              <tr key={value}>
                <th scope="row">{value}</th>
                {columns.map((column, index) => {
                  const count = counts[index] ?? 0;
                  return (
                    <td key={column} style={{ "--part": String(count / most) }}>
                      {count > 0 ? (
                        <button
                          type="button"
                          aria-label={`${rowName} ${value}, ${columnName} ${column}: ${count} cards; show them`}
                          onClick={() => onPick(value, column)}
                        >
                          {count}
                        </button>
                      ) : (
                        <span class="quiet">0</span>
                      )}
                    </td>
                  );
                })}
                <td class="matrix-sum">{sum(counts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
