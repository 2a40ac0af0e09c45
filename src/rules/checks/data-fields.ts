/** Lists the subjects and fields that a rule of rules.yaml names, and where it names them. */
import type { DataRule, Target } from "../../schema/data-rule.ts";
import type { SourcePath } from "../../source/tree.ts";
import { checkFields, whereFields } from "./data-check-fields.ts";
import type { FieldUse, SubjectUse } from "./data-place.ts";
import { keyFieldOf } from "./entries/data-subject.ts";

export function subjectsOf(rule: DataRule): readonly SubjectUse[] {
  return [{ subject: rule, path: [] }, ...targetsOf(rule)];
}

/** Every field that a rule reads, without default fields, which always exist. */
export function fieldsOf(rule: DataRule): readonly FieldUse[] {
  const own = (field: string | undefined, path: SourcePath, more: Partial<FieldUse> = {}): FieldUse[] =>
    field === undefined ? [] : [{ subject: rule, field, path, ...more }];
  const targets = targetsOf(rule).flatMap(({ subject, path }) => [
    ...whereFields(subject, subject.where, [...path, "where"]),
    ...targetField(subject, path),
  ]);
  const per = "per" in rule ? own(rule.per, ["per"]) : [];
  return [...whereFields(rule, rule.where, ["where"]), ...per, ...checkFields(rule, own), ...targets];
}

function targetField(subject: Target, path: SourcePath): readonly FieldUse[] {
  const { field } = subject;
  return field === undefined || field === keyFieldOf(subject)
    ? []
    : [{ subject, field, path: [...path, "field"] }];
}

function targetsOf(rule: DataRule): readonly { readonly subject: Target; readonly path: SourcePath }[] {
  if (rule.check === "pairs") return [{ subject: rule.with, path: ["with"] }];
  if (rule.check === "reference") return [{ subject: rule.to, path: ["to"] }];
  if (rule.check === "mentions")
    return [
      { subject: rule.of, path: ["of"] },
      ...Object.entries(rule.via ?? {}).map(([field, subject]) => ({ subject, path: ["via", field] })),
    ];
  if (rule.check === "covers" && rule.of) return [{ subject: rule.of, path: ["of"] }];
  return [];
}
