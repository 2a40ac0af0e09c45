/** Ids that must be unique within a game: the first thing with an id is kept, later ones are reported and left out. */
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";

interface Named {
  readonly id: string;
  readonly source: SourceRef;
}

/** A kind of thing with ids, and how to report a duplicate. */
interface Kind {
  /** The id of the finding. */
  readonly rule: string;
  /** Its name in messages. */
  readonly kind: string;
  /** The field that contains the id; by default, the name of the kind. */
  readonly key?: string;
}

export function firstOfEachId<T extends Named>(
  things: readonly T[],
  { rule, kind, key = kind }: Kind,
  report: Report,
): readonly T[] {
  const first = new Map<string, T>();
  for (const thing of things) {
    const other = first.get(thing.id);
    if (other === undefined) {
      first.set(thing.id, thing);
      continue;
    }
    report({
      rule,
      at: below(thing.source, key),
      message: `another ${kind} has the id "${thing.id}" too`,
      related: { at: below(other.source, key), message: `the first ${kind} with this id` },
      why: `references use the id of a ${kind}, so only the first of them can be used`,
      fix: `give this ${kind} an id of its own`,
    });
  }
  return [...first.values()];
}
