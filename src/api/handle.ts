/** What all calls of an open project share: whether it is still open, and what each call works with. */
import { BroadsideError } from "../diagnostics/broadside-error.ts";
import { expectLongWork } from "../host/engine-pace.ts";
import type { Inspector } from "../pipeline/look/inspector.ts";
import { type Progress, SILENT } from "../pipeline/progress.ts";
import type { ProjectContext } from "../pipeline/project.ts";
import { refuseOptions } from "./refuse-options.ts";
import { WORK_OPTIONS, type Work } from "./work.ts";

/** A running call. */
export interface Call {
  /** The files of the project, with an inspector for this call alone. */
  readonly project: ProjectContext;
  /** Throws if the caller's signal has aborted the call. */
  readonly progress: Progress;
  /** @throws BroadsideError `aborted` if the caller's signal has aborted the call */
  readonly goOn: () => void;
}

export interface Handle {
  /** Runs a call while the project is open. @throws BroadsideError `closed`, `aborted`, or `bad-order` */
  answer<T>(work: Work, make: (call: Call) => T | Promise<T>): Promise<T>;
  /** Aborted by `close`; ends loops that wait for changes. */
  readonly closing: AbortSignal;
  close(): Promise<void>;
}

/** Steps that count as long work: laying out this many cards takes a quarter of a second or more. */
const MANY_STEPS = 200;

/** @param inspectorOfCall makes the inspector of pictures and fonts for one call; absent = they are opened in this process */
export function createHandle(project: ProjectContext, inspectorOfCall?: () => Inspector): Handle {
  const running = new Set<Promise<unknown>>();
  const closing = new AbortController();
  const answer = async <T>(work: Work, make: (call: Call) => T | Promise<T>): Promise<T> => {
    if (closing.signal.aborted) throw new BroadsideError("closed", "the project was closed");
    const goOn = (): void => {
      if (work.signal?.aborted) throw new BroadsideError("aborted", "the call was aborted");
    };
    refuseOptions(work, WORK_OPTIONS);
    goOn();
    const own = inspectorOfCall ? { ...project, inspector: inspectorOfCall() } : project;
    const made = Promise.resolve(make({ project: own, progress: progressOf(work.progress, goOn), goOn }));
    running.add(made);
    try {
      return await made;
    } finally {
      running.delete(made);
      project.cache?.flush();
    }
  };
  const close = async (): Promise<void> => {
    closing.abort();
    await Promise.allSettled(running);
  };
  return { answer, closing: closing.signal, close };
}

/** Also counts the steps: cached results take none, and many steps mean long work. */
function progressOf(progress: Progress = SILENT, goOn: () => void): Progress {
  let steps = 0;
  return {
    step: (work, done, total) => {
      goOn();
      steps += 1;
      if (steps === MANY_STEPS) expectLongWork();
      progress.step(work, done, total);
    },
  };
}
