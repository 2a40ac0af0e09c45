/** The inside of `style=""` and of a rule's braces: "fill: red; stroke: none". */

export interface Declaration {
  readonly name: string;
  readonly value: string;
  /** Marked with `!important`: it wins over all that are not. */
  readonly important: boolean;
}

/** Declarations in order; comments are dropped, urls may hold semicolons. */
export function parseDeclarations(text: string): readonly Declaration[] {
  const found: Declaration[] = [];
  for (const match of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(DECLARATION)) {
    const written = match[2] as string;
    const value = written.replace(IMPORTANT, "").trim();
    const name = match[1] as string;
    if (value !== "")
      found.push({
        name: name.startsWith("--") ? name : name.toLowerCase(),
        value,
        important: IMPORTANT.test(written),
      });
  }
  return found;
}

const IMPORTANT = /!\s*important\s*$/i;

const DECLARATION = /([-\w]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g;
