/** Tables over the texts of single fields, kept from one check to the next: only added and removed texts are examined. */
import { derivedLocally } from "../../../remember/derived.ts";
import type { RuleContext } from "../../define-rule.ts";
import { type Fold, folded } from "../../folds.ts";
import type { NumberedTexts } from "./numbered-texts.ts";
import type { FieldTexts } from "./texts-of-context.ts";

/**
 * Returns the tables of fields, in their order; those of other fields are forgotten. Call it only at the top level of a
 * module.
 * @param foldOf how a table is made of the numbers of texts
 */
export function tablesByField<T>(
  foldOf: (texts: NumberedTexts) => Fold<number, T>,
): (context: Pick<RuleContext, "known">, fields: readonly FieldTexts[]) => readonly T[] {
  const notesOf = derivedLocally((_: NumberedTexts): { folds: ReadonlyMap<string, Fold<number, T>> } => ({
    folds: new Map(),
  }));
  return (context, fields) =>
    fields.map(({ field, numbers, texts }, index) => {
      const notes = notesOf(texts);
      if (index === 0)
        notes.folds = new Map(fields.map((one) => [one.field, notes.folds.get(one.field) ?? foldOf(texts)]));
      return folded(context, notes.folds.get(field) as Fold<number, T>, numbers);
    });
}
