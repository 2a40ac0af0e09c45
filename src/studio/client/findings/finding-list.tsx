/** Findings, worst first: what was found and what to do, the ways to where it is, and a button that fixes it. */
import "./finding-list.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { Diagnostic } from "../../../index.ts";
import { ChooseIcon } from "../icons/choose-icon.tsx";
import { Button } from "../parts/button.tsx";
import { coded } from "../parts/coded.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { whyReadOnly } from "../project/read-only.ts";
import { cardKey, worstFirst } from "./by-card.ts";
import { concernedCards } from "./concerned.ts";
import { fixOrSay } from "./fix-or-say.ts";
import { Places } from "./places.tsx";

interface FindingListProps {
  readonly findings: readonly Diagnostic[];
  /** The card that the list is about, by `cardKey`: there is no way to it. */
  readonly card?: string;
  /** So many are shown at first. */
  readonly most?: number;
  /** Says of each why it matters. */
  readonly hasReasons?: boolean;
  /** Shows a place that is in this view, instead of a link; undefined for one that is elsewhere. */
  onShow?(finding: Diagnostic): (() => void) | undefined;
}

export function FindingList(props: FindingListProps): VNode | null {
  const { findings, card, most, hasReasons = false, onShow } = props;
  const showsAll = useSignal(false);
  if (findings.length === 0) return null;
  const shown = worstFirst(findings).slice(0, showsAll.value ? undefined : most);
  const more = findings.length - shown.length;
  return (
    <ul class="finding-list">
      {shown.map((finding) => (
        <li key={`${finding.rule} ${finding.file} ${finding.start.offset} ${finding.message}`}>
          <One finding={finding} card={card} hasReason={hasReasons} onShow={onShow?.(finding)} />
        </li>
      ))}
      {more > 0 && (
        <li class="finding-more">
          <Button
            label={`Show ${more} more`}
            kind="quiet"
            onClick={() => {
              showsAll.value = true;
            }}
          />
        </li>
      )}
    </ul>
  );
}

function One({
  finding,
  card,
  hasReason,
  onShow,
}: {
  readonly finding: Diagnostic;
  readonly card: string | undefined;
  readonly hasReason: boolean;
  readonly onShow: (() => void) | undefined;
}): VNode {
  const { severity, message, why, fix, rule, edits } = finding;
  const cards = concernedCards(finding).filter((one) => cardKey(one.deck, one.card) !== card);
  return (
    <>
      <SeverityMark severity={severity} />
      <div class="finding-text">
        <p>{coded(message)}</p>
        {hasReason && why !== undefined && <p class="quiet">{coded(why)}</p>}
        {fix !== undefined && (
          <p class="quiet">
            <strong>Fix:</strong> {coded(fix)}
          </p>
        )}
        <Places place={finding} cards={cards} rule={rule} onShow={onShow} />
      </div>
      {edits !== undefined && edits.length > 0 && (
        <Button
          label={`Fix: ${message}`}
          icon="fix"
          whyNot={whyReadOnly.value}
          onClick={() => void fixOrSay([finding])}
        >
          Fix
        </Button>
      )}
      <ChooseIcon finding={finding} />
    </>
  );
}
