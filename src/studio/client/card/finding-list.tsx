/** What was found about a card, worst first, with why it matters and what to do. */
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { fixOrSay } from "../findings/fix-or-say.ts";
import { ChooseIcon } from "../icons/choose-icon.tsx";
import { Button } from "../parts/button.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { opened } from "../project.ts";

const ORDER = ["error", "warning", "hint"];

export function FindingList({ findings }: { readonly findings: readonly Diagnostic[] }): VNode {
  if (findings.length === 0) return <p class="card-note">Nothing was found about this card.</p>;
  const sorted = [...findings].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  return (
    <ul class="finding-list">
      {sorted.map((finding) => (
        <li key={`${finding.rule}${finding.file}${finding.start.offset}`}>
          <SeverityMark severity={finding.severity} />
          <div>
            <p>{finding.message}</p>
            {finding.why !== undefined && <p class="quiet">{finding.why}</p>}
            {finding.fix !== undefined && <p class="quiet">Fix: {finding.fix}</p>}
            <p class="card-finding-place">{`${finding.file}:${finding.start.line}:${finding.start.column}`}</p>
            {finding.edits !== undefined && !opened.value?.isReadOnly && (
              <Button label="Apply this fix" icon="fix" onClick={() => void fixOrSay([finding])} />
            )}
            <ChooseIcon finding={finding} />
          </div>
        </li>
      ))}
    </ul>
  );
}
