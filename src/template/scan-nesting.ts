/**
 * Scans a template's text before parsing: how deep blocks and parentheses are nested, and which block stays open. The
 * parser's time is quadratic in the depth, so it must not see what is too deep.
 * Limits: it knows characters, not the grammar; quoted text is scanned like any other.
 */
export interface OpenBlock {
  readonly name: string;
  /** Offsets of the opening up to the end of its name. */
  readonly start: number;
  readonly end: number;
}

export interface Nesting {
  /** Blocks that are never closed, outermost first. */
  readonly open: readonly OpenBlock[];
  /** Offset of the first character nested deeper than the limit. */
  readonly tooDeep: number | undefined;
}

const SIGNS =
  /\{\{!--[\s\S]*?--~?\}\}|\{\{![\s\S]*?\}\}|\{\{~?\s*(?:([#^/])\s*([^\s}~|]+)|(else)\s+[^\s}~]|)|[()]/g;

export function scanNesting(text: string, limit: number): Nesting {
  const open: OpenBlock[] = [];
  /** Levels added by `{{else if}}`, by the depth of its block. */
  const chained: number[] = [];
  let parentheses = 0;
  for (const { 0: sign, 1: mark, 2: name = "", 3: chain, index } of text.matchAll(SIGNS)) {
    if (sign === "(") parentheses++;
    else if (sign === ")") parentheses = Math.max(0, parentheses - 1);
    else parentheses = 0;
    if (mark === "/") {
      open.pop();
      chained.length = Math.min(chained.length, open.length + 1);
    } else if (mark !== undefined) open.push({ name, start: index, end: index + sign.length });
    else if (chain !== undefined) chained[open.length] = (chained[open.length] ?? 0) + 1;
    const depth = open.length + parentheses + chained.reduce((sum, levels) => sum + (levels ?? 0), 0);
    if (depth > limit) return { open, tooDeep: index };
  }
  return { open, tooDeep: undefined };
}
