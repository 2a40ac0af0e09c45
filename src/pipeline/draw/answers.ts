/**
 * A result that depends on what was looked up while it was made, kept beyond its call: with digests of the answers, so that
 * it is used only while all answers are the same. If a word of the glossary changes, only the faces that show it are made
 * again.
 */
import { type Asked, type LookUp, lookUp } from "../../layout/look-ups.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";

export interface Answered<T> {
  readonly result: T;
  /** Everything that was looked up while it was made, each with a digest of the answer. */
  readonly asked: readonly (readonly [question: LookUp, answer: string])[];
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

export interface AnsweredMemory {
  /**
   * The result that was kept, if all answers are still the same, or that of `make` now. Either way, everything that it
   * depends on has been looked up.
   * @param key identifies all its inputs except the answers
   */
  recall<T>(kind: Kind<Answered<T>>, key: string, make: () => T, lookUpsOf: () => readonly Asked[]): T;
}

export function answeredMemory(memory: Memory, resources: LayoutResources): AnsweredMemory {
  if (memory === NO_MEMORY) return { recall: (_kind, _key, make) => make() };
  const digest = digesting();
  return {
    recall: (kind, key, make, lookUpsOf) => {
      const known = memory.get(kind, key);
      if (known?.asked.every(([question, answer]) => digest(lookUp(question, resources)) === answer))
        return known.result;
      const result = make();
      const asked = lookUpsOf().map(({ question, answer }) => [question, digest(answer)] as const);
      memory.put(kind, key, { result, asked });
      return result;
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
