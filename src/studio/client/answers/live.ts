/**
 * Answers that follow the project: asked for anew when files, unsaved texts or the question change. The latest question wins:
 * an earlier one is given up, and what was answered stays until the next answer is there, marked as old.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { AnswerOf, Ask, CallName } from "../../shared/calls.ts";
import { call, Unreachable } from "../calls/calls.ts";
import { isConnected } from "../calls/connection.ts";
import { drafts } from "../documents/documents.ts";
import { revision } from "../project/revision.ts";
import { afterPictures } from "./pictures-first.ts";

export interface Live<Q, A> {
  /** Undefined until the first answer. */
  readonly answer: ReadonlySignal<A | undefined>;
  /** What `answer` is the answer to. */
  readonly about: ReadonlySignal<Q | undefined>;
  /** True from a change until its answer is there, and if it is refused. */
  readonly isOld: ReadonlySignal<boolean>;
  /** Why the last question was refused, for people. */
  readonly fault: ReadonlySignal<string | undefined>;
  end(): void;
}

export interface LiveOptions {
  /** How long nothing must change before it is asked, in ms; default 0. */
  readonly pause?: number;
  /** It is asked after the pictures that are seen; default false. */
  readonly isLater?: boolean;
}

/** @param askOf reads signals; undefined = nothing to ask now */
export function live<N extends CallName>(
  name: N,
  askOf: () => Ask<N> | undefined,
  { pause = 0, isLater = false }: LiveOptions = {},
): Live<Ask<N>, AnswerOf<N>> {
  const found = signal<{ readonly about: Ask<N>; readonly answer: AnswerOf<N> } | undefined>(undefined);
  const answer = computed(() => found.value?.answer);
  const about = computed(() => found.value?.about);
  const isOld = signal(false);
  const fault = signal<string | undefined>(undefined);
  let asking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async (ask: Ask<N>): Promise<void> => {
    asking = new AbortController();
    const { signal } = asking;
    if (isLater) await afterPictures();
    if (signal.aborted) return;
    try {
      const answer = await call(name, ask, { drafts: drafts.peek(), signal });
      if (signal.aborted) return;
      found.value = { about: ask, answer };
      // whoever could not take it has asked anew
      if (signal.aborted) return;
      fault.value = undefined;
      isOld.value = false;
    } catch (error) {
      // without a connection the answer stays old; it is asked again when there is one
      if (signal.aborted || error instanceof Unreachable) return;
      fault.value = (error as Error).message;
    }
  };
  const stop = effect(() => {
    revision.value;
    const ask = askOf();
    clearTimeout(timer);
    asking?.abort();
    if (ask === undefined || !isConnected.value) return;
    isOld.value = true;
    timer = setTimeout(() => void run(ask), answer.peek() === undefined ? 0 : pause);
  });
  return {
    answer,
    about,
    isOld,
    fault,
    end: () => {
      stop();
      clearTimeout(timer);
      asking?.abort();
    },
  };
}

/** The same for as long as a component is shown. The question is asked anew when one of `inputs` changes. */
export function useLive<N extends CallName>(
  name: N,
  askOf: () => Ask<N> | undefined,
  inputs: readonly unknown[],
  options: LiveOptions = {},
): Live<Ask<N>, AnswerOf<N>> {
  const found = useMemo(() => live(name, askOf, options), [name, ...inputs]);
  useEffect(() => () => found.end(), [found]);
  return found;
}
