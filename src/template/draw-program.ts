/**
 * Makes functions that write text of prepared templates (instrument.ts). Handlebars only parses: it would make code of
 * each template and partial, which takes longer than most of them are in use, and wrap all that they call anew for each
 * face. Nothing of a template becomes code here, and values are looked up among an object's own names alone.
 * The language is that of Handlebars as far as check-template.ts lets it through.
 */
import Handlebars from "handlebars";
import { type Names, numberOf, thisOf, valueIn } from "./draw-values.ts";
import { type Branch, calleeOf, pairsOf } from "./expressions.ts";
import { entriesOf, rounds, roundsOf } from "./loops.ts";
import { type DrawData, entered, holds, type Room } from "./room.ts";

/** Writes a prepared template; `data` is what stands behind the "@" names. */
export type Draw = (context: unknown, data: DrawData) => string;

/** @param partials prepared ones, by the names that the program calls them */
export function drawerOf(program: hbs.AST.Program, partials: ReadonlyMap<string, hbs.AST.Program>): Draw {
  const write = new Drawers(partials).program(program, []);
  return (context, data) => write({ context, above: undefined, data, named: undefined });
}

type Write = (room: Room) => string;

class Drawers {
  private readonly partials: ReadonlyMap<string, hbs.AST.Program>;
  private readonly made = new Map<string, Write>();

  constructor(partials: ReadonlyMap<string, hbs.AST.Program>) {
    this.partials = partials;
  }

  program(program: Branch, names: Names): Write {
    const parts = (program?.body ?? []).map((node) => this.statement(node, names));
    return (room) => {
      let text = "";
      for (const part of parts) text += typeof part === "string" ? part : part(room);
      return text;
    };
  }

  private statement(node: hbs.AST.Statement, names: Names): string | Write {
    if (node.type === "ContentStatement") return (node as hbs.AST.ContentStatement).value;
    if (node.type === "MustacheStatement") return this.mustache(node as hbs.AST.MustacheStatement, names);
    if (node.type === "BlockStatement") return this.block(node as hbs.AST.BlockStatement, names);
    return this.partial(node as hbs.AST.PartialStatement, names);
  }

  /** `$print`, or an "@" name of a loop that an element is marked with. */
  private mustache({ path, params }: hbs.AST.MustacheStatement, names: Names): Write {
    const [printed, site] = params;
    if (!printed) {
      const value = valueIn(path, names);
      return (room) => Handlebars.escapeExpression(value(room) as string);
    }
    const [value, number] = [valueIn(printed, names), numberOf(site)];
    return (room) => room.data.rendering.print(value(room), number, thisOf(room), room.data);
  }

  private block(node: hbs.AST.BlockStatement, names: Names): Write {
    const callee = calleeOf(node);
    if (callee === "if" || callee === "unless") return this.test(node, names, callee);
    const [given, site] = node.params;
    const value = valueIn(given as hbs.AST.Expression, names);
    const parameters = node.program?.blockParams ?? [];
    const isNamed = parameters.length > 0;
    const yes = this.program(node.program, isNamed ? [parameters, ...names] : names);
    const no = this.program(node.inverse, names);
    if (callee === "with")
      return (room) => {
        const context = value(room);
        return holds(context, true) ? yes(entered(room, context, isNamed ? [context] : undefined)) : no(room);
      };
    const number = numberOf(site);
    const entries = callee === "each" ? entriesOf : roundsOf;
    return (room) => {
      const all = entries(value(room), number, room);
      return all.length === 0 ? no(room) : rounds(all, number, room, yes, isNamed);
    };
  }

  private test(node: hbs.AST.BlockStatement, names: Names, callee: "if" | "unless"): Write {
    const value = valueIn(node.params[0] as hbs.AST.Expression, names);
    const zero = includesZero(node, names);
    const branches = [this.program(node.program, names), this.program(node.inverse, names)] as const;
    const [yes, no] = callee === "if" ? branches : [branches[1], branches[0]];
    return (room) => (holds(value(room), zero(room)) ? yes(room) : no(room));
  }

  private partial(node: hbs.AST.PartialStatement, names: Names): Write {
    const [given] = node.params;
    const context = given ? valueIn(given, names) : (room: Room): unknown => room.context;
    const pairs = pairsOf(node).map(({ key, value }) => [key, valueIn(value, names)] as const);
    const write = this.partialOf((node.name as hbs.AST.PathExpression).original);
    return (room) => {
      const outer = context(room);
      const more = pairs.map(([key, value]) => [key, value(room)] as const);
      const inner = node.hash ? Object.assign({}, outer, Object.fromEntries(more)) : outer;
      return write({ context: inner, above: undefined, data: room.data, named: undefined });
    };
  }

  private partialOf(name: string): Write {
    const known = this.made.get(name);
    if (known) return known;
    const write = this.program(this.partials.get(name), []);
    this.made.set(name, write);
    return write;
  }
}

/** `includeZero=true`. */
function includesZero(node: hbs.AST.BlockStatement, names: Names): (room: Room) => boolean {
  const pair = pairsOf(node).find(({ key }) => key === "includeZero");
  if (!pair) return () => false;
  const value = valueIn(pair.value, names);
  return (room) => Boolean(value(room));
}
