/**
 * A fixed track as edits of an existing file: everything else keeps its text, its comments and its place. The caller
 * must read the edited file again and compare, because an anchor may stand for several values.
 */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { writtenForcedField } from "../../../game/scenarios/forced-field.ts";
import type { LengthClass } from "../../../schema/files.ts";
import { entryOf, insertFields, moveItem, removeField } from "../../../source/edit/node-edits.ts";
import { literalEdit, rangeEdit, textEdit } from "../../../source/edit/value-edit.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceList, SourceMap, SourceNode } from "../../../source/tree.ts";
import type { TrackFix } from "../../../track/fix/fix-track.ts";
import type { PlannedCard, TrackPlan } from "../../../track/track.ts";
import { asPicture, formEdit, formOf } from "../tracks/track-form.ts";

/** What a scenario's file says about its track. */
export interface WrittenTrack extends TrackPlan {
  readonly length: LengthClass;
  readonly forcedSpecial?: number;
}

/** What a file promises about its track. */
export type Claims = Pick<WrittenTrack, "length" | "forcedSpecial">;

/** Undefined if the file is formatted in a way that edits cannot handle. */
export function trackEdits(
  document: SourceDocument,
  before: WrittenTrack,
  { plan, changes }: Pick<TrackFix, "plan" | "changes">,
  claims: Claims,
): readonly TextEdit[] | undefined {
  const { root } = document;
  if (root?.kind !== "map") return undefined;
  const ends = rootEdits(document, root, before, { ...plan, ...claims });
  if (formOf(document) === "map") {
    const picture = formEdit(document, asPicture(plan.track));
    return picture && together([ends, [picture]]);
  }
  const list = nodeAt(root, ["track"]);
  if (list?.kind !== "list") return undefined;
  const [only] = changes;
  const cards =
    only?.kind === "order" && changes.length === 1
      ? moveItem(document, list, only.card, only.to)
      : cardsEdits(document, list, before, plan);
  return ends && cards && [...ends, ...cards];
}

/** Edits for each card; undefined if one of them cannot be made. */
function cardsEdits(
  document: SourceDocument,
  { items }: SourceList,
  before: TrackPlan,
  after: TrackPlan,
): readonly TextEdit[] | undefined {
  const edits = after.track.map((card, index) =>
    cardEdits(document, items[index], before.track[index] as PlannedCard, card),
  );
  return together(edits);
}

function cardEdits(
  document: SourceDocument,
  node: SourceNode | undefined,
  before: PlannedCard,
  after: PlannedCard,
): readonly TextEdit[] | undefined {
  if (node?.kind !== "map") return undefined;
  const changes: readonly (readonly [field: string, from: string, to: string])[] = [
    ["turn", String(before.turn), String(after.turn)],
    ["acceleration", String(before.acceleration), String(after.acceleration)],
    ["heading", sides(before), sides(after)],
  ];
  const changed = changes.filter(([, from, to]) => from !== to);
  const added = changed.filter(([field]) => !entryOf(node, field)).map(([field, , to]) => `${field}: ${to}`);
  const at = entryOf(node, "at");
  return together([
    before.card === after.card ? [] : one(scalarEdit(document, node, "card", after.card)),
    at && atEdits(document, at.value, before.at, after.at),
    ...changed.flatMap(([field, , to]) => {
      const entry = entryOf(node, field);
      if (!entry) return [];
      return [[to === "" ? removeField(document, node, entry) : rangeEdit(document, entry.value, to)]];
    }),
    added.length > 0 && at ? [insertFields(document, node, at, added)] : [],
  ]);
}

/** "[north, east]"; empty if no heading is given. */
const sides = ({ heading }: PlannedCard): string => (heading ? `[${heading.join(", ")}]` : "");

function atEdits(
  document: SourceDocument,
  node: SourceNode,
  before: PlannedCard["at"],
  after: PlannedCard["at"],
): readonly TextEdit[] | undefined {
  if (node.kind !== "list") return undefined;
  const edits = node.items.map((item, axis) =>
    before[axis] === after[axis] ? [] : one(literalEdit(document, item, String(after[axis]))),
  );
  return together(edits);
}

function rootEdits(
  document: SourceDocument,
  root: SourceMap,
  before: WrittenTrack,
  after: WrittenTrack,
): readonly TextEdit[] | undefined {
  const changed = (["length", "start", "finish"] as const).filter((field) => before[field] !== after[field]);
  const added = changed.filter((field) => !entryOf(root, field)).map((field) => `${field}: ${after[field]}`);
  // Behind a picture there may be comments that go with it.
  const track = entryOf(root, "track") ?? entryOf(root, "length");
  return together([
    ...changed
      .filter((field) => entryOf(root, field))
      .map((field) => one(scalarEdit(document, root, field, after[field] ?? ""))),
    added.length > 0 && track ? [insertFields(document, root, track, added)] : [],
    before.forcedSpecial === after.forcedSpecial
      ? []
      : one(numberEdit(document, root, writtenForcedField(root) ?? "forced-special", after.forcedSpecial)),
  ]);
}

function numberEdit(
  document: SourceDocument,
  map: SourceMap,
  field: string,
  number: number | undefined,
): TextEdit | undefined {
  const value = entryOf(map, field)?.value;
  return value && literalEdit(document, value, String(number));
}

function scalarEdit(
  document: SourceDocument,
  map: SourceMap,
  field: string,
  text: string,
): TextEdit | undefined {
  const value = entryOf(map, field)?.value;
  return value && textEdit(document, value, text);
}

const one = (edit: TextEdit | undefined): readonly TextEdit[] | undefined => edit && [edit];

/** All edits, or undefined if one is missing. */
function together(parts: readonly (readonly TextEdit[] | undefined)[]): readonly TextEdit[] | undefined {
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
