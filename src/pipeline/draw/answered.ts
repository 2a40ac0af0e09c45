/**
 * Results that rest on what was asked for while they were made, found again while all answers are the same: a word of the
 * glossary that changes makes those drawings anew that show it, and no others.
 *
 * What a drawing will ask for is known only once it was made. So the memory holds the questions that were asked, with
 * their answers, and they are asked again in the same order. Where all answers are the same, so is the result. After the
 * first different answer other questions may follow; they are looked up under the answers so far.
 */
import { ask, type Question } from "../../layout/asked.ts";
import type { LayoutResources } from "../../layout/resources.ts";
import { digestOfTexts, type Memory, type Stage } from "../../remember/memory.ts";

export interface Answered<T> {
  readonly result: T;
  /** All that was asked for while it was made. */
  readonly asked: readonly Question[];
}

export interface AnsweredMemory {
  /**
   * The result of an earlier `make` for this key and the present answers, or that of `make` now. Either way everything that
   * it rests on has been asked for.
   * @param key names all that it is made from but the answers
   */
  recall<T>(stage: Stage, key: string, make: () => Answered<T>, weightOf: (result: T) => number): T;
}

/** A question and a name of its answer. */
export type AskedThen = readonly [question: Question, answer: string];

export function answeredMemory(memory: Memory, resources: LayoutResources): AnsweredMemory {
  const answerOf = answering(resources);
  return {
    recall: <T>(stage: Stage, key: string, make: () => Answered<T>, weightOf: (result: T) => number): T => {
      let made: Answered<T> | undefined;
      const makeOnce = (): Answered<T> => {
        made ??= make();
        return made;
      };
      const known = new Set<Question>();
      const further = (): readonly AskedThen[] =>
        makeOnce()
          .asked.filter((question) => !known.has(question))
          .map((question) => [question, answerOf(question)]);
      for (let name = key; ; ) {
        const then = memory.recall("questions", name, further, weightOfQuestions);
        const answers: string[] = [];
        const isSame = then.every(([question, answer]) => {
          known.add(question);
          answers.push(answerOf(question));
          return answers.at(-1) === answer;
        });
        name = digestOfTexts([name, ...answers]);
        if (isSame) return memory.recall(stage, name, () => makeOnce().result, weightOf);
      }
    },
  };
}

/** What a list of questions weighs beside their characters. */
const LIST_CHARACTERS = 50;

const weightOfQuestions = (then: readonly AskedThen[]): number =>
  then.reduce((sum, [question, answer]) => sum + question.length + answer.length, LIST_CHARACTERS);

/** Names the present answers; each is named once, but asked for every time. */
function answering(resources: LayoutResources): (question: Question) => string {
  const names = new Map<unknown, string>();
  return (question) => {
    const answer = ask(question, resources);
    const name = names.get(answer) ?? digestOfTexts([JSON.stringify(answer) ?? "none"]);
    names.set(answer, name);
    return name;
  };
}
