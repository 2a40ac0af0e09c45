/** One finding: what and where, its fix as it would be, where to go, and the page of its rule. */
import "./finding-pane.css";
import type { VNode } from "preact";
import type { Related } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic, TextEdit } from "../../../index.ts";
import { spliceOf } from "../documents/documents.ts";
import { spliced } from "../documents/splices.ts";
import { concernedCards } from "../findings/concerned.ts";
import { Places } from "../findings/places.tsx";
import { together } from "../findings/together.ts";
import { ChooseIcon } from "../icons/choose-icon.tsx";
import { useLive } from "../live.ts";
import { Button } from "../parts/button.tsx";
import { Difference } from "../parts/difference.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { isChecking, opened } from "../project.ts";
import { Excerpt } from "./excerpt.tsx";
import { RulePage } from "./rule-page.tsx";
import { isStopper } from "./stoppers.ts";

interface FindingPaneProps {
  readonly finding: Diagnostic;
  /** All findings, this one included. */
  readonly others: readonly Diagnostic[];
  onFix(which: readonly Diagnostic[]): Promise<void>;
}

export function FindingPane({ finding, others, onFix }: FindingPaneProps): VNode {
  const { severity, message, label, why, fix, related = [] } = finding;
  return (
    <div class="finding-pane">
      <p class="finding-title">
        <SeverityMark severity={severity} />
        <strong>{message}</strong>
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
      {isStopper(finding) && <p>It keeps the game from being made, and may hide other findings.</p>}
      {why && (
        <p>
          <strong>Why:</strong> {why}.
        </p>
      )}
      {fix && (
        <p>
          <strong>Fix:</strong> {fix}
        </p>
      )}
      <Fix finding={finding} others={others} onFix={onFix} />
      <ChooseIcon finding={finding} />
      <details class="finding-rule">
        <summary>About {finding.rule}</summary>
        <RulePage id={finding.rule} />
      </details>
    </div>
  );
}

function Fix({ finding, others, onFix }: FindingPaneProps): VNode | null {
  const { edits } = finding;
  if (!edits) return null;
  const alike = together(others.filter(({ rule }) => rule === finding.rule)).findings;
  const paths = [...new Set(edits.map(({ file }) => file))];
  return (
    <section class="finding-fixes" aria-label="Fix">
      {paths.map((path) => (
        <FixPreview key={path} path={path} edits={edits.filter(({ file }) => file === path)} />
      ))}
      <div class="buttons">
        <Button
          label="Fix it"
          icon="fix"
          kind="primary"
          whyNot={opened.value?.isReadOnly ? "This studio only shows games" : undefined}
          onClick={() => void onFix([finding])}
        />
        {alike.length > 1 && (
          <Button
            label={`Fix all ${alike.length} like it`}
            whyNot={opened.value?.isReadOnly ? "This studio only shows games" : undefined}
            onClick={() => void onFix(alike)}
          />
        )}
      </div>
    </section>
  );
}

function FixPreview({
  path,
  edits,
}: {
  readonly path: string;
  readonly edits: readonly TextEdit[];
}): VNode | null {
  const { answer, isOld } = useLive("text", () => ({ path }), [path]);
  const text = answer.value?.text;
  // places of an earlier text would be elsewhere in this one
  if (text === undefined || isOld.value || isChecking.value) return null;
  return <Difference label={`The fix in ${path}`} before={text} after={spliced(text, edits.map(spliceOf))} />;
}
