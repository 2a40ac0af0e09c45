/** How well the pieces of a kit fit the products of a shop: the worst first, all on request. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { FitReport } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { counted } from "../../parts/counted.ts";
import { SeverityMark } from "../../parts/severity.tsx";
import { type FitRow, fitRows } from "./fit-rows.ts";

/** Rows that are shown at first. */
const FIRST = 10;

interface FitTableProps {
  readonly fit: FitReport;
  readonly risks: Readonly<Record<string, string>>;
}

export function FitTable({ fit, risks }: FitTableProps): VNode {
  const isWhole = useSignal(false);
  const { pass, check, fail } = fit.counts;
  const rows = fitRows(fit, risks);
  const worth = rows.filter(({ verdict }) => verdict !== "pass").slice(0, FIRST);
  const shown = isWhole.value ? rows : worth;
  return (
    <div class="fit">
      <p>
        Fit of {counted(rows.length, "side")}: {pass} pass, {check} to check, {fail} fail.
      </p>
      {shown.length > 0 && (
        // it has a column for each number, and scrolls where the window is narrow
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section class="fit-scroll" tabIndex={0} aria-label="Fit of the pieces">
          <table class="fit-table">
            <thead>
              <tr>
                {["Piece", "Fit", "What to look at", "Safe zone", "Least dpi", "Text to cut", "Bleed"].map(
                  (title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={row.name} row={row} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > worth.length && (
        <div>
          <Button
            label={isWhole.value ? "Show the worst alone" : `Show all ${counted(rows.length, "side")}`}
            kind="quiet"
            onClick={() => {
              isWhole.value = !isWhole.value;
            }}
          />
        </div>
      )}
    </div>
  );
}

const Row = ({ row }: { readonly row: FitRow }): VNode => (
  <tr>
    <th scope="row">{row.name}</th>
    <td>
      <span class={`fit-verdict ${row.verdict}`}>
        {row.verdict !== "pass" && (
          <SeverityMark severity={row.verdict === "fail" ? "error" : "warning"} size={14} />
        )}
        {row.verdict}
      </span>
    </td>
    <td>
      {row.faults.map((words) => (
        <div key={words}>{words}</div>
      ))}
    </td>
    <td>{row.safeUse}</td>
    <td>{row.leastDpi}</td>
    <td>{row.textMargin}</td>
    <td>{row.bleed}</td>
  </tr>
);
