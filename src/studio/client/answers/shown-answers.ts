/**
 * Answers of the server that are shown in many places: pictures made small, drawings of icons. What appears together is asked
 * for together, each once; what was answered stays until the next answer is there. After a change only what is shown is asked
 * for again, and the rest is forgotten; questions whose answers nobody would see are given up. Limit: of what nobody shows any more, the last few hundred are kept.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Unreachable, whenConnected } from "../calls/connection.ts";

/** A key that is shown and has no answer of now. */
export interface AskedKey<A> {
  readonly key: string;
  /** Aborted when nobody shows it any more, or when its answer would be out of date. */
  readonly signal: AbortSignal;
  /** Shows the answer. */
  take(answer: A): void;
}

interface Options<A> {
  /** What is shown until the first answer. */
  readonly nothing: A;
  /** Takes each answer as it comes; what gets none keeps the last one. @throws Unreachable if those without one are to be asked for again */
  readonly ask: (asked: readonly AskedKey<A>[]) => Promise<unknown>;
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
  /** The answer is that of now, or is being asked for. */
  isCurrent: boolean;
  /** Of the question that it waits for. */
  asking: AbortController | undefined;
}

const MOST_UNSHOWN = 300;

export function shownAnswers<A>({ nothing, ask, letGo }: Options<A>): ShownAnswers<A> {
  // those that were shown last at the end
  const entries = new Map<string, Entry<A>>();
  const due = new Set<string>();

  const entryOf = (key: string): Entry<A> => {
    const known = entries.get(key);
    if (known) return known;
    const made = { answer: signal(nothing), showing: 0, isCurrent: false, asking: undefined };
    entries.set(key, made);
    return made;
  };

  const plan = (key: string): void => {
    if (due.size === 0) queueMicrotask(() => void next());
    due.add(key);
  };

  /** Whoever shows it next asks for it. */
  const giveUp = (entry: Entry<A>): void => {
    entry.isCurrent = false;
    entry.asking?.abort();
    entry.asking = undefined;
  };

  const next = async (): Promise<void> => {
    const shown = [...due]
      .map((key) => ({ key, entry: entryOf(key) }))
      .filter(({ entry }) => entry.showing > 0);
    due.clear();
    if (shown.length === 0) return;
    const asked = shown.map(({ key, entry }) => {
      giveUp(entry);
      const asking = new AbortController();
      Object.assign(entry, { isCurrent: true, asking });
      return { key, entry, asking };
    });
    try {
      await ask(
        asked.map(({ key, entry, asking }) => ({
          key,
          signal: asking.signal,
          take: (answer) => take(entry, answer, asking),
        })),
      );
      // what got no answer is asked for again where it is shown next
      for (const { entry, asking } of asked) if (entry.asking === asking) giveUp(entry);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await whenConnected();
      for (const { key, entry, asking } of asked) {
        if (entry.asking !== asking) continue;
        giveUp(entry);
        plan(key);
      }
    }
  };

  const take = (entry: Entry<A>, answer: A, asking: AbortController): void => {
    if (entry.asking !== asking) {
      letGo(answer);
      return;
    }
    entry.asking = undefined;
    const before = entry.answer.peek();
    entry.answer.value = answer;
    if (before !== answer) letGo(before);
  };

  const forget = (key: string, entry: Entry<A>): void => {
    entries.delete(key);
    giveUp(entry);
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
      if (!entry.isCurrent) plan(key);
      return () => {
        entry.showing -= 1;
        if (entry.showing > 0) return;
        // what moves from one place to another is shown again at once
        queueMicrotask(() => {
          if (entry.showing === 0 && entry.asking) giveUp(entry);
        });
        makeRoom();
      };
    },
    answerOf: (key) => entryOf(key).answer,
    outdate: (isConcerned) => {
      for (const [key, entry] of entries) {
        if (!isConcerned(key)) continue;
        if (entry.showing > 0) {
          giveUp(entry);
          plan(key);
        } else forget(key, entry);
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
