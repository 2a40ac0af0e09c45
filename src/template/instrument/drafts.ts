/** New nodes for the syntax tree, at the place of the node they replace. */

/** A statement, or a slot that gets its statements later in the walk. */
export type Draft = hbs.AST.Statement | { readonly slot: readonly hbs.AST.Statement[] };

export function settle(drafts: readonly Draft[]): hbs.AST.Statement[] {
  return drafts.flatMap((draft) => ("slot" in draft ? [...draft.slot] : [draft]));
}

export function content({ loc }: hbs.AST.Node, value: string): hbs.AST.Statement {
  return { type: "ContentStatement", loc, value, original: value } as unknown as hbs.AST.Statement;
}

export function number({ loc }: hbs.AST.Node, value: number): hbs.AST.NumberLiteral {
  return { type: "NumberLiteral", loc, value, original: value };
}

export function path({ loc }: hbs.AST.Node, name: string): hbs.AST.PathExpression {
  return { type: "PathExpression", loc, data: false, depth: 0, parts: [name], original: name };
}

/** Prints an "@" name of the loop that is `depth` loops further out. */
export function data(node: hbs.AST.Node, name: string, depth: number): hbs.AST.Statement {
  const at = { ...path(node, name), data: true, depth, original: `@${"../".repeat(depth)}${name}` };
  const strip = { open: false, close: false };
  return {
    type: "MustacheStatement",
    loc: node.loc,
    path: at,
    params: [],
    escaped: true,
    strip,
  } as unknown as hbs.AST.Statement;
}

/** A call of a helper with these values. */
export function withValues(
  node: hbs.AST.Node,
  helper: string,
  params: hbs.AST.Expression[],
): hbs.AST.SubExpression {
  return {
    type: "SubExpression",
    loc: node.loc,
    path: path(node, helper),
    params,
  } as unknown as hbs.AST.SubExpression;
}
