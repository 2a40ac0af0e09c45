/**
 * What harm fixes do: which findings are new once they are made, and which of the fixes brought them. A fault hides
 * others: what the stages after its own find, and more of its own kind in a file that could not be read or drawn.
 */
import type { Diagnostic, Place, TextEdit } from "../../diagnostics/diagnostic.ts";
import { type Stretch, writtenBy } from "../../source/edit/edits.ts";

export type Fix = Diagnostic & { readonly edits: readonly TextEdit[] };

/** The fixes of the earliest stage: making them may take later findings away. */
export function earliest(fixes: readonly Fix[]): readonly Fix[] {
  const first = stageOfAll(fixes);
  return fixes.filter((fix) => stageOf(fix) === first);
}

/** Findings that were not there before the fixes were made and that no fault can have hidden. */
export function harmIn(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixes: readonly Fix[],
): readonly Diagnostic[] {
  const stage = stageOfAll(fixes);
  const edits = fixes.flatMap((fix) => fix.edits);
  const files = new Set(edits.map(({ file }) => file));
  const written = writtenBy(edits);
  // What could not be read may hold more faults of its kind.
  const mayHaveBeenHidden = (finding: Diagnostic): boolean =>
    stageOf(finding) > stage ||
    (stageOf(finding) === stage && stage < STAGES.length && files.has(finding.file));
  const isAbout = (finding: Diagnostic): boolean =>
    placesOf(finding).some((place) => written.some((stretch) => begins(place, stretch)));
  // The words of a finding may change with others: "3 cards lack ...".
  const lines = new Set(before.map(lineOf));
  return newIn(before, after).filter(
    (finding) => isAbout(finding) || !(lines.has(lineOf(finding)) || mayHaveBeenHidden(finding)),
  );
}

/** Those of `after` that `before` lacks, by rule, file and message; as many of equal ones as there are more. */
function newIn(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const finding of before) left.set(wordsOf(finding), (left.get(wordsOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const count = left.get(wordsOf(finding)) ?? 0;
    left.set(wordsOf(finding), count - 1);
    return count <= 0;
  });
}

const wordsOf = ({ rule, file, message }: Diagnostic): string => `${rule}\0${file}\0${message}`;
const lineOf = ({ rule, file, start }: Diagnostic): string => `${rule}\0${file}\0${start.line}`;

/** The fixes that wrote what a new finding is about, both of two words that have become the same. */
export function blamed(fixes: readonly Fix[], harm: readonly Diagnostic[]): readonly Fix[] {
  const places = harm.flatMap(placesOf);
  const written = writtenBy(fixes.flatMap(({ edits }) => edits));
  const guilty = written.filter((stretch) => places.some((place) => begins(place, stretch)));
  return fixes.filter(({ edits }) => edits.some((edit) => guilty.some((stretch) => isFrom(stretch, edit))));
}

const placesOf = (finding: Diagnostic): readonly Place[] => [finding, ...(finding.related ?? [])];

/** Does the place begin within what was written, or at the quote before it? */
function begins({ file, start }: Place, written: Stretch): boolean {
  return file === written.file && start.offset >= written.start - 1 && start.offset <= written.end;
}

const isFrom = ({ edit: { file, start } }: Stretch, edit: TextEdit): boolean =>
  file === edit.file && start.offset === edit.start.offset;

/** Rules in the order of the stages that their faults keep from going on. */
const STAGES: readonly RegExp[] = [
  /^(yaml|csv)\/|^text\/(encoding|control-character)$/,
  /^schema\//,
  /^(game|deck|die|kit|map|rules)\//,
  /^template\/(unknown-(helper|partial|data)|reserved-name|syntax|wrong-arguments)$/,
];

/** Faults of what is drawn come after all stages, and last what need not be an error: some of it waits for the others. */
function stageOf({ rule, severity }: Diagnostic): number {
  const stage = STAGES.findIndex((rules) => rules.test(rule));
  if (stage !== -1) return stage;
  return severity === "error" ? STAGES.length : STAGES.length + 1;
}

function stageOfAll(fixes: readonly Fix[]): number {
  return fixes.reduce((least, fix) => Math.min(least, stageOf(fix)), STAGES.length + 1);
}
