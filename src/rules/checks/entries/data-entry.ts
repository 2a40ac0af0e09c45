/** An entry, the unit that rules of rules.yaml check: a name, fields, a number of copies and a place for each field. */
import type { Place } from "../../../diagnostics/diagnostic.ts";
import type { JsonObject } from "../../../schema/files.ts";
import { nodeAt, placeOf } from "../../../source/locate.ts";
import type { SourcePath, SourceRef, Sources } from "../../../source/tree.ts";
import type { Cells } from "../../../units/cells.ts";
import type { RuleContext } from "../../define-rule.ts";

export interface Entry {
  /** Its name in messages. */
  readonly id: string;
  readonly copies: number;
  readonly fields: JsonObject;
  /** Of a map card. */
  readonly cells?: Cells;
  /** The place of a value; undefined if it has none of its own. */
  ref(context: RuleContext, path: SourcePath): SourceRef | undefined;
  /** The entry itself, by its id. */
  head(context: RuleContext): Place;
}

/** The place of a value, or the nearest one that exists; without a path, the entry's head. */
export function placeIn(context: RuleContext, entry: Entry, path: SourcePath = []): Place {
  // A list in a CSV file is one cell: its items have no places of their own.
  for (let length = path.length; length > 0; length -= 1) {
    const ref = entry.ref(context, path.slice(0, length));
    if (ref) return placeOf(context.sources, ref);
  }
  return entry.head(context);
}

/** An entry whose fields are all written in one place. */
export function plainEntry(id: string, fields: object, source: SourceRef): Entry {
  return {
    id,
    copies: 1,
    fields: fields as JsonObject,
    ref: ({ sources }, path) => existing(sources, source, path),
    head: ({ sources }) => {
      const named = HEADS.map((key) => existing(sources, source, [key])).find((ref) => ref !== undefined);
      return named ? placeOf(sources, named) : placeOf(sources, source, "key");
    },
  };
}

/** The fields that identify rows, decks, dice, boards, scenarios, kits and the game in their files. */
const HEADS = ["id", "deck", "die", "board", "scenario", "kit"];

/** Undefined if nothing is there. */
export function existing(
  sources: Sources,
  { file, path }: SourceRef,
  inner: SourcePath,
): SourceRef | undefined {
  const root = sources.get(file)?.root;
  const whole = [...path, ...inner];
  return root && nodeAt(root, whole) ? { file, path: whole } : undefined;
}
