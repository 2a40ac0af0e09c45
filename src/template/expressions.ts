/** Queries on expressions of the syntax tree. */

export type Call = hbs.AST.MustacheStatement | hbs.AST.BlockStatement | hbs.AST.SubExpression;

export const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === "PathExpression";

export const isCall = (node: hbs.AST.Node): node is hbs.AST.SubExpression => node.type === "SubExpression";

/** Hash pairs of a call; the parser omits the hash if there are none. */
export const pairsOf = (node: { readonly hash?: hbs.AST.Hash }): readonly hbs.AST.HashPair[] =>
  node.hash?.pairs ?? [];

/** `{{name}}` without values is a field, even if a helper has that name; with values it calls a helper. */
export function isField(statement: hbs.AST.MustacheStatement): boolean {
  return statement.params.length === 0 && pairsOf(statement).length === 0;
}

/** The name of the helper or block that is called. */
export const calleeOf = (node: Call): string => (node.path as hbs.AST.PathExpression).original;

/** The static name of a partial; undefined if it is computed. */
export function partialNameOf(node: hbs.AST.PartialStatement): string | undefined {
  if (isCall(node.name)) return undefined;
  return String(node.name.original);
}

/** A program that may be missing: `{{#if}}` without `{{else}}` has no inverse. */
export type Branch = hbs.AST.Program | undefined;
