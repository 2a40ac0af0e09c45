/**
 * The harm done by fixes: which findings are new once they are applied, and which fixes caused them. A fault hides
 * others: those found by later stages, and more of its own kind in a file that could not be read or drawn.
 */
import { type Diagnostic, fullMessage, type Place, type TextEdit } from "../../diagnostics/diagnostic.ts";
import { type Stretch, writtenBy } from "../../source/edit/edits.ts";

export type Fix = Diagnostic & { readonly edits: readonly TextEdit[] };

/** The fixes of the earliest stage: making them may take later findings away. */
export function earliest(fixes: readonly Fix[]): readonly Fix[] {
  const first = stageOfAll(fixes);
  return fixes.filter((fix) => stageOf(fix) === first);
}

/** Findings that did not exist before the fixes and that no fault can have hidden. */
export function harmIn(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixes: readonly Fix[],
): readonly Diagnostic[] {
  const stage = stageOfAll(fixes);
  const edits = fixes.flatMap((fix) => fix.edits);
  const files = new Set(edits.map(({ file }) => file));
  const written = writtenBy(edits);
  // A file that could not be read may contain more faults of the same kind.
  const mayHaveBeenHidden = (finding: Diagnostic): boolean =>
    stageOf(finding) > stage ||
    (stageOf(finding) === stage && stage < STAGES.length && files.has(finding.file));
  const isAbout = (finding: Diagnostic): boolean =>
    placesOf(finding).some((place) => written.some((stretch) => begins(place, stretch)));
  // The message of a finding may depend on others: "3 cards lack ...".
  const lines = new Set(before.map(lineOf));
  return newIn(before, after).filter(
    (finding) => isAbout(finding) || !(lines.has(lineOf(finding)) || mayHaveBeenHidden(finding)),
  );
}

/** Findings of `after` that are not in `before`, by rule, file and message; for equal ones, the surplus. */
function newIn(before: readonly Diagnostic[], after: readonly Diagnostic[]): readonly Diagnostic[] {
  const left = new Map<string, number>();
  for (const finding of before) left.set(wordsOf(finding), (left.get(wordsOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const count = left.get(wordsOf(finding)) ?? 0;
    left.set(wordsOf(finding), count - 1);
    return count <= 0;
  });
}

const wordsOf = (finding: Diagnostic): string => `${finding.rule}\0${finding.file}\0${fullMessage(finding)}`;
const lineOf = ({ rule, file, start }: Diagnostic): string => `${rule}\0${file}\0${start.line}`;

/** The fixes that wrote the text of a new finding; if two words have become the same, both. */
export function blamed(fixes: readonly Fix[], harm: readonly Diagnostic[]): readonly Fix[] {
  const places = harm.flatMap(placesOf);
  const written = writtenBy(fixes.flatMap(({ edits }) => edits));
  const guilty = written.filter((stretch) => places.some((place) => begins(place, stretch)));
  return fixes.filter(({ edits }) => edits.some((edit) => guilty.some((stretch) => isFrom(stretch, edit))));
}

const placesOf = (finding: Diagnostic): readonly Place[] => [finding, ...(finding.related ?? [])];

/** Whether the place begins within the written text, or at the quote before it. */
function begins({ file, start }: Place, written: Stretch): boolean {
  return file === written.file && start.offset >= written.start - 1 && start.offset <= written.end;
}

const isFrom = ({ edit: { file, start } }: Stretch, edit: TextEdit): boolean =>
  file === edit.file && start.offset === edit.start.offset;

/** Rules in the order of the stages that their faults stop. */
const STAGES: readonly RegExp[] = [
  /^(yaml|csv)\/|^text\/(encoding|control-character)$/,
  /^schema\//,
  /^(game|deck|die|kit|map|rules)\//,
  /^template\/(unknown-(helper|partial|data)|reserved-name|syntax|wrong-arguments)$/,
];

/** Faults in drawings come after all stages, and last those that are not errors: some only appear without errors. */
function stageOf({ rule, severity }: Diagnostic): number {
  const stage = STAGES.findIndex((rules) => rules.test(rule));
  if (stage !== -1) return stage;
  return severity === "error" ? STAGES.length : STAGES.length + 1;
}

function stageOfAll(fixes: readonly Fix[]): number {
  return fixes.reduce((least, fix) => Math.min(least, stageOf(fix)), STAGES.length + 1);
}
