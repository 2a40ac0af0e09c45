/** Leaves out what only repeats, card by card, something that a rule says about all cards at the same place. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** What a missing field is on each card, an unknown field is on all. */
const ECHO_OF: Readonly<Record<string, string>> = { "template/missing-field": "template/unknown-field" };

export function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set(diagnostics.map(({ rule, file, start }) => keyOf(rule, file, start.offset)));
  return diagnostics.filter(({ rule, file, start }) => {
    const other = Object.hasOwn(ECHO_OF, rule) ? ECHO_OF[rule] : undefined;
    return other === undefined || !said.has(keyOf(other, file, start.offset));
  });
}

const keyOf = (rule: string, file: string, offset: number): string => `${rule}\0${file}\0${offset}`;
