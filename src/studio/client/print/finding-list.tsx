/** Findings in a few lines, with the way to all of them. */
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { SeverityMark } from "../parts/severity.tsx";
import { hrefOf } from "../route.ts";

/** The view of problems has them all. */
const MOST = 6;

const ORDER = { error: 0, warning: 1, hint: 2 } as const;

export function FindingList({ findings }: { readonly findings: readonly Diagnostic[] }): VNode | null {
  if (findings.length === 0) return null;
  const worst = [...findings].sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
  const more = worst.length - MOST;
  return (
    <ul class="print-findings">
      {worst.slice(0, MOST).map(({ rule, severity, message, file, start, fix }) => (
        <li key={`${rule} ${file} ${start.offset} ${message}`}>
          <SeverityMark severity={severity} />
          <span>
            {message}
            <span class="quiet">
              {" "}
              {file}:{start.line}
            </span>
            {fix !== undefined && <span class="print-fix">{fix}</span>}
          </span>
        </li>
      ))}
      <li>
        <a href={hrefOf("problems")}>{more > 0 ? `${more} more in Problems` : "Show in Problems"}</a>
      </li>
    </ul>
  );
}
