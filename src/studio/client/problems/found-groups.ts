/** Findings that are looked for, in groups. */
import { SEVERITIES } from "../../../diagnostics/diagnostic.ts";
import type { Diagnostic, Severity } from "../../../index.ts";

export const GROUPINGS = ["file", "card", "rule"] as const;
export type Grouping = (typeof GROUPINGS)[number];

export interface Wanted {
  /** None = all. */
  readonly severities: ReadonlySet<Severity>;
  readonly rule?: string | undefined;
  readonly words: string;
}

export interface GroupName {
  readonly key: string;
  readonly title: string;
  /** Beside the title: the folder of a file. */
  readonly detail?: string;
}

export interface Group extends GroupName {
  readonly findings: readonly Diagnostic[];
}

/** What a group is called, by what it has in common; undefined puts a finding with all others that have no name. */
export type NameOf = (finding: Diagnostic) => GroupName | undefined;

export function wantedOf(
  findings: readonly Diagnostic[],
  { severities, rule, words }: Wanted,
): readonly Diagnostic[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return findings.filter((finding) => {
    if (severities.size > 0 && !severities.has(finding.severity)) return false;
    if (rule !== undefined && finding.rule !== rule) return false;
    const text = `${finding.message} ${finding.rule} ${finding.file} ${finding.fix ?? ""}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

const ELSEWHERE: GroupName = { key: "", title: "Several cards, or none" };

/** The groups with the worst findings come first, then in the order of their findings; those without a name last. */
export function grouped(findings: readonly Diagnostic[], nameOf: NameOf): readonly Group[] {
  const groups = new Map<string, GroupName & { readonly findings: Diagnostic[] }>();
  for (const finding of findings) {
    const name = nameOf(finding) ?? ELSEWHERE;
    const known = groups.get(name.key);
    if (known) known.findings.push(finding);
    else groups.set(name.key, { ...name, findings: [finding] });
  }
  return [...groups.values()].sort(
    (a, b) => Number(a.key === "") - Number(b.key === "") || worstIn(a) - worstIn(b),
  );
}

const worstIn = ({ findings }: Group): number =>
  Math.min(...findings.map(({ severity }) => SEVERITIES.indexOf(severity)));
