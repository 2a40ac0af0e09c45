/**
 * Answers of the server that are shown in many places: pictures made small, drawings of icons. What appears together is asked
 * for together, each once; what was answered stays until the next answer is there. After a change only what is shown is asked
 * for again, and the rest is forgotten. Limit: of what nobody shows any more, the last few hundred are kept.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Unreachable, whenConnected } from "./connection.ts";

interface Options<A> {
  /** What is shown until the first answer. */
  readonly nothing: A;
  /** By key; those without an answer keep the last one. @throws Unreachable if they are to be asked for again */
  readonly ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, A>>;
  /** Gives up what an answer holds, such as an address. */
  readonly letGo: (answer: A) => void;
}

export interface ShownAnswers<A> {
  /** The answer, for as long as somebody shows it. @returns ends that */
  show(key: string): () => void;
  answerOf(key: string): ReadonlySignal<A>;
  /** Answers to these keys may be others now. */
  outdate(isConcerned: (key: string) => boolean): void;
}

interface Entry<A> {
  readonly answer: Signal<A>;
  showing: number;
  /** The number of the question that it waits for; an earlier answer is out of date. */
  asked: number;
}

const MOST_UNSHOWN = 300;

export function shownAnswers<A>({ nothing, ask, letGo }: Options<A>): ShownAnswers<A> {
  // those that were shown last at the end
  const entries = new Map<string, Entry<A>>();
  const due = new Set<string>();
  let questions = 0;

  const entryOf = (key: string): Entry<A> => {
    const known = entries.get(key);
    if (known) return known;
    const made = { answer: signal(nothing), showing: 0, asked: 0 };
    entries.set(key, made);
    return made;
  };

  const plan = (key: string): void => {
    if (due.size === 0) queueMicrotask(() => void next());
    due.add(key);
  };

  const next = async (): Promise<void> => {
    const keys = [...due].filter((key) => entryOf(key).showing > 0);
    due.clear();
    if (keys.length === 0) return;
    const question = ++questions;
    for (const key of keys) entryOf(key).asked = question;
    try {
      const found = await ask(keys);
      for (const [key, answer] of found) take(key, answer, question);
      for (const key of keys) if (!found.has(key)) letAskAgain(key, question);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await whenConnected();
      for (const key of keys) if (entryOf(key).asked === question) plan(key);
    }
  };

  const take = (key: string, answer: A, question: number): void => {
    const entry = entries.get(key);
    if (entry?.asked !== question) {
      letGo(answer);
      return;
    }
    const before = entry.answer.peek();
    entry.answer.value = answer;
    if (before !== answer) letGo(before);
  };

  /** The next place that shows it asks again. */
  const letAskAgain = (key: string, question: number): void => {
    const entry = entries.get(key);
    if (entry?.asked === question) entry.asked = 0;
  };

  const forget = (key: string, entry: Entry<A>): void => {
    entries.delete(key);
    letGo(entry.answer.peek());
  };

  const makeRoom = (): void => {
    const unshown = [...entries].filter(([, { showing }]) => showing === 0);
    for (const [key, entry] of unshown.slice(0, -MOST_UNSHOWN)) forget(key, entry);
  };

  return {
    show: (key) => {
      const entry = entryOf(key);
      entries.delete(key);
      entries.set(key, entry);
      entry.showing += 1;
      if (entry.asked === 0) plan(key);
      return () => {
        entry.showing -= 1;
        if (entry.showing === 0) makeRoom();
      };
    },
    answerOf: (key) => entryOf(key).answer,
    outdate: (isConcerned) => {
      for (const [key, entry] of entries) {
        if (!isConcerned(key)) continue;
        if (entry.showing > 0) plan(key);
        else forget(key, entry);
      }
    },
  };
}

/** An answer for a component, asked for while it is shown. */
export function useAnswer<A>(answers: ShownAnswers<A>, key: string, isShown = true): A {
  useLayoutEffect(() => (isShown ? answers.show(key) : undefined), [answers, key, isShown]);
  return answers.answerOf(key).value;
}

/** Several, in the order of their keys. */
export function useAnswers<A>(answers: ShownAnswers<A>, keys: readonly string[]): readonly A[] {
  useLayoutEffect(() => {
    const ends = keys.map(answers.show);
    return () => {
      for (const end of ends) end();
    };
  }, [answers, keys.join("\n")]);
  return keys.map((key) => answers.answerOf(key).value);
}
