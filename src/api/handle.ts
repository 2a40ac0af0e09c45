/** What all calls of an open project share: whether it is still open, and what each call works with. */
import { BroadsideError, badOrder } from "../diagnostics/broadside-error.ts";
import { createDraftBytes } from "../host/drafts.ts";
import { listedOnce } from "../host/listed-once.ts";
import type { SignalOfCall } from "../pipeline/look/child-inspector.ts";
import type { Inspector } from "../pipeline/look/inspector.ts";
import type { Pace } from "../pipeline/progress.ts";
import type { ProjectContext } from "../pipeline/project.ts";
import { withDrafts } from "./drafts.ts";
import { paceOf } from "./pace/pace.ts";
import { createPrecedence } from "./pace/precedence.ts";
import { type Options, refuseOptions } from "./refuse-options.ts";
import { type SavedWork, WORK_OPTIONS, type Work } from "./work.ts";

/** A running call. */
export interface Call<W extends SavedWork = Work> {
  /** The files of the project with the drafts of the call, and an inspector for this call alone. */
  readonly project: ProjectContext;
  /** The options with which it was made. */
  readonly work: W;
  /** Its functions throw if the caller's signal has aborted the call. */
  readonly progress: Pace;
}

/** The code of a call, which takes its own arguments after `call`; those that may be left out have defaults. */
export type Answer<W extends SavedWork, A extends readonly unknown[], T> = (
  call: Call<W>,
  ...args: A
) => T | Promise<T>;

/**
 * Makes a call as users see it: its own arguments, then its options. Its code is loaded when it is first made.
 * @param count number of its own arguments
 * @param options those that it knows; default those of all calls. Without `drafts`, it refuses them with the reason
 * @throws BroadsideError (the call) `closed`, `aborted`, or `bad-order` for options that do not exist
 */
export type Late = <W extends SavedWork, A extends readonly unknown[], T>(
  count: Required<A>["length"],
  load: () => Promise<Answer<W, A, T>>,
  options?: Options<W>,
) => (...args: [...A, work?: W]) => Promise<T>;

export interface Handle {
  /** For calls that a person waits for. */
  readonly late: Late;
  /** The same for a call that may take its time: in its pauses it gives way to the others. */
  readonly atLeisure: Late;
  /** Tells whether calls were made since: the number of those that were begun, or "running" while there is one. */
  turn(): number | "running";
  /** Aborted by `close`; ends loops that wait for changes. */
  readonly closing: AbortSignal;
  /** @throws BroadsideError `closed` */
  refuseClosed(): void;
  close(): Promise<void>;
}

/** @param inspectorOfCall makes the inspector of pictures and fonts for one call; absent = they are opened in this process */
export function createHandle(
  project: ProjectContext,
  inspectorOfCall?: (signalOf: SignalOfCall) => Inspector,
): Handle {
  const running = new Set<Promise<unknown>>();
  let begun = 0;
  const keep = (isLast: boolean): void => {
    project.memory?.flush(isLast);
    project.shipped?.flush(isLast);
  };
  const closing = new AbortController();
  const draftBytes = createDraftBytes();
  const precedence = createPrecedence();
  const refuseClosed = (): void => {
    if (closing.signal.aborted) throw new BroadsideError("closed", "the project was closed");
  };
  const answer = async <W extends SavedWork, T>(
    work: W,
    options: Options<W>,
    make: (call: Call<W>) => Promise<T>,
    isAtLeisure: boolean,
  ): Promise<T> => {
    refuseClosed();
    refuseDrafts(work, options);
    refuseOptions(work, options);
    const { drafts = [] }: Work = work;
    const seen = withDrafts(project, drafts, draftBytes);
    let isRunning = true;
    // Work that outlives the call must not be cancelled with it.
    const own = ownOf(
      seen,
      inspectorOfCall?.(() => (isRunning ? work.signal : undefined)),
    );
    const ended = isAtLeisure ? undefined : precedence.begin();
    const progress = paceOf(work, isAtLeisure ? precedence.giveWay : undefined);
    const made = make({ project: own, work, progress });
    running.add(made);
    begun += 1;
    try {
      return await made;
    } finally {
      isRunning = false;
      running.delete(made);
      ended?.();
      keep(false);
    }
  };
  const making =
    (isAtLeisure: boolean): Late =>
    <W extends SavedWork, A extends readonly unknown[], T>(
      count: Required<A>["length"],
      load: () => Promise<Answer<W, A, T>>,
      options: Options<W> = WORK_OPTIONS as Options<W>,
    ) => {
      return (...args: [...A, work?: W]): Promise<T> => {
        const own = args.slice(0, count) as unknown as A;
        const work = args[count] === undefined ? ({} as W) : (args[count] as W);
        const make = async (call: Call<W>): Promise<T> => {
          await call.progress.pause();
          return (await load())(call, ...own);
        };
        return answer(work, options, make, isAtLeisure);
      };
    };
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.allSettled(running);
    keep(true);
  };
  return {
    late: making(false),
    atLeisure: making(true),
    turn: () => (running.size > 0 ? "running" : begun),
    closing: closing.signal,
    refuseClosed,
    close,
  };
}

/** @throws BroadsideError `bad-order` for drafts of a call that is about the files themselves */
function refuseDrafts(work: object, options: object): void {
  if ("drafts" in options || Object(work).drafts === undefined) return;
  throw badOrder("`drafts`: this call reads and writes the files themselves; save the drafts first");
}

/** What one call works with: its own view of the folders, and its inspector. */
function ownOf(project: ProjectContext, inspector: Inspector | undefined): ProjectContext {
  const { bundle } = project;
  const host = listedOnce(project.host);
  // Where the games that come with Broadside are opened, both are the same host.
  const theirs = project.host === bundle.host ? host : listedOnce(bundle.host);
  return { ...project, host, bundle: { ...bundle, host: theirs }, ...(inspector && { inspector }) };
}
