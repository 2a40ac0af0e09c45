/**
 * All findings, in groups and filtered; the one that is chosen beside them, with its fix and what the manual says about its rule.
 * `#/problems/rule/<id>` shows the findings of one rule and its page.
 */
import "./problems.css";
import { batch, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { SEVERITIES } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic, Severity } from "../../../index.ts";
import { fixOrSay } from "../findings/fix-or-say.ts";
import { sameIn } from "../findings/same.ts";
import { together } from "../findings/together.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { ToggleChip } from "../parts/chip.tsx";
import { counted } from "../parts/counted.ts";
import { Empty } from "../parts/empty.tsx";
import { Choice, TextField } from "../parts/fields.tsx";
import { SeverityMark } from "../parts/severity.tsx";
import { View, type ViewPane } from "../parts/view.tsx";
import { findings, isChecking } from "../project/project.ts";
import { go, route } from "../route.ts";
import { FindingChoice } from "./finding-choice.tsx";
import { FindingPane } from "./finding-pane.tsx";
import { FixesPane } from "./fixes-pane.tsx";
import { GROUPINGS, type Grouping, grouped, wantedOf } from "./found-groups.ts";
import { nameOf } from "./names.ts";
import { RulePage } from "./rule-page.tsx";
import { stoppers } from "./stoppers.ts";

const GROUPING_WORDS: Readonly<Record<Grouping, string>> = {
  file: "By file",
  card: "By card",
  rule: "By rule",
};

export function Problems(): VNode {
  const severities = useSignal<ReadonlySet<Severity>>(new Set());
  const words = useSignal("");
  const grouping = useSignal<Grouping>("file");
  const chosen = useSignal<Diagnostic | undefined>(undefined);
  /** Fixed, and still in the last answer: a new answer has none of these objects. */
  const fixed = useSignal<ReadonlySet<Diagnostic>>(new Set());
  /** Fixes that are shown before they are made: of a rule, or of all findings that are looked for. */
  const preview = useSignal<{ readonly rule?: string } | undefined>(undefined);
  const main = useRef<HTMLDivElement>(null);
  const rule = useComputed(() => (route.value[1] === "rule" ? route.value[2] : undefined));
  const open = useComputed(() => findings.value.filter((finding) => !fixed.value.has(finding)));
  const wanted = useComputed(() =>
    wantedOf(open.value, { severities: severities.value, rule: rule.value, words: words.value }),
  );
  const groups = useComputed(() => grouped(wanted.value, nameOf(grouping.value)));
  const inOrder = useComputed(() => groups.value.flatMap((group) => group.findings));
  const fixable = useComputed(() => together(wanted.value).findings);
  useSignalEffect(() => {
    // the same finding in a new answer
    const { value: all } = open;
    const before = chosen.peek();
    if (before && !all.includes(before)) chosen.value = sameIn(before, all);
  });
  const makeFix = async (which: readonly Diagnostic[]): Promise<void> => {
    const at = inOrder.value.findIndex((finding) => which.includes(finding));
    const next = inOrder.value.slice(at).find((finding) => !which.includes(finding));
    if (!(await fixOrSay(which))) return;
    fixed.value = new Set([...fixed.value, ...which]);
    batch(() => {
      chosen.value = next;
      preview.value = undefined;
    });
    main.current?.focus();
  };
  const previewed = (): readonly Diagnostic[] | undefined => {
    const { rule: of } = preview.value ?? {};
    if (!preview.value) return undefined;
    return of === undefined ? fixable.value : together(open.value.filter((one) => one.rule === of)).findings;
  };
  const pane = paneOf(chosen.value, rule.value, {
    others: open.value,
    previewed: previewed(),
    onFix: makeFix,
    onPreview: (of) => {
      preview.value = { rule: of };
    },
    onEndPreview: () => {
      preview.value = undefined;
    },
    onClose: () => {
      chosen.value = undefined;
      if (rule.value !== undefined) go("problems");
    },
  });
  return (
    <View
      title="Problems"
      subtitle={totalWords(open.value)}
      pane={pane}
      actions={
        fixable.value.length > 1 && (
          <Button
            label={`Fix all ${fixable.value.length} ...`}
            icon="fix"
            tip="Shows what would change first"
            onClick={() => {
              preview.value = {};
            }}
          />
        )
      }
    >
      <div class="problems" ref={main} tabIndex={-1}>
        <section class="problems-filters" aria-label="Filters">
          <TextField
            label="Find in problems"
            hidesLabel
            type="search"
            placeholder="Words, a rule, a file"
            value={words.value}
            onInput={(value) => {
              words.value = value;
            }}
          />
          {SEVERITIES.map((severity) => (
            <SeverityChip key={severity} severity={severity} of={open.value} chosen={severities} />
          ))}
          <Choice
            label="Groups"
            hidesLabel
            value={grouping.value}
            options={GROUPINGS.map((value) => ({ value, label: GROUPING_WORDS[value] }))}
            onChange={(value) => {
              grouping.value = value;
            }}
          />
          <Choice
            label="Rule"
            hidesLabel
            value={rule.value ?? ""}
            options={ruleOptions(open.value, rule.value)}
            onChange={(value) => (value === "" ? go("problems") : go("problems", "rule", value))}
          />
        </section>
        <Stoppers of={open.value} />
        {wanted.value.length > 0 ? (
          <FindingChoice
            groups={groups.value}
            chosen={chosen.value}
            onChoose={(finding) => {
              preview.value = undefined;
              chosen.value = finding;
            }}
          />
        ) : (
          <Nothing isFiltered={open.value.length > 0} />
        )}
      </div>
    </View>
  );
}

