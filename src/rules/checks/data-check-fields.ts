/** Lists the fields that each kind of check of rules.yaml reads, and where the rule names them. */
import type { DataRule, Measure, RuleOf, Subject, Where } from "../../schema/data-rule.ts";
import { placeholdersOf } from "../../source/placeholder.ts";
import type { SourcePath } from "../../source/tree.ts";
import type { FieldUse } from "./data-place.ts";
import { namesOf } from "./formula.ts";

type Own = (field: string | undefined, path: SourcePath, more?: Partial<FieldUse>) => FieldUse[];

/** The fields that the check itself reads, besides those common to all rules. */
export function checkFields(rule: DataRule, own: Own): readonly FieldUse[] {
  switch (rule.check) {
    case "count":
      return own(rule.field, ["field"]);
    case "run":
    case "rollable":
      return own(rule.field, ["field"], { numbers: true });
    case "sum":
      return measureFields(rule, rule.field, "field");
    case "unique":
      return typeof rule.field === "string"
        ? own(rule.field, ["field"])
        : rule.field.flatMap((field, index) => own(field, ["field", index]));
    case "pairs":
      return [...own(rule.field, ["field"]), ...mutualField(rule)];
    case "reference":
      return [...own(rule.field, ["field"]), ...sameFields(rule, own), ...backField(rule)];
    case "mentions":
      return mentionFields(rule, own);
    case "reckons":
      return [rule.field, ...namesOf(rule.as)].flatMap((field, index) =>
        own(field, [index === 0 ? "field" : "as"], { numbers: true }),
      );
    case "range":
      return [
        ...own(rule.field, ["field"], { numbers: rule.values === undefined }),
        ...own(rule.over, ["over"], { numbers: true }),
      ];
    case "pattern":
      return [
        ...own(rule.field, ["field"]),
        ...fieldsOfForm(rule.form ?? "").flatMap((field) => own(field, ["form"])),
      ];
    case "covers":
      return own(rule.field, ["field"]);
    case "correlates":
      return [...measureFields(rule, rule.field, "field"), ...measureFields(rule, rule.with, "with")];
    case "better":
    case "distance":
      return [];
    case "states":
      return [
        ...own(rule.field, ["field"]),
        ...(typeof rule.number === "string" ? own(rule.number, ["number"], { numbers: true }) : []),
      ];
  }
}

function mutualField({ with: subject, mutual }: RuleOf<"pairs">): readonly FieldUse[] {
  return mutual === undefined ? [] : [{ subject, field: mutual, path: ["mutual"] }];
}

function backField({ to: subject, back }: RuleOf<"reference">): readonly FieldUse[] {
  return back === undefined ? [] : [{ subject, field: back, path: ["back"] }];
}

function mentionFields(rule: RuleOf<"mentions">, own: Own): readonly FieldUse[] {
  const { field, via = {}, of: subject, shares } = rule;
  return [
    ...(typeof field === "string"
      ? own(field, ["field"])
      : field.flatMap((one, index) => own(one, ["field", index]))),
    ...Object.keys(via).flatMap((one) => own(one, ["via", one], { isKey: true })),
    ...Object.entries(shares).flatMap(([one, theirs]) => [
      ...own(one, ["shares", one], { isKey: true }),
      { subject, field: theirs, path: ["shares", one] },
    ]),
  ];
}

/** Fields that must agree: each of the rule's own entries, and theirs. */
function sameFields({ same = {}, to: subject }: RuleOf<"reference">, own: Own): readonly FieldUse[] {
  return Object.entries(same).flatMap(([field, theirs]) => [
    ...own(field, ["same", field], { isKey: true }),
    { subject, field: theirs, path: ["same", field] },
  ]);
}

function measureFields(subject: Subject, measure: Measure, key: string): readonly FieldUse[] {
  if (typeof measure === "string") return [{ subject, field: measure, path: [key], numbers: true }];
  return measure.flatMap(({ where, field }, index) => [
    ...whereFields(subject, where, [key, index, "where"]),
    ...(field === undefined ? [] : [{ subject, field, path: [key, index, "field"], numbers: true }]),
  ]);
}

export function whereFields(subject: Subject, where: Where = {}, path: SourcePath): readonly FieldUse[] {
  return Object.keys(where).map((field) => ({ subject, field, path: [...path, field], isKey: true }));
}

/** Field names in the braces of a form, some followed by a format: "{suit}-{value:02}". */
export const NAME_IN_FORM = /[^{}:]+/;

/** The fields of a form: "suit" and "value" of "{suit}-{value}". */
const fieldsOfForm = (form: string): readonly string[] =>
  placeholdersOf(form, NAME_IN_FORM).map(({ name }) => name);
