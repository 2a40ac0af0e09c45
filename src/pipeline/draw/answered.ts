/**
 * Caches results that depend on resources requested while they are made, and reuses them while all answers are the
 * same: if a word of the glossary changes, only the drawings that show it are made again.
 *
 * What a drawing requests is known only once it has been made. So the memory keeps the questions with their answers,
 * and asks them again in the same order. If all answers are the same, so is the result. After the first different
 * answer, other questions may follow; they are looked up under the answers so far.
 */
import { type LookUp, lookUp } from "../../layout/look-ups.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import type { Kind } from "../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY, recall } from "../../remember/memory.ts";

export interface Answered<T> {
  readonly result: T;
  /** Everything requested while it was made. */
  readonly lookUps: readonly LookUp[];
}

export interface AnsweredMemory {
  /**
   * The result of an earlier `make` for this key and the current answers, or that of `make` now. Either way, everything
   * that it depends on has been requested.
   * @param key identifies all its inputs except the answers
   */
  recall<T>(kind: Kind<T>, key: string, make: () => Answered<T>): T;
}

/** A question and a digest of its answer. */
export type AskedThen = readonly [question: LookUp, answer: string];

export function answeredMemory(memory: Memory, resources: LayoutResources): AnsweredMemory {
  if (memory === NO_MEMORY) return { recall: (_kind, _key, make) => make().result };
  const answerOf = answering(resources);
  return {
    recall: <T>(kind: Kind<T>, key: string, make: () => Answered<T>): T => {
      let made: Answered<T> | undefined;
      const makeOnce = (): Answered<T> => {
        made ??= make();
        return made;
      };
      const known = new Set<LookUp>();
      const further = (): readonly AskedThen[] =>
        makeOnce()
          .lookUps.filter((question) => !known.has(question))
          .map((question) => [question, answerOf(question)]);
      for (let name = key; ; ) {
        const then = recall(memory, QUESTIONS, name, further);
        const answers: string[] = [];
        const isSame = then.every(([question, answer]) => {
          known.add(question);
          answers.push(answerOf(question));
          return answers.at(-1) === answer;
        });
        name = digestOfTexts([name, ...answers]);
        if (isSame) return recall(memory, kind, name, () => makeOnce().result);
      }
    },
  };
}

const QUESTIONS: Kind<readonly AskedThen[]> = {
  name: "questions",
  weight: (then) =>
    then.reduce((sum, [question, answer]) => sum + question.length + answer.length, LIST_BYTES),
};
/** Weight of a list of questions in addition to its characters. */
const LIST_BYTES = 200;

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
