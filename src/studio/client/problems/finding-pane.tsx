/** One finding: what and where, its fix as it would be, where to go, and the page of its rule. */
import "./finding-pane.css";
import type { VNode } from "preact";
import type { Related } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic } from "../../../index.ts";
import { concernedCards } from "../findings/concerned.ts";
import { FixPreviews } from "../findings/fix-previews.tsx";
import { MakeChoices } from "../findings/make-choices.tsx";
import { Places } from "../findings/places.tsx";
import { together } from "../findings/together.ts";
import { ChooseIcon } from "../icons/choose-icon.tsx";
import { Button } from "../parts/button.tsx";
import { coded } from "../parts/coded.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { whyReadOnly } from "../project/read-only.ts";
import { Excerpt } from "./excerpt.tsx";
import { RulePage } from "./rule-page.tsx";
import { isStopper } from "./stoppers.ts";

interface FindingPaneProps {
  readonly finding: Diagnostic;
  /** All findings, this one included. */
  readonly others: readonly Diagnostic[];
  onFix(which: readonly Diagnostic[]): Promise<void>;
  /** Shows the fixes of all findings of a rule. */
  onPreview(rule: string): void;
}

export function FindingPane({ finding, others, onFix, onPreview }: FindingPaneProps): VNode {
  const { severity, message, label, why, fix, related = [] } = finding;
  return (
    <div class="finding-pane">
      <p class="finding-title">
        <SeverityMark severity={severity} />
        <strong>{coded(message)}</strong>
      </p>
      <Places place={finding} cards={concernedCards(finding)} />
      {/* the lines that a fix shows are the same */}
      {!finding.edits && <Excerpt place={finding} />}
      {label && <p class="quiet">{label}</p>}
      {related.map((place: Related) => (
        <div key={`${place.file} ${place.start.offset}`} class="finding-related">
          <p>{place.message}</p>
          <Places place={place} />
          <Excerpt place={place} />
        </div>
      ))}
      {isStopper(finding) && <p>It keeps the game from being made, and may hide other problems.</p>}
      {why && (
        <p>
          <strong>Why:</strong> {coded(why)}.
        </p>
      )}
      {fix && (
        <p>
          <strong>Fix:</strong> {coded(fix)}
        </p>
      )}
      <Fix finding={finding} others={others} onFix={onFix} onPreview={onPreview} />
      <ChooseIcon finding={finding} />
      <MakeChoices finding={finding} />
      <details class="finding-rule">
        <summary>About {finding.rule}</summary>
        <RulePage id={finding.rule} />
      </details>
    </div>
  );
}

function Fix({ finding, others, onFix, onPreview }: FindingPaneProps): VNode | null {
  if (!finding.edits) return null;
  const alike = together(others.filter(({ rule }) => rule === finding.rule)).findings;
  return (
    <section class="finding-fixes" aria-label="Fix">
      <FixPreviews findings={[finding]} />
      <div class="buttons">
        <Button
          label="Fix it"
          icon="fix"
          kind="primary"
          whyNot={whyReadOnly.value}
          onClick={() => void onFix([finding])}
        />
        {alike.length > 1 && (
          <Button
            label={`Fix all ${alike.length} of this kind ...`}
            tip="Shows what would change first"
            onClick={() => onPreview(finding.rule)}
          />
        )}
      </div>
    </section>
  );
}
