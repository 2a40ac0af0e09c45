/**
 * Leaves out what only repeats something that is said already: card by card what a rule says about all cards at the same
 * place, and what follows from a value that could not be read.
 */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

const ECHO_OF: Readonly<Record<string, string | readonly string[]>> = {
  // What a missing field is on each card, an unknown field is on all.
  "template/missing-field": "template/unknown-field",
  // Cards of one entry whose id does not vary.
  "deck/duplicate-id": "schema/each-id",
  // That a picture in a drawing cannot be read is said with its reason.
  "svg/embedded-image": ["art/corrupt", "art/stopped", "art/too-large", "art/unknown-format"],
};

/** Values that stay empty because of a fault of their own: no schema is asked for more. */
const UNREAD = ["yaml/alias", "yaml/tag"];

export function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set(diagnostics.map(({ rule, file, start }) => keyOf(rule, file, start.offset)));
  const unread = diagnostics.filter(({ rule }) => UNREAD.includes(rule));
  return diagnostics.filter((finding) => {
    const { rule, file, start } = finding;
    const others = Object.hasOwn(ECHO_OF, rule) ? [ECHO_OF[rule] ?? []].flat() : [];
    if (rule.startsWith("schema/") && unread.some((place) => touches(finding, place))) return false;
    return !others.some((other) => said.has(keyOf(other, file, start.offset)));
  });
}

/** Begins within the place or where it ends. */
function touches({ file, start }: Diagnostic, place: Diagnostic): boolean {
  return file === place.file && start.offset >= place.start.offset && start.offset <= place.end.offset;
}

const keyOf = (rule: string, file: string, offset: number): string => `${rule}\0${file}\0${offset}`;
