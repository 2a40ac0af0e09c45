/**
 * Sites: the places of a template where a value is used. The compiled template carries the number of its site into
 * every use, so that a fault found while rendering still knows file, line and column.
 */
import type { Place } from "../diagnostics/diagnostic.ts";

export interface Site {
  readonly place: Place;
  /**
   * print: the value becomes text on the card. value: it must be there. maybe: it may be absent. with: the same, and #with
   * steps into it. presence: `present`
   * asks for it. test: it is asked by #if or #unless, where a 0 is easily taken for "not there". condition: a
   * helper answers them, or `and`, `or` and `not` combine it there. result: a helper made it; without one the helper had
   * nothing to work with, which was said or asked for. call: not a value but a helper or block.
   */
  readonly use: "print" | "value" | "maybe" | "with" | "presence" | "test" | "condition" | "result" | "call";
  /** As written in the template: "special.cost", "@dice.green", "add". */
  readonly written: string;
  /** Names of the path, when the value is read by one. */
  readonly parts?: readonly string[];
  /** What the path starts from: the card's fields, the "@" names, or the context at that place. */
  readonly from?: "card" | "data" | "context";
}
