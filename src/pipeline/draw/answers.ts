/**
 * A result that depends on what was looked up while it was made, kept beyond its call: with digests of the answers, so that
 * it is used only while all answers are the same. If a word of the glossary changes, only the faces that show it are made
 * again.
 */
import { type Asked, type LookUp, lookUp } from "../../layout/look-ups.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory } from "../../remember/memory.ts";

export interface Answered<T> {
  readonly result: T;
  /** Everything that was looked up while it was made, each with a digest of the answer. */
  readonly asked: readonly (readonly [question: LookUp, answer: string])[];
  /** Whether it was needed since it was last written to the disk. */
  isNeeded: boolean;
}

/** @param weight of a result in bytes */
export const answeredKind = <T>(name: string, weight: (result: T) => number): Kind<Answered<T>> => ({
  name,
  weight: ({ result, asked }) =>
    asked.reduce((sum, [question, answer]) => sum + question.length + answer.length, LIST_BYTES) +
    weight(result),
});
/** Weight of a list of questions in addition to its characters. */
const LIST_BYTES = 200;

export interface Recalled<T> {
  readonly kept: Answered<T>;
  /** What was looked up, with the answers. */
  readonly lookUps: readonly Asked[];
}

export interface AnsweredMemory {
  /**
   * The result that was kept, if all answers are still the same, or that of `make` now. Either way, everything that it
   * depends on has been looked up.
   * @param key identifies all its inputs except the answers
   */
  recall<T>(
    kind: Kind<Answered<T>>,
    key: string,
    make: () => T,
    lookUpsOf: () => readonly Asked[],
  ): Recalled<T>;
}

/** A memory that compares the answers of these resources with those that a result was made from. */
export function answeredMemory(memory: Memory, resources: LayoutResources): AnsweredMemory {
  const digest = digesting();
  return {
    recall: (kind, key, make, lookUpsOf) => {
      const known = memory.get(kind, key);
      const again = known?.asked.map(([question]) => ({ question, answer: lookUp(question, resources) }));
      if (known && again?.every(({ answer }, index) => digest(answer) === known.asked[index]?.[1]))
        return { kept: known, lookUps: again };
      const result = make();
      const lookUps = lookUpsOf();
      const asked = lookUps.map(({ question, answer }) => [question, digest(answer)] as const);
      const kept = { result, asked, isNeeded: true };
      memory.put(kind, key, kept);
      return { kept, lookUps };
    },
  };
}

/** Digests answers, each object once. */
function digesting(): (answer: Asked["answer"]) => string {
  const names = new Map<unknown, string>();
  return (answer) => {
    const name = names.get(answer) ?? digestOfTexts([JSON.stringify(answer) ?? "none"]);
    names.set(answer, name);
    return name;
  };
}
