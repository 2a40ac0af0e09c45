/**
 * Caches results that depend on resources requested while they are made, and reuses them while all answers are the
 * same: if a word of the glossary changes, only the drawings that show it are made again.
 *
 * What a drawing requests is known only once it has been made. So the memory keeps the questions with their answers
 * beside the result, and asks them again in the same order. If all answers are the same, so is the result. After the
 * first different answer, other questions may follow; the result is looked up under the questions and answers so far.
 */
import { type LookUp, lookUp } from "../../layout/look-ups.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../remember/memory.ts";

export interface Answered<T> {
  readonly result: T;
  /** Everything requested while it was made. */
  readonly lookUps: readonly LookUp[];
}

/** A result as it is kept. */
export interface AnsweredThen<T> {
  readonly result: T;
  /** What was requested, apart from the questions that it is kept under. */
  readonly asked: readonly AskedThen[];
}

/** A question and a digest of its answer. */
type AskedThen = readonly [question: LookUp, answer: string];

/** @param weight of a result in bytes */
export const answeredKind = <T>(name: string, weight: (result: T) => number): Kind<AnsweredThen<T>> => ({
  name,
  weight: ({ result, asked }) =>
    asked.reduce((sum, [question, answer]) => sum + question.length + answer.length, LIST_BYTES) +
    weight(result),
});
/** Weight of a list of questions in addition to its characters. */
const LIST_BYTES = 200;

export interface AnsweredMemory {
  /**
   * The result of an earlier `make` for this key and the current answers, or that of `make` now. Either way, everything
   * that it depends on has been requested.
   * @param key identifies all its inputs except the answers
   */
  recall<T>(kind: Kind<AnsweredThen<T>>, key: string, make: () => Answered<T>): T;
}

export function answeredMemory(memory: Memory, resources: LayoutResources): AnsweredMemory {
  if (memory === NO_MEMORY) return { recall: (_kind, _key, make) => make().result };
  const answerOf = answering(resources);
  return {
    recall: (kind, key, make) => {
      const known = new Set<LookUp>();
      for (let name = key; ; ) {
        const then = memory.get(kind, name);
        if (!then) {
          const { result, lookUps } = make();
          const further = lookUps.filter((question) => !known.has(question));
          memory.put(kind, name, { result, asked: further.map((one) => [one, answerOf(one)] as const) });
          return result;
        }
        const path = [name];
        const isSame = then.asked.every(([question, answer]) => {
          const now = answerOf(question);
          known.add(question);
          path.push(question, now);
          return now === answer;
        });
        if (isSame) return then.result;
        name = digestOfTexts(path);
      }
    },
  };
}

/** Digests the current answers; each digest is computed once, but the question is looked up every time. */
function answering(resources: LayoutResources): (question: LookUp) => string {
  const names = new Map<unknown, string>();
  return (question) => {
    const answer = lookUp(question, resources);
    const name = names.get(answer) ?? digestOfTexts([JSON.stringify(answer) ?? "none"]);
    names.set(answer, name);
    return name;
  };
}
