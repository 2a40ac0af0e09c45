/** Options of every call that may take long. */
import type { Progress } from "../pipeline/progress.ts";
import type { Options } from "./refuse-options.ts";

export interface Work {
  /** Aborts the call with a `BroadsideError` of code `aborted`; no file is left half-written. */
  readonly signal?: AbortSignal | undefined;
  /** Receives progress reports. */
  readonly progress?: Progress | undefined;
}

/** The last two are those of `print`. */
export const WORK_OPTIONS: Options<Work & Record<"onEvent" | "isShown", unknown>> = {
  signal: "object",
  progress: "object",
  onEvent: "function",
  isShown: "flag",
};
