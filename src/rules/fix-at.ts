/** The edit that replaces a wrong word reported by a finding. */
import type { Place, TextEdit } from "../diagnostics/diagnostic.ts";
import { isPlainText, keyEdit, rangeEdit, textEdit } from "../source/edit/value-edit.ts";
import { nodeAt, placeOf } from "../source/locate.ts";
import type { SourceRef } from "../source/tree.ts";
import type { Finding, RuleContext } from "./define-rule.ts";
import { fileOf } from "./places.ts";

/**
 * None if there is no obvious word (`to` is undefined), or if the place does not contain the wrong word itself: a value that
 * came from a pattern, a name that a template composes.
 */
export function fixAt(
  context: RuleContext,
  at: Finding["at"],
  from: string,
  to: string | undefined,
): readonly TextEdit[] | undefined {
  if (to === undefined) return undefined;
  const edit = "path" in at ? editOfRef(context, at, from, to) : editOfPlace(context, at, from, to);
  return edit && [edit];
}

function editOfRef(
  { sources }: RuleContext,
  ref: SourceRef & { readonly of?: "value" | "key" },
  from: string,
  to: string,
): TextEdit | undefined {
  const file = sources.get(ref.file);
  if (!file?.root) return undefined;
  if (ref.of === "key") {
    const { start, end } = placeOf(sources, ref, "key");
    return ref.path.at(-1) === from ? keyEdit(file, { start: start.offset, end: end.offset }, to) : undefined;
  }
  const node = nodeAt(file.root, ref.path);
  return node?.kind === "scalar" && node.text === from ? textEdit(file, node, to) : undefined;
}

/** The word itself, quoted or not; or a start tag with the word as the value of an attribute. */
function editOfPlace(context: RuleContext, place: Place, from: string, to: string): TextEdit | undefined {
  const file = fileOf(context, place.file);
  if (!file || !isPlainText(to)) return undefined;
  const [start, end] = [place.start.offset, place.end.offset];
  const written = file.text.slice(start, end);
  if (written === from) return rangeEdit(file, { start, end }, to);
  if (written === `"${from}"` || written === `'${from}'`)
    return rangeEdit(file, { start: start + 1, end: end - 1 }, to);
  if (!written.startsWith("<")) return undefined;
  const tag = /^[^>]*/.exec(file.text.slice(start))?.[0] ?? "";
  const found = [`"${from}"`, `'${from}'`].map((word) => tag.indexOf(word)).filter((index) => index !== -1);
  const [first] = found;
  if (first === undefined || found.length > 1) return undefined;
  const word = start + first + 1;
  return rangeEdit(file, { start: word, end: word + from.length }, to);
}
