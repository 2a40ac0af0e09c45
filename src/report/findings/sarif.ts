/**
 * Findings as SARIF 2.1.0 (OASIS), which code scanning services and editors read: one run with its rules and results.
 * Limits: contains no times and no local paths, so that equal findings give equal text.
 */
import { hash } from "node:crypto";
import { type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { jsonText } from "../../diagnostics/text/json-text.ts";
import type { ReportedRule } from "../../manual/reported-rules.ts";
import { lineReader, type TextOf } from "./lines.ts";
import { fixOf, locationOf, ROOT, relatedOf, sarifText } from "./sarif-places.ts";
import { LEVELS, sarifRules } from "./sarif-rules.ts";

export interface SarifOptions {
  /** Version of Broadside. */
  readonly version: string;
  /** Rules that the manual describes. */
  readonly rules: readonly ReportedRule[];
  /** Path from the repository's root to the project, such as "games/": the prefix of each file's path. */
  readonly prefix?: string;
  readonly exitCode: number;
}

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

export function reportSarif(
  diagnostics: readonly Diagnostic[],
  textOf: TextOf,
  options: SarifOptions,
): string {
  const { version, exitCode, prefix = "" } = options;
  const rules = sarifRules(diagnostics, options.rules);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const linesOf = lineReader(textOf);
  const names = fingerprints(diagnostics, (file, line) => linesOf(file)[line - 1]);
  const run = {
    tool: { driver: { name: "Broadside", version, semanticVersion: version, rules } },
    invocations: [{ executionSuccessful: true, exitCode }],
    originalUriBaseIds: { [ROOT]: { description: sarifText("The root of the repository") } },
    columnKind: "utf16CodeUnits",
    results: diagnostics.map((one, index) => ({
      ruleId: one.rule,
      ruleIndex: indexes.get(one.rule),
      ...resultOf(one, prefix),
      partialFingerprints: { "broadside/v1": names[index] },
    })),
  };
  return jsonText({ $schema: SCHEMA, version: "2.1.0", runs: [run] });
}

function resultOf(diagnostic: Diagnostic, prefix: string): object {
  const { severity, label, why, fix, edits = [], related = [] } = diagnostic;
  const message = fullMessage(diagnostic);
  const reason = why && `Why: ${why}`;
  const remedy = fix && `Fix: ${fix}`;
  return {
    level: LEVELS[severity],
    message: sarifText(message, label, reason, remedy),
    locations: [locationOf(diagnostic, prefix)],
    ...(related.length > 0 && { relatedLocations: relatedOf(related, prefix) }),
    ...(edits.length > 0 && { fixes: [fixOf(edits, fix ?? message, prefix)] }),
  };
}

/**
 * A name for each finding that stays the same when lines move, so that a service that compares runs recognises it: made
 * from the rule, the file, and the text of the marked line. Equal ones in a file are numbered in order.
 * @param lineOf the text of a line of a file; if it is undefined, the message is used instead
 */
export function fingerprints(
  diagnostics: readonly Diagnostic[],
  lineOf: (file: string, line: number) => string | undefined,
): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { rule, file, start } = diagnostic;
    const text = lineOf(file, start.line)?.trim() ?? fullMessage(diagnostic);
    const name = hash("sha256", JSON.stringify([rule, file, text])).slice(0, 32);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name}:${count}`;
  });
}
