/** Ids that must be unique within a game: the first thing of an id stays, later ones are reported and left out. */
import type { SourceRef } from "../source/tree.ts";
import { below, type Report } from "./fault.ts";

interface Named {
  readonly id: string;
  readonly source: SourceRef;
}

/** What has an id, and where a second one is wrong. */
interface Kind {
  /** The id of the fault. */
  readonly rule: string;
  /** The word for people. */
  readonly kind: string;
  /** The field that has the id; the kind's own name where nothing else is said. */
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
      message: `another ${kind} is called "${thing.id}" too`,
      related: { at: below(other.source, key), message: `the first ${kind} with this id` },
      why: `a ${kind} is named by its id, so only the first of them can be used`,
      fix: `give this ${kind} an id of its own`,
    });
  }
  return [...first.values()];
}