interface PaneUse {
  readonly others: readonly Diagnostic[];
  /** Of fixes that are shown before they are made. */
  readonly previewed: readonly Diagnostic[] | undefined;
  onFix(which: readonly Diagnostic[]): Promise<void>;
  onPreview(rule: string): void;
  onEndPreview(): void;
  onClose(): void;
}

function paneOf(
  finding: Diagnostic | undefined,
  rule: string | undefined,
  { others, previewed, onFix, onPreview, onEndPreview, onClose }: PaneUse,
): ViewPane | undefined {
  if (previewed)
    return {
      title: "Fixes",
      onClose: onEndPreview,
      content: <FixesPane findings={previewed} onFix={onFix} onClose={onEndPreview} />,
    };
  if (finding)
    return {
      title: finding.rule,
      onClose,
      content: (
        <FindingPane
          key={keyOf(finding)}
          finding={finding}
          others={others}
          onFix={onFix}
          onPreview={onPreview}
        />
      ),
    };
  if (rule !== undefined) return { title: rule, onClose, content: <RulePage key={rule} id={rule} /> };
  return undefined;
}

const keyOf = ({ rule, file, message }: Diagnostic): string => `${rule}\n${file}\n${message}`;

function SeverityChip({
  severity,
  of,
  chosen,
}: {
  readonly severity: Severity;
  readonly of: readonly Diagnostic[];
  readonly chosen: { value: ReadonlySet<Severity> };
}): VNode {
  const count = of.filter((finding) => finding.severity === severity).length;
  return (
    <ToggleChip
      isOn={chosen.value.has(severity)}
      onChange={(isOn) => {
        const rest = [...chosen.value].filter((one) => one !== severity);
        chosen.value = new Set(isOn ? [...rest, severity] : rest);
      }}
    >
      <SeverityMark severity={severity} isNamed={false} size={14} />
      {counted(count, severity)}
    </ToggleChip>
  );
}

function Stoppers({ of }: { readonly of: readonly Diagnostic[] }): VNode | null {
  const { length } = stoppers(of);
  if (length === 0) return null;
  return (
    <Bar kind="warning">
      {length === 1
        ? "One error keeps the game from being made, and may hide others. Fix it first: more may be found then."
        : `${length} errors keep the game from being made, and may hide others. Fix them first: more may be found then.`}
    </Bar>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }): VNode {
  if (isFiltered)
    return (
      <Empty icon="filter" title="No problem fits the filters">
        Take a filter away, or look for other words.
      </Empty>
    );
  if (isChecking.value) return <Empty icon="problems" title="Checking ..." />;
  return (
    <Empty icon="check" title="No problems">
      Cards, templates, boards and sheets are checked while you work. What is wrong appears here, with a fix
      where there is an obvious one.
    </Empty>
  );
}

function totalWords(of: readonly Diagnostic[]): string {
  const parts = SEVERITIES.flatMap((severity) => {
    const count = of.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity)];
  });
  return parts.join(", ");
}

function ruleOptions(
  of: readonly Diagnostic[],
  current: string | undefined,
): readonly { readonly value: string; readonly label: string }[] {
  const rules = new Set(of.map(({ rule }) => rule));
  if (current !== undefined) rules.add(current);
  return [
    { value: "", label: "All rules" },
    ...[...rules].sort().map((rule) => ({ value: rule, label: rule })),
  ];
}
