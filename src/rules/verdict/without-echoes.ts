/**
 * Drops findings that only repeat others: those about single cards at a place where a rule reports all cards, and those that
 * follow from a value that could not be read.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { groupedBy } from "../../diagnostics/grouped.ts";
import { stretchesOf } from "../stretches.ts";

const ECHO_OF: Readonly<Record<string, string | readonly string[]>> = {
  // A field missing on each card is an unknown field on all.
  "template/missing-field": "template/unknown-field",
  // Cards from one entry whose id does not vary.
  "deck/duplicate-id": "schema/each-id",
  // A space off the board is also over its edge.
  "board/near-edge": "board/off-the-board",
  // What ends there is only the placeholder of a picture that cannot be shown.
  "art/ends-at-cut": ["svg/href", "svg/embedded-image"],
  // The specific finding gives the reason why a picture in a drawing cannot be read.
  "svg/embedded-image": ["art/corrupt", "art/stopped", "art/too-large", "art/unknown-format"],
};

/** What may follow from an unreadable or unusable value inside, which was replaced by a default. */
const OF_STAND_INS = [
  "board/near-edge",
  "board/overlapping-spaces",
  "deck/no-cards",
  "deck/other-board-size",
];

/** What may change once other faults of the file are fixed. */
const OF_ITS_FILE: Readonly<Record<string, string>> = {
  // Its characters may be different once it is saved as UTF-8, and uncompressed.
  "text/missing-glyph": "text/encoding",
  "svg/parse": "text/encoding",
  "template/syntax": "text/encoding",
  "board/unreachable-space": "board/unknown-space",
  "board/trap": "board/unknown-space",
  "board/off-the-board": "board/length-out-of-range",
  "board/near-edge": "board/length-out-of-range",
  "board/overlapping-spaces": "board/length-out-of-range",
  // What stands in for the terrain is hatched.
  "text/touches-line": "figure/unknown-terrain",
};

/** Do findings of this rule make other findings pointless? */
export const isCause = (rule: string): boolean =>
  [...Object.values(ECHO_OF), ...Object.values(OF_ITS_FILE)].flat().includes(rule);

/** Values that are empty because of a fault of their own: schema findings about them are dropped. */
const UNREAD = ["yaml/alias", "yaml/tag"];

export function withoutEchoes(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const said = new Set(diagnostics.map(({ rule, file, start }) => keyOf(rule, file, start.offset)));
  const files = new Set(diagnostics.map(({ rule, file }) => `${rule}\0${file}`));
  const replaced = diagnostics.filter(
    ({ rule }) => rule.startsWith("schema/") || rule === "deck/length-out-of-range",
  );
  const isUnread = placesOf(diagnostics.filter(({ rule }) => UNREAD.includes(rule)));
  return diagnostics.filter((finding) => {
    const { rule, file, start } = finding;
    const others = Object.hasOwn(ECHO_OF, rule) ? [ECHO_OF[rule] ?? []].flat() : [];
    if (rule.startsWith("schema/") && isUnread(finding)) return false;
    if (OF_STAND_INS.includes(rule) && replaced.some((fault) => liesIn(fault, finding))) return false;
    if (Object.hasOwn(OF_ITS_FILE, rule) && files.has(`${OF_ITS_FILE[rule]}\0${file}`)) return false;
    return !others.some((other) => said.has(keyOf(other, file, start.offset)));
  });
}

const liesIn = (inner: Diagnostic, outer: Diagnostic): boolean =>
  inner.file === outer.file &&
  inner.start.offset >= outer.start.offset &&
  inner.end.offset <= outer.end.offset;

/** Does a finding begin within one of the places, or at its end? */
function placesOf(places: readonly Diagnostic[]): (finding: Diagnostic) => boolean {
  const byFile = new Map(
    [...groupedBy(places, ({ file }) => file)].map(([file, all]) => {
      const ranges = all.map(({ start, end }) => ({ start: start.offset, end: end.offset }));
      return [file, stretchesOf(ranges)] as const;
    }),
  );
  return ({ file, start: { offset } }) => offset <= (byFile.get(file)?.at(offset)?.reach ?? -1);
}

const keyOf = (rule: string, file: string, offset: number): string => `${rule}\0${file}\0${offset}`;
