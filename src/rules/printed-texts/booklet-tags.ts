/** Comments and tags of the template language in a booklet's text; found in one pass, even if many are never closed. */
import type { TextRange } from "../../source/tree.ts";

export interface BookletTag extends TextRange {
  readonly kind: "comment" | "tag";
}

const OPENING = /\{\{~?!--|\{\{~?!|\{\{|<!--/g;

/** In order; never nested. */
export function bookletTags(text: string): readonly BookletTag[] {
  const found: BookletTag[] = [];
  const unclosed = new Set<string>();
  const opening = new RegExp(OPENING);
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [open] = match;
    const closing = closingOf(open);
    const at = unclosed.has(closing) ? -1 : text.indexOf(closing, opening.lastIndex);
    if (at < 0) unclosed.add(closing);
    else {
      const end = at + closing.length;
      found.push({ kind: open === "{{" ? "tag" : "comment", start: match.index, end });
      opening.lastIndex = end;
    }
  }
  return found;
}

function closingOf(open: string): string {
  if (open === "<!--") return "-->";
  return open.endsWith("--") ? "--}}" : "}}";
}
