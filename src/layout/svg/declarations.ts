/** The inside of `style=""` and of a rule's braces: "fill: red; stroke: none". */

/** Declarations in order as pairs; comments and `!important` are dropped, urls may hold semicolons. */
export function parseDeclarations(text: string): readonly (readonly [name: string, value: string])[] {
  const found: (readonly [string, string])[] = [];
  for (const match of text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(DECLARATION)) {
    const value = (match[2] as string).replace(/!\s*important\s*$/i, "").trim();
    if (value !== "") found.push([(match[1] as string).toLowerCase(), value]);
  }
  return found;
}

const DECLARATION = /([-\w]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*)/g;
