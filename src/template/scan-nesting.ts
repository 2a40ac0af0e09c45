/**
 * A look at a template's text before it is parsed: how deep blocks and parentheses lie inside each other, and which
 * block stays open. The parser needs time that grows with the square of the depth, so it must not see what is too deep.
 * Limits: it knows signs, not the grammar; text in quotes counts as written.
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
  /** Offset of the first sign that lies deeper than the limit. */
  readonly tooDeep: number | undefined;
}

const SIGNS =
  /\{\{!--[\s\S]*?--~?\}\}|\{\{![\s\S]*?\}\}|\{\{~?\s*(?:([#^/])\s*([^\s}~|]+)|(else)\s+[^\s}~]|)|[()]/g;

export function scanNesting(text: string, limit: number): Nesting {
  const open: OpenBlock[] = [];
  /** Levels that `{{else if}}` adds, by the depth of the block that it belongs to. */
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
