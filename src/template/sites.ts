/**
 * Sites: the places of a template where a value is used. The compiled template passes the number of its site with every
 * use, so that a fault found while rendering still has file, line and column.
 */
import type { Place } from "../diagnostics/diagnostic.ts";

export interface Site {
  readonly place: Place;
  /**
   * print: the value becomes text on the card. value: it must be present. maybe: it may be absent. with: the same, and #with
   * enters it. presence: `present` tests it. test: #if or #unless tests it, where a 0 is easily mistaken for absent.
   * condition: a helper's answer, or a combination by `and`, `or` and `not` there. result: a helper made it; if absent, the
   * helper's missing value was reported or tested. call: not a value but a helper or block.
   */
  readonly use: "print" | "value" | "maybe" | "with" | "presence" | "test" | "condition" | "result" | "call";
  /** As written in the template: "special.cost", "@dice.green", "add". */
  readonly written: string;
  /** Names of the path, if the value is read by one. */
  readonly parts?: readonly string[];
  /** What the path starts from: the card's fields, the "@" names, or the context at that place. */
  readonly from?: "card" | "data" | "context";
}
