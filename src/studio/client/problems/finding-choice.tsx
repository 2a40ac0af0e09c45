/** Findings in groups, to choose one. Arrows walk through them; Enter or a click shows one beside the list. */
import "./finding-choice.css";
import type { VNode } from "preact";
import { listedFirst } from "../../../diagnostics/words.ts";
import type { Diagnostic } from "../../../index.ts";
import { concernedCards } from "../findings/concerned.ts";
import { coded } from "../parts/coded.tsx";
import { Icon } from "../parts/icon.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import type { Group } from "./found-groups.ts";

interface FindingChoiceProps {
  readonly groups: readonly Group[];
  readonly chosen: Diagnostic | undefined;
  onChoose(finding: Diagnostic): void;
}

export function FindingChoice({ groups, chosen, onChoose }: FindingChoiceProps): VNode {
  return (
    <div class="findings">
      {groups.map(({ key, title, detail, findings }) => (
        <section key={key} aria-label={title}>
          <h2 class="findings-head">
            {title}
            {detail && <span class="quiet">{detail}</span>}
            <span class="count">{findings.length}</span>
          </h2>
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.rule} ${finding.start.offset} ${finding.message}`}>
                <Row finding={finding} isChosen={finding === chosen} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({
  finding,
  isChosen,
  onChoose,
}: {
  readonly finding: Diagnostic;
  readonly isChosen: boolean;
  onChoose(finding: Diagnostic): void;
}): VNode {
  const { severity, message, edits, rule } = finding;
  return (
    <button
      type="button"
      class="finding"
      aria-current={isChosen ? "true" : undefined}
      onClick={() => onChoose(finding)}
      onKeyDown={walk}
    >
      <SeverityMark severity={severity} />
      <span class="finding-words">
        {coded(message)}
        <span class="finding-place">
          {[placeWords(finding), rule, cardWords(finding)].filter(Boolean).join(" · ")}
        </span>
      </span>
      {edits && (
        <span class="finding-fix">
          <Icon name="fix" size={16} />
          fix
        </span>
      )}
    </button>
  );
}

/** "battle.yaml:12:5"; what is on the sheets is in no file. */
const placeWords = ({ file, start }: Diagnostic): string =>
  file === "sheet" ? "on the sheets" : `${file.split("/").at(-1)}:${start.line}:${start.column}`;

/** How many cards are named. */
const NAMED = 3;

function cardWords(finding: Diagnostic): string {
  const titles = new Set(concernedCards(finding).map(({ title }) => title));
  return listedFirst([...titles], NAMED);
}

function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const row = event.currentTarget as HTMLElement;
  const rows = [...(row.closest(".findings")?.querySelectorAll<HTMLElement>(".finding") ?? [])];
  const next = rows[rows.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
