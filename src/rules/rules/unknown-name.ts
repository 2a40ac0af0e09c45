/** Checks that the decks, tables, dice and fields named in rules.yaml exist: a check of nothing never fails. */
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { type Game, mayBeUnusable } from "../../game/game.ts";
import type { Subject } from "../../schema/data-rule.ts";
import type { SourcePath } from "../../source/tree.ts";
import { fieldsOf, subjectsOf } from "../checks/data-fields.ts";
import { type FieldUse, inRule, type PlacedRule } from "../checks/data-place.ts";
import { affordableRules } from "../checks/data-work.ts";
import { entriesOf } from "../checks/entries/data-entries.ts";
import type { Entry } from "../checks/entries/data-entry.ts";
import { nounOf, subjectName } from "../checks/entries/data-select.ts";
import { existingNames, namesIn, type SourceKind, sourcesIn } from "../checks/entries/data-subject.ts";
import { hasField, valuesAt } from "../checks/entries/data-values.ts";
import { defineRule, type Finding, type RuleContext } from "../define-rule.ts";
import { fixAt } from "../fix-at.ts";

export const unknownRuleName = defineRule({
  id: "rules/unknown-name",
  severity: "error",
  summary: "A rule of rules.yaml names a deck, table, die, board, space, kit or field that does not exist.",
  why: "the rule checks nothing, so it can never fail",
  fix: "Correct the name, or add what it names.",
  bad: `
=== rules.yaml
rules:
  - { id: three, deck: crow, check: count, is: 3, why: three sail the ship }
#                      ^^^^ there is no deck "crow"
  - { id: cooks, deck: crew, check: count, where: { tilte: Cook }, is: 0, why: no cook is aboard }
#                                                   ^^^^^ no card of the deck "crew" has a field "tilte"
  - { id: ranks, deck: crew, check: run, field: rnk, from: 1, to: 3, why: every rank is there once }
#                                               ^^^ no card of the deck "crew" has a field "rnk"
`,

  *check(context) {
    for (const rule of affordableRules(context).rules)
      if (!namesUnusable(context.game, rule)) yield* nameFaults(context, rule);
  },
});

/** True if a missing name may be in an unusable file; then that file's own fault is enough. */
function namesUnusable(game: Game, rule: PlacedRule): boolean {
  if (game.unusable.length === 0) return false;
  const isLost = (kind: Exclude<SourceKind, "list">, names: readonly string[]): boolean =>
    names.some(
      (name) => !existingNames(game, kind).includes(name) && mayBeUnusable(game.unusable, kind, name),
    );
  if (rule.check === "rollable" && isLost("die", rule.dice)) return true;
  return subjectsOf(rule).some(({ subject }) =>
    sourcesIn(subject).some((kind) => kind !== "list" && isLost(kind, namesIn(subject, kind))),
  );
}

export function* nameFaults(context: RuleContext, rule: PlacedRule): Iterable<Finding> {
  const { game } = context;
  const unknown = new Set<Subject>();
  for (const { subject, path } of subjectsOf(rule))
    for (const kind of sourcesIn(subject)) {
      if (kind === "list") continue;
      const names = existingNames(game, kind);
      for (const [index, name] of namesIn(subject, kind).entries()) {
        if (names.includes(name)) continue;
        unknown.add(subject);
        const at = [...path, kind, ...(typeof subject[kind] === "string" ? [] : [index])];
        yield missing(context, rule, at, `there is no ${kind} "${name}"`, name, names);
      }
    }
  if (rule.check === "rollable") yield* unknownDice(context, rule, existingNames(game, "die"));
  // An empty deck or table has no fields either; that it is empty is reported elsewhere.
  for (const use of fieldsOf(rule)) {
    const entries = entriesOf(game, use.subject);
    if (!unknown.has(use.subject) && entries.length > 0) yield* unknownField(context, rule, use, entries);
  }
}

function* unknownDice(
  context: RuleContext,
  rule: PlacedRule & { readonly check: "rollable" },
  names: readonly string[],
): Iterable<Finding> {
  for (const [index, name] of rule.dice.entries())
    if (!names.includes(name))
      yield missing(context, rule, ["dice", index], `there is no die "${name}"`, name, names);
}

function* unknownField(
  context: RuleContext,
  rule: PlacedRule,
  use: FieldUse,
  entries: readonly Entry[],
): Iterable<Finding> {
  const { subject, field, path, isKey } = use;
  if (entries.some(({ fields }) => hasField(fields, field))) return;
  const noun = nounOf(subject);
  const message = `no ${noun} of the ${subjectName(subject)} has a field "${field}"`;
  yield missing(context, rule, path, message, field, fieldNames(entries, field), isKey ? "key" : "value");
}

/** The known fields at the same depth as the missing one. */
function fieldNames(entries: readonly Entry[], field: string): readonly string[] {
  const owner = field.split(".").slice(0, -1).join(".");
  const owners = entries.flatMap(({ fields }) =>
    owner === "" ? [fields] : valuesAt(fields, owner).map(({ value }) => value),
  );
  const names = owners.flatMap((value) =>
    typeof value === "object" && value !== null ? Object.keys(value) : [],
  );
  const fields = [...new Set(names)].map((name) => (owner === "" ? name : `${owner}.${name}`));
  return fields.length > 0 ? fields : fieldNames(entries, owner.split(".")[0] ?? "");
}

function missing(
  context: RuleContext,
  rule: PlacedRule,
  path: SourcePath,
  message: string,
  word: string,
  names: readonly string[],
  of: "key" | "value" = "value",
): Finding {
  const near = nearest(word, names);
  const at = { ...inRule(rule, ...path), of };
  return {
    at,
    message,
    edits: fixAt(context, at, word, onlyNearest(word, names)),
    fix: near
      ? `write ${near}`
      : names.length === 0
        ? "add it, or remove the rule"
        : `known: ${listed(names)}`,
  };
}
