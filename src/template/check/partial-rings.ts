/** Partials that call themselves, directly or through others: they would never end. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { derived } from "../../remember/derived.ts";
import { partialNameOf } from "../expressions.ts";
import { faultAt } from "../faults.ts";
import type { ParsedTemplate } from "../parse.ts";

export interface PartialCall {
  readonly name: string;
  readonly node: hbs.AST.PartialStatement;
}

/** Every partial that a file calls, in order. */
export const partialCallsOf = derived(({ program }: ParsedTemplate) => partialCallsIn(program));

function partialCallsIn(program: hbs.AST.Program | undefined): readonly PartialCall[] {
  return (program?.body ?? []).flatMap((node) => {
    if (node.type === "BlockStatement") {
      const block = node as hbs.AST.BlockStatement;
      return [...partialCallsIn(block.program), ...partialCallsIn(block.inverse)];
    }
    if (node.type !== "PartialStatement") return [];
    const call = node as hbs.AST.PartialStatement;
    const name = partialNameOf(call);
    return name === undefined ? [] : [{ name, node: call }];
  });
}

/** One diagnostic per ring, at the call that closes it, with the chain in words. */
export function findRings(partials: ReadonlyMap<string, ParsedTemplate>): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const done = new Set<string>();
  const visit = (name: string, chain: readonly string[]): void => {
    const parsed = partials.get(name);
    if (!parsed || done.has(name)) return;
    for (const call of partialCallsOf(parsed)) {
      const from = [...chain, name].indexOf(call.name);
      if (from === -1) visit(call.name, [...chain, name]);
      else diagnostics.push(ringFault(parsed, call, [...[...chain, name].slice(from), call.name]));
    }
    done.add(name);
  };
  for (const name of partials.keys()) visit(name, []);
  return diagnostics;
}

function ringFault(parsed: ParsedTemplate, call: PartialCall, chain: readonly string[]): Diagnostic {
  return faultAt(parsed.places.of(call.node.loc), "recursion", {
    message: `partial "${call.name}" calls itself endlessly: ${chain.join(" > ")}`,
    fix: "draw a list with {{#each}} instead",
  });
}
