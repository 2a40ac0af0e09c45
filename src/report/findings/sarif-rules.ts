/** The rules of a run in SARIF: those with findings, by id. */
import { compareText, type Diagnostic, type Severity } from "../../diagnostics/diagnostic.ts";
import type { ReportedRule } from "../../manual/reported-rules.ts";
import { sarifText } from "./sarif-places.ts";

export const LEVELS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  hint: "note",
};

/** A rule that the manual does not describe is described by its id and its first finding. */
export function sarifRules(
  diagnostics: readonly Diagnostic[],
  known: readonly ReportedRule[],
): readonly (object & { readonly id: string })[] {
  const words = new Map(known.map((rule) => [rule.id, rule]));
  const broken = new Map<string, object & { readonly id: string }>();
  for (const diagnostic of diagnostics) {
    if (broken.has(diagnostic.rule)) continue;
    const rule = words.get(diagnostic.rule);
    const more = rule && `"broadside explain ${rule.id}" shows examples`;
    broken.set(diagnostic.rule, descriptorOf(rule ?? guessedOf(diagnostic), more));
  }
  return [...broken.values()].sort((a, b) => compareText(a.id, b.id));
}

function guessedOf({ rule, severity, why = "" }: Diagnostic): ReportedRule {
  return { id: rule, severity, summary: rule.replace(/^.*\//, "").replaceAll("-", " "), why };
}

function descriptorOf({ id, severity, summary, why }: ReportedRule, more: string | undefined) {
  const reason = why === "" ? undefined : `Why: ${why}`;
  return {
    id,
    name: nameOf(id),
    shortDescription: sarifText(summary),
    fullDescription: sarifText(summary, reason),
    help: sarifText(summary, reason, more),
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** "DeckBrokenRun": viewers list rules by a one-word name. */
const nameOf = (id: string): string =>
  id
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
