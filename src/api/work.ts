/** What every call that takes long can be given. */
import type { Progress } from "../pipeline/progress.ts";

export interface Work {
  /** Ends the call with a `BroadsideError` of code `aborted`; no file is left half-written. */
  readonly signal?: AbortSignal | undefined;
  /** Told how far the work is. */
  readonly progress?: Progress | undefined;
}
