/**
 * The regular expressions of `rules.yaml`, with the same limits as those of card fields, so that they cannot hang; and how
 * its forms pad numbers.
 */
import { addAll } from "../diagnostics/add-all.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { faultAt } from "../source/fault.ts";
import { nodeAt } from "../source/locate.ts";
import { readPattern } from "../source/pattern.ts";
import { isFormat, placeholdersOf } from "../source/placeholder.ts";
import type { SourceDocument, SourceScalar } from "../source/tree.ts";
import { badFormatWords } from "./columns/csv-orders.ts";
import type { RulesFile } from "./files.ts";

/** The rules, with each refused pattern replaced by one that matches every text; and what is wrong with those patterns. */
export function checkRulePatterns(
  document: SourceDocument,
  { rules }: RulesFile,
): { readonly value: RulesFile; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const usable = rules.map((rule, index) => {
    const form = document.root && nodeAt(document.root, ["rules", index, "form"]);
    if (form?.kind === "scalar") addAll(diagnostics, paddingFaults(document, form));
    if (rule.check !== "pattern" || rule.matches === undefined) return rule;
    const read = readPattern(rule.matches);
    const node = document.root && nodeAt(document.root, ["rules", index, "matches"]);
    if ("ok" in read || !node) return rule;
    const message = `the pattern ${JSON.stringify(rule.matches)} ${read.fault}`;
    const fix = "write a simpler one, or list the values in a range with values";
    diagnostics.push(faultAt(document, node, { rule: "schema/bad-pattern", message, fix }));
    return { ...rule, matches: "" };
  });
  return { value: { rules: usable }, diagnostics };
}

function paddingFaults(document: SourceDocument, form: SourceScalar): readonly Diagnostic[] {
  return placeholdersOf(form.text, /[^{}:]+/).flatMap(({ whole, name, format }) =>
    format === undefined || isFormat(format)
      ? []
      : [faultAt(document, form, badFormatWords(whole, name, format))],
  );
}
