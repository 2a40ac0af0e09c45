/** Options of every call that may take long. */
import { INKS, type Ink } from "../game/ink.ts";
import type { Progress } from "../pipeline/progress.ts";
import type { Options } from "./refuse-options.ts";

export interface Work {
  /** Aborts the call with a `BroadsideError` of code `aborted`; no file is left half-written. */
  readonly signal?: AbortSignal | undefined;
  /** Receives progress reports. */
  readonly progress?: Progress | undefined;
}

/** The same for calls that draw games. */
export interface DrawingWork extends Work {
  /** The look in which games are drawn; default full. */
  readonly ink?: Ink | undefined;
}

export const WORK_OPTIONS: Options<Work> = { signal: "signal", progress: "progress" };

export const DRAWING_OPTIONS: Options<DrawingWork> = { ...WORK_OPTIONS, ink: INKS };
