/**
 * The marks of a text as a preview shows them: bold, italic, names between colons, lines. It is a likeness for people who type;
 * what is printed decides the layout.
 */

export interface TextPart {
  readonly kind: "text" | "mark" | "line";
  /** The words, or the name between colons. */
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
}

const SIGNS = /(\*\*|\*|:[a-z0-9]+(?:-[a-z0-9]+)*:|\n)/;

export function partsOf(text: string): readonly TextPart[] {
  let [isBold, isItalic] = [false, false];
  return text.split(SIGNS).flatMap((part): readonly TextPart[] => {
    if (part === "**") isBold = !isBold;
    else if (part === "*") isItalic = !isItalic;
    else if (part === "\n") return [{ kind: "line", text: "", isBold, isItalic }];
    else if (/^:.+:$/.test(part)) return [{ kind: "mark", text: part.slice(1, -1), isBold, isItalic }];
    else if (part !== "") return [{ kind: "text", text: part, isBold, isItalic }];
    return [];
  });
}

/** Whether a preview says more than the text itself. */
export const hasMarks = (text: string): boolean =>
  partsOf(text).some(({ kind, isBold, isItalic }) => kind === "mark" || isBold || isItalic);

/** The name that is being typed between colons before a caret; undefined if none is. */
export function typedMark(
  text: string,
  caret: number,
): { readonly from: number; readonly typed: string } | undefined {
  const [, , typed] = /(^|[^\w:]):([\w-]*)$/.exec(text.slice(0, caret)) ?? [];
  if (typed === undefined) return undefined;
  return { from: caret - typed.length - 1, typed };
}

/** The text with a name between colons in place of what was typed, and where the caret is then. */
export function withMark(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  name: string,
): { readonly text: string; readonly caret: number } {
  const rest = /^[\w-]*:/.exec(text.slice(to))?.[0].length ?? 0;
  const written = `:${name}:`;
  return { text: text.slice(0, from) + written + text.slice(to + rest), caret: from + written.length };
}
