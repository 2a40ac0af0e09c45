/** Options of every call that may take long. */
import type { Progress } from "../pipeline/progress.ts";

export interface Work {
  /** Aborts the call with a `BroadsideError` of code `aborted`; no file is left half-written. */
  readonly signal?: AbortSignal | undefined;
  /** Receives progress reports. */
  readonly progress?: Progress | undefined;
}
