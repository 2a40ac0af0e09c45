/**
 * Expressions of an instrumented template, as functions: what a path leads to, what a helper returns. Names are looked up
 * among own properties only, and only our own helpers are called. Follows Handlebars in every detail.
 */
import { calleeOf, isCall, isPath } from "../expressions.ts";
import type { AnyHelper } from "../helpers/define-helper.ts";
import { HELPERS } from "../helpers/index.ts";
import { Given, wholeOf } from "./given.ts";
import { contextAt, type Frame, type Moment, outwards } from "./moment.ts";

/** What an expression results in at a place. */
export type Value = (at: Moment) => unknown;

/** Names of block parameters, a list for each block that names some, innermost first. */
export type BlockNames = readonly (readonly string[])[];

/** The value of an expression, or of a call's parameter. @param names of the blocks around it */
export function reader(node: hbs.AST.Expression, names: BlockNames): Value {
  if (isPath(node)) return pathValue(node, names);
  if (isCall(node)) return callValue(node, names);
  const value = literalOf(node);
  return () => value;
}

/** The number of the site, which is the last of an instrumented call's parameters. */
export const siteOf = ({ params }: { readonly params: readonly hbs.AST.Expression[] }): number =>
  (params.at(-1) as hbs.AST.NumberLiteral).value;

function literalOf(node: hbs.AST.Expression): unknown {
  if (node.type === "UndefinedLiteral") return undefined;
  if (node.type === "NullLiteral") return null;
  return (node as hbs.AST.StringLiteral | hbs.AST.NumberLiteral | hbs.AST.BooleanLiteral).value;
}

function callValue(node: hbs.AST.SubExpression, names: BlockNames): Value {
  const site = siteOf(node);
  const values = node.params.slice(0, -1).map((param) => reader(param, names));
  const name = calleeOf(node);
  const [first] = values;
  if (name === "$value" && first)
    return (at) => at.run.rendering.value(first(at), site, contextAt(at), at.frame);
  const helper = HELPERS[name] as AnyHelper;
  return (at) => {
    const given: unknown[] = [];
    for (const value of values) given.push(value(at));
    return at.run.rendering.call(helper, given, site);
  };
}

/** "this" anywhere at the beginning of a word: such a path leads to no block parameter. */
const SCOPED = /^\.|this\b/;

function pathValue(path: hbs.AST.PathExpression, names: BlockNames): Value {
  const { data, depth, parts, original } = path;
  const [first, ...rest] = parts;
  const block = depth > 0 || SCOPED.test(original) ? -1 : names.findIndex((all) => all.includes(first ?? ""));
  if (first !== undefined && block !== -1) {
    const index = (names[block] as readonly string[]).indexOf(first);
    return ({ named }) => within(outwards(named, block)?.[index], rest);
  }
  if (data && first !== undefined) return ({ frame }) => dataWithin(frame, depth, first, rest);
  if (first === undefined)
    return depth > 0
      ? ({ contexts }) => wholeOf(outwards(contexts, depth))
      : ({ context }) => wholeOf(context);
  if (depth > 0) return ({ contexts }) => within(inContext(outwards(contexts, depth), first), rest);
  if (rest.length === 0) return ({ context }) => inContext(context, first);
  return ({ context }) => within(inContext(context, first), rest);
}

function inContext(context: unknown, name: string): unknown {
  if (context === undefined || context === null) return context;
  return context instanceof Given ? context.get(name) : ownOf(context, name);
}

function within(start: unknown, parts: readonly string[]): unknown {
  let value = start;
  for (const part of parts) {
    if (value === undefined || value === null) return value;
    value = ownOf(value, part);
  }
  return value;
}

/** Unlike in other paths, a value such as 0 or "" ends the path. */
function dataWithin(frame: Frame, depth: number, first: string, rest: readonly string[]): unknown {
  let here: Frame | undefined = frame;
  for (let left = depth; left > 0; left--) here = here?.outer;
  let value = here?.get(first);
  for (const part of rest) {
    if (!value) return value;
    value = ownOf(value, part);
  }
  return value;
}

/** A property of the value's own; undefined for those of its prototype. */
const ownOf = (value: unknown, name: string): unknown =>
  Object.hasOwn(value as object, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
