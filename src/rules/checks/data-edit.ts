/** The edit that corrects a misspelled value, if it is written on its own. */
import type { TextEdit } from "../../diagnostics/diagnostic.ts";
import { textEdit } from "../../source/edit/value-edit.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourcePath } from "../../source/tree.ts";
import type { RuleContext } from "../define-rule.ts";
import type { Entry } from "./entries/data-entry.ts";

/**
 * Replaces the value at a path. None if there is no obvious value (`to` is undefined; `onlyNearest`), or if the value comes
 * from elsewhere (a pattern, `each:`).
 */
export function valueEdits(
  context: RuleContext,
  entry: Entry,
  path: SourcePath,
  from: string,
  to: string | undefined,
): readonly TextEdit[] | undefined {
  if (to === undefined) return undefined;
  const ref = entry.ref(context, path);
  const file = ref && context.sources.get(ref.file);
  const node = file?.root && ref && nodeAt(file.root, ref.path);
  if (!file || node?.kind !== "scalar" || node.text !== from) return undefined;
  const edit = textEdit(file, node, to);
  return edit && [edit];
}
