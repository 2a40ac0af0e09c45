/** The inside of `style=""` and of a rule's braces: "fill: red; stroke: none". */

export interface Declaration {
  readonly name: string;
  readonly value: string;
  /** Marked with `!important`: it wins over all declarations that are not. */
  readonly important: boolean;
}

/** Declarations in order; comments are dropped, urls may contain semicolons. */
export function parseDeclarations(text: string): readonly Declaration[] {
  const found: Declaration[] = [];
  for (const piece of piecesOf(withoutComments(text))) {
    const colon = piece.indexOf(":");
    const name = NAME.exec(piece.slice(0, Math.max(colon, 0)).trim().slice(-LONGEST_NAME))?.[0];
    const written = piece.slice(colon + 1).trim();
    const value = written.replace(IMPORTANT, "").trim();
    if (name === undefined || value === "") continue;
    found.push({
      name: name.startsWith("--") ? name : name.toLowerCase(),
      value,
      important: IMPORTANT.test(written),
    });
  }
  return found;
}

const NAME = /[-\w]+$/;
/** In characters; a longer name cannot be a property. */
const LONGEST_NAME = 100;

const IMPORTANT = /!\s*important$/i;

/** A comment that is never closed extends to the end. */
export function withoutComments(text: string): string {
  let kept = "";
  let from = 0;
  for (let open = text.indexOf("/*"); open !== -1; open = text.indexOf("/*", from)) {
    kept += text.slice(from, open);
    const close = text.indexOf("*/", open + 2);
    if (close === -1) return kept;
    from = close + 2;
  }
  return kept + text.slice(from);
}

const MARK = /[;"'(]/g;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", "(": ")" };

/** The parts between semicolons; those in quotes and brackets do not count. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  const missing = new Set<string>();
  let from = 0;
  let skipped = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (index < skipped) continue;
    const closing = CLOSING[mark];
    if (closing === undefined) {
      pieces.push(text.slice(from, index));
      from = index + 1;
    } else if (!missing.has(closing)) {
      skipped = text.indexOf(closing, index + 1) + 1;
      // Searched once: if none is ahead of one place, none is ahead of a later one either.
      if (skipped === 0) missing.add(closing);
    }
  }
  return [...pieces, text.slice(from)];
}
