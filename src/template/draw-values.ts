/** What an expression of a prepared template comes to: a value by its path, what a helper makes of some, a literal. */
import { calleeOf, isCall, isPath } from "./expressions.ts";
import { HELPERS } from "./helpers/index.ts";
import { contextAt, frameAt, namedAt, ownValue, type Room } from "./room.ts";

export type Value = (room: Room) => unknown;

/** Names of block parameters, those of the innermost block first. */
export type Names = readonly (readonly string[])[];

/** Stands for a context that is not there, where a value is asked of it. */
const NOTHING: object = Object.freeze({});

export const thisOf = ({ context }: Room): unknown => context ?? NOTHING;

export function valueIn(node: hbs.AST.Expression, names: Names): Value {
  if (isPath(node)) return pathOf(node, names);
  if (isCall(node)) return callOf(node, names);
  const { value } = node as hbs.AST.StringLiteral;
  return () => value;
}

/** A call of `$value` or of a helper; the last of its parameters is its site. */
function callOf(node: hbs.AST.SubExpression, names: Names): Value {
  const number = numberOf(node.params.at(-1));
  const values = node.params.slice(0, -1).map((param) => valueIn(param, names));
  const name = calleeOf(node);
  if (name !== "$value") {
    const helper = HELPERS[name] as (typeof HELPERS)[string];
    return (room) =>
      room.data.rendering.call(
        helper,
        values.map((value) => value(room)),
        number,
      );
  }
  const value = values[0] as Value;
  return (room) => room.data.rendering.value(value(room), number, thisOf(room), room.data);
}

function pathOf(path: hbs.AST.PathExpression, names: Names): Value {
  const { depth, data, parts } = path;
  const [name = "", ...rest] = parts;
  if (data)
    return (room) =>
      parts.reduce<unknown>((from, part) => from && ownValue(from, part), frameAt(room, depth));
  const isScoped = /^\.|this\b/.test(path.original);
  const level = depth > 0 || isScoped ? -1 : names.findIndex((list) => list.includes(name));
  if (level >= 0) {
    const place = (names[level] as readonly string[]).indexOf(name);
    return (room) => rest.reduce(ownValue, namedAt(room, level)[place]);
  }
  if (parts.length === 1) return (room) => ownValue(contextAt(room, depth), name);
  return (room) => parts.reduce(ownValue, contextAt(room, depth));
}

/** The number of a site, as instrument.ts writes it. */
export const numberOf = (node: hbs.AST.Expression | undefined): number =>
  (node as hbs.AST.NumberLiteral).value;
